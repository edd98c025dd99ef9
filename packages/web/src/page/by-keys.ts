/** Whether the reader plays by keyboard: by what was pressed last. Heard from the first page on, before a table comes. */
let byKeys = false
addEventListener('keydown', () => (byKeys = true), true)
addEventListener('pointerdown', () => (byKeys = false), true)

export const isByKeys = (): boolean => byKeys
