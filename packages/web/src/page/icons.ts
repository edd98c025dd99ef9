/** Made by icons/make-icons.ts from @iconify-json/game-icons (CC BY 3.0) and @iconify-json/lucide (ISC). */

export const pieces = {
  emperor:
    '<path fill="currentColor" d="m207 19l36 162c1 1 1 2 3 3c2 1 4 2 7 2c3 0 6-1 7-2c2-1 3-2 3-3l36-162zm89 98l-15 69l0 0l0 0c-2 6-6 11-11 14s-11 4-17 4c-5 0-11-1-16-4c-5-3-10-8-12-14l0 0l0 0l-14-67c-36 15-64 46-75 84a459 459 0 0 0 32 15c26 12 60 23 88 23c28 0 62-12 89-23a449 449 0 0 0 32-17c-12-40-42-71-81-84zm89 101c-8 5-19 11-33 17c-27 12-63 24-96 25c-32 0-68-12-96-24c-13-6-25-12-33-17c-1 71-4 139 9 189c7 27 19 48 38 62c12 10 27 17 47 21v-161c-29 16-68 3-81-30c9-23 30-34 51-33c24 0 48 15 49 45h0v89h36l0-88q0 0 0 0c0-1 0-1 0-1c0-30 24-45 49-45c20-1 42 10 50 33c-13 33-52 46-81 30v161c20-4 35-11 47-21c18-15 29-36 36-63c13-50 9-119 8-189z"/>',
  army: '<path fill="currentColor" d="m69 19c-1 2-3 4-4 7c-36 61-15 139 46 175c1 0 2 0 3 1c7-20 16-39 27-55c-47-27-73-77-72-128zm367 0c1 51-26 101-73 128c0 0 0 0 0 0c11 17 20 35 27 55c1 0 2-1 4-2c61-35 82-113 46-174c-1-3-3-5-4-7zm-184 83c-50 0-94 39-117 98c35-9 76-13 118-13c41 0 81 4 116 12c-23-59-68-97-117-97zm1 103c-61 0-122 11-156 28v60c38-9 89-13 140-14l-18 116h60l-18-116c56 0 110 5 149 14v-60c-35-17-96-28-157-28zm-61 95c-12 0-20 9-20 18s8 18 20 18s20-8 20-18c0-9-9-18-20-18zm115 0c-12 0-20 9-20 18c0 10 8 18 20 18c11 0 20-8 20-18c0-9-9-18-20-18zm44 3l-51 191l82-21v-166c-10-2-20-3-31-4zm-203 0c-11 2-21 3-31 5v165l82 21l-51-191z"/>',
  fleet:
    '<path fill="currentColor" d="m273 28v34l-24 5l3 18l21-5v57l-41 10l5 18l36-10v200c6 0 12 0 18 0v-204l58-14l-5-18l-53 13v-55l41-8l-3-18l-38 7v-30zm-96 144v34l-24 5l3 18l21-4v56l-41 10l4 18l37-10v58c6 0 12 0 18-1v-61l57-14l-4-18l-53 14v-56l41-8l-4-18l-37 8v-31zm192 0v34l-24 5l3 18l21-4v56l-41 10l5 18l36-10v53c6-1 12-1 18-1v-56l58-14l-5-18l-53 13v-55l41-8l-3-18l-38 8v-31zm-347 155l7 29c30 0 64 1 100 1v-17zm471 33c-111 14-343 17-471 13l11 46h27l-41 51l14 11l50-62h25l-41 51l14 11l50-62h25l-41 51l14 11l50-62h25l-41 51l14 11l50-62h28l-44 54l14 11l52-65h25l-43 54l14 11l52-65h25l-43 54l14 11l52-65h26l-44 54l14 11l52-65h25z"/>',
  unrest:
    '<path fill="currentColor" d="m477 51c-6 31-125 108-83 17c-80 46-107 24-78-5c-55 2-63 88-56 112l18 19c-2-31 0-48 19-71c14 20 19 33 52 7c-9 53 55 18 89 11c-15 14-35 32-39 55c-1 8 6 18 14 26c-9 2-41 9-38 26c3 17 12 12 3 15c-12 3-21 6-39-2l19 21c28 14 73 7 83-15c-15-1-27-5-33-12c44-8 67-39 86-75c-34 19-42 18-56 17c35-15 47-109 39-146zm-230 135l-57 70l79 87l75-50l-97-107zm-62 90l-163 192l21 23l206-144l-64-71z"/>',
  revolt:
    '<path fill="currentColor" d="m330 236l63-83l42 33l-62 82zm-13-10l67-88l-45-34l-67 88zm-28-98l-19 40l57-75l-42-32l-37 47zm-20-73l-47-35l-42 55l54 26zm107 236l-139-103l-10 1l4 2l63 138l-17 3l-58-129l-40-18l-4-30l40 19l36-3l17-35l-111-54l-80 112l101 153l-23 145h186v-119l35-49l11-48z"/>',
} as const

export const controls = {
  undo: '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"><path d="M9 14L4 9l5-5"/><path d="M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11"/></g>',
  redo: '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"><path d="m15 14l5-5l-5-5"/><path d="M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13"/></g>',
  zoomIn:
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"><circle cx="11" cy="11" r="8"/><path d="m21 21l-4.35-4.35M11 8v6m-3-3h6"/></g>',
  zoomOut:
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"><circle cx="11" cy="11" r="8"/><path d="m21 21l-4.35-4.35M8 11h6"/></g>',
  fit: '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="M8 3H5a2 2 0 0 0-2 2v3m18 0V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3m8 0h3a2 2 0 0 0 2-2v-3"/>',
  play: '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z"/>',
  pause:
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"><rect width="5" height="18" x="14" y="3" rx="1"/><rect width="5" height="18" x="5" y="3" rx="1"/></g>',
  skip: '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="M21 4v16M6.029 4.285A2 2 0 0 0 3 6v12a2 2 0 0 0 3.029 1.715l9.997-5.998a2 2 0 0 0 .003-3.432z"/>',
  settings:
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"><path d="M9.671 4.136a2.34 2.34 0 0 1 4.659 0a2.34 2.34 0 0 0 3.319 1.915a2.34 2.34 0 0 1 2.33 4.033a2.34 2.34 0 0 0 0 3.831a2.34 2.34 0 0 1-2.33 4.033a2.34 2.34 0 0 0-3.319 1.915a2.34 2.34 0 0 1-4.659 0a2.34 2.34 0 0 0-3.32-1.915a2.34 2.34 0 0 1-2.33-4.033a2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915"/><circle cx="12" cy="12" r="3"/></g>',
  download:
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"><path d="M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"/><path d="m7 10l5 5l5-5"/></g>',
  upload:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="M12 3v12m5-7l-5-5l-5 5m14 7v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"/>',
  close:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="M18 6L6 18M6 6l12 12"/>',
  left: '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="m15 18l-6-6l6-6"/>',
  right:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="m9 18l6-6l-6-6"/>',
  branch:
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"><path d="M15 6a9 9 0 0 0-9 9V3"/><circle cx="18" cy="6" r="3"/><circle cx="6" cy="18" r="3"/></g>',
} as const
