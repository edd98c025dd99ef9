/** What Tetrarchia's part of the page says. The game's own words for actions and events come from the game. */
import type { Language } from '@tabularium/engine'
import type { EmperorName, TokenName } from '@tabularium/tetrarchia/shown'
import type { ActionGroup } from '../../page/game-page.ts'

export interface BoardWords {
  readonly board: string
  readonly emperor: Record<EmperorName, string>
  readonly token: Record<TokenName, string>
  readonly army: string
  readonly armies: string
  fleets(n: number): string
  headline(round: number, emperor: string, ip: number, secured: number): string
  readonly reserve: string
  readonly revolt: string
  readonly unrest: string
  readonly reserveHint: string
  readonly hands: string
  hand(n: number): string
  readonly offBoard: string
  readonly noArmy: string
  way(at: string, phases: number): string
  readonly borders: string
  readonly secured: string
  readonly open: string
  readonly groups: readonly ActionGroup[]
  readonly standing: Readonly<Record<string, readonly (readonly [string, string])[]>>
  roman(support: number, times: number): string
  barbarian(support: number, times: number): string
}

const names = { diocletian: 'Diocletian', galerius: 'Galerius', constantius: 'Constantius', maximian: 'Maximian' }
const noms = { diocletian: 'Dioclétien', galerius: 'Galère', constantius: 'Constance', maximian: 'Maximien' }

const tokens = (of: (name: string) => string, list: Record<EmperorName, string>) => ({
  diocletian: of(list.diocletian),
  galerius: of(list.galerius),
  constantius: of(list.constantius),
  maximian: of(list.maximian),
})

const times = (n: number) => (n > 1 ? ` × ${n}` : '')

const kinds = {
  here: ['secure', 'subdue', 'calm', 'strengthen', 'accept', 'block', 'stand'],
  attack: ['attack'],
  move: ['arrive', 'move', 'order'],
  sea: ['fleet', 'sail'],
  turn: ['power', 'take', 'give', 'end'],
} as const

const en: BoardWords = {
  board: 'Board of Tetrarchia',
  emperor: names,
  token: { unrest: 'Unrest', revolt: 'Revolt', ...tokens((name) => `${name}’s token`, names) },
  army: 'Barbarian army',
  armies: 'Armies on the march',
  fleets: (n) => (n === 0 ? 'no fleet' : n === 1 ? 'one fleet' : `${n} fleets`),
  headline: (round, emperor, ip, secured) => `Round ${round} · ${emperor} · ${ip} IP · ${secured} of 6 borders`,
  reserve: 'Tokens left',
  revolt: 'Revolt',
  unrest: 'Unrest',
  reserveHint: 'When one must be placed and none is left, the Empire is lost.',
  hands: 'Emperors',
  hand: (n) => (n === 1 ? '1 token in hand' : `${n} tokens in hand`),
  offBoard: 'off the board',
  noArmy: 'No army is on the board.',
  way: (at, phases) => `From ${at}: in ROMA after about ${phases} Barbarian phases if nobody stops it.`,
  borders: 'Borders',
  secured: 'secured',
  open: 'open',
  groups: [
    ['Here', kinds.here],
    ['Turn', kinds.turn],
    ['Attack', kinds.attack],
    ['Move', kinds.move],
    ['Fleets', kinds.sea],
  ],
  standing: {
    'roman-phase': [
      ['secure', 'Secure'],
      ['subdue', 'Subdue'],
      ['calm', 'Calm'],
    ],
  },
  roman: (support, n) => `Emperor: (die + ${support})${times(n)}`,
  barbarian: (support, n) => `Army: (die + ${support})${times(n)}`,
}

const fr: BoardWords = {
  board: 'Plateau de Tetrarchia',
  emperor: noms,
  token: { unrest: 'Troubles', revolt: 'Révolte', ...tokens((name) => `jeton de ${name}`, noms) },
  army: 'armée barbare',
  armies: 'Armées en marche',
  fleets: (n) => (n === 0 ? 'aucune flotte' : n === 1 ? 'une flotte' : `${n} flottes`),
  headline: (round, emperor, ip, secured) => `Manche ${round} · ${emperor} · ${ip} PI · ${secured} frontières sur 6`,
  reserve: 'Jetons restants',
  revolt: 'Révolte',
  unrest: 'Troubles',
  reserveHint: 'Quand il faut en placer un et qu’il n’en reste pas, l’Empire est perdu.',
  hands: 'Empereurs',
  hand: (n) => (n <= 1 ? `${n} jeton en main` : `${n} jetons en main`),
  offBoard: 'hors du plateau',
  noArmy: 'Aucune armée n’est sur le plateau.',
  way: (at, phases) => `De ${at} : à ROMA après environ ${phases} phases barbares si personne ne l’arrête.`,
  borders: 'Frontières',
  secured: 'sécurisée',
  open: 'ouverte',
  groups: [
    ['Ici', kinds.here],
    ['Tour', kinds.turn],
    ['Attaquer', kinds.attack],
    ['Aller', kinds.move],
    ['Flottes', kinds.sea],
  ],
  standing: {
    'roman-phase': [
      ['secure', 'Sécuriser'],
      ['subdue', 'Soumettre'],
      ['calm', 'Apaiser'],
    ],
  },
  roman: (support, n) => `Empereur : (dé + ${support})${times(n)}`,
  barbarian: (support, n) => `Armée : (dé + ${support})${times(n)}`,
}

export const catalogues: Record<Language, BoardWords> = { en, fr }
