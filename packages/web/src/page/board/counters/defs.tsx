/** What counters refer to by name. Once in the document, before anything that is drawn. */
export function CounterDefs() {
  return (
    <svg class="counter-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="gloss" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#fff" stop-opacity=".22" />
          <stop offset=".45" stop-color="#fff" stop-opacity="0" />
          <stop offset="1" stop-color="#000" stop-opacity=".2" />
        </linearGradient>
        <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch-line" d="M0 0V9" stroke-width="3" />
        </pattern>
        <pattern id="hatch-foed" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path class="hatch-line foed" d="M0 0V12" stroke-width="2" />
        </pattern>
        <pattern id="hatch-usurper" width="12" height="12" patternUnits="userSpaceOnUse">
          <path class="hatch-line usurper" d="M0 0V12M0 0H12" stroke-width="2" />
        </pattern>
        <radialGradient id="lit-glow">
          <stop offset=".62" stop-color="#000" />
          <stop offset="1" stop-color="#000" stop-opacity="0" />
        </radialGradient>
      </defs>
    </svg>
  )
}
