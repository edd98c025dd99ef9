/** The picture of each card: by what its event does. */
import { board } from '@tabularium/barbarians-at-the-gates/shown'

export type Picture = keyof typeof import('./pictures.ts')['icons']

/** By picture: the cards that have it. */
const listed: readonly (readonly [Picture, string])[] = [
  ['raise', 'R08 R14 R15 R32'],
  ['general', 'R01 R02 R16 R27 R36 R38 R46'],
  ['eagle', 'R24 R26 R37 R53'],
  ['treaty', 'R12 R25 R30 R35 R45'],
  ['edict', 'R39 R47'],
  ['fleet', 'R13 R48 R49'],
  ['ships', 'B26 B27 B49 B50'],
  ['battle', 'R04 R07 R29 R41 R51'],
  ['axes', 'B10 B15 B31'],
  ['feud', 'R22 B39'],
  ['fort', 'R17 R28 R31'],
  ['watch', 'R18'],
  ['wall', 'R23'],
  ['gold', 'R19'],
  ['scouts', 'R20'],
  ['road', 'R05 R21'],
  ['chains', 'R06'],
  ['triumph', 'R34'],
  ['alliance', 'R03 R33'],
  ['dove', 'R40'],
  ['grain', 'R42 B44'],
  ['plague', 'B20'],
  ['court', 'R43'],
  ['grave', 'R44 R55'],
  ['knife', 'B01 B38 B41'],
  ['pope', 'R52'],
  ['rider', 'R54 B29 B45 B46'],
  ['purple', 'R50 B02 B03 B08 B09 B11 B37'],
  ['torch', 'B06 B21 B30 B36'],
  ['fist', 'B07 B40 B51'],
  ['horn', 'B04 B22'],
  ['helm', 'B17 B25'],
  ['gate', 'B13 B18'],
  ['ram', 'B05'],
  ['broken', 'B12 B19 B53'],
  ['forest', 'B16'],
  ['ice', 'B42'],
  ['ruins', 'B43'],
  ['king', 'B32 B54 B55'],
  ['fire', 'B52'],
]

const byCard = new Map(listed.flatMap(([picture, ids]) => ids.split(' ').map((id) => [id, picture] as const)))

/** Where no card of its own is listed. */
const byKind: Readonly<Record<string, Picture>> = {
  campaign: 'campaign',
  battle: 'battle',
  invasion: 'wagon',
  response: 'watch',
}

export const pictureOf = (card: string): Picture =>
  byCard.get(card) ?? byKind[board.cards.find(({ id }) => id === card)?.kind ?? ''] ?? 'treaty'
