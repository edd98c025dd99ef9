/** A padlock about (0, 0), ten units high, in the colour of what is around it: a rule keeps somebody from acting. */
export const Padlock = () => (
  <g stroke="currentColor" stroke-width="1.6">
    <path d="M-2.6 0v-1.8a2.6 2.6 0 0 1 5.2 0v1.8" fill="none" />
    <rect x="-4" y="-.4" width="8" height="5.4" rx="1.2" fill="currentColor" stroke="none" />
  </g>
)
