/** The moments at which somebody is asked whether he plays a stratagem, until he chooses otherwise. */
export const usual: readonly string[] = [
  'initiative',
  'usurpation',
  'assassination',
  'council',
  'battle',
  'evasion',
  'resolution',
  'fought',
  'balance',
]
