/** Names as they are said, not as they are carved: "Pannonia Superior" for PANNONIA SVPERIOR. */

/** A V before a vowel is a consonant, but for that of QV. */
function spelt(word: string): string {
  const lower = word.toLowerCase().replace(/(q?)v(?=([aeiouy]?))/g, (_, q: string, vowel: string) => {
    return q === '' && vowel !== '' ? 'v' : `${q}u`
  })
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}

export function said(name: string): string {
  return name.split(' ').map(spelt).join(' ')
}
