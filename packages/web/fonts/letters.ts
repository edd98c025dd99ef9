/** What the faces are cut down to: all that English and French are written with, and the signs the page uses. */
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')

/** Of both languages and of names in their neighbours'. */
const ACCENTED = 'ÀÁÂÄÆÇÈÉÊËÎÏÑÔÖÙÛÜŒŸßàáâäæçèéêëîïñôöùûüÿœíóúÍÓÚ'

const SIGNS = '\u00a0\u202f«»‹›‘’“”–—…·•×−±°§→←½¼¾'

export const letters = ASCII + ACCENTED + SIGNS
