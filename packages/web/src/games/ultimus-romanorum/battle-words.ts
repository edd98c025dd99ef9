/** What the battle sheet of Ultimus Romanorum says. */
import type { Language } from '@tabularium/engine'
import type { CampName, Result } from '@tabularium/ultimus-romanorum/shown'

interface BattleWords {
  title(at: string): string
  role(isAttacking: boolean, isMine: boolean): string
  readonly units: string
  ratio(attacker: number, defender: number): string
  readonly columns: string
  shift(value: number): string
  readonly column: string
  readonly equalTroops: string
  readonly noModifier: string
  readonly otherModifiers: string
  readonly tactics: string
  readonly total: string
  readonly forced: string
  readonly camp: Record<CampName, string>
  wins(camp: CampName): string
  /** What a result does to a side, as a title. */
  suffers(camp: CampName, result: Result): string
  /** What it costs who wins. */
  pays(camp: CampName, result: Result): string
  dieIn(column: string): string
  losses(hit: number, eliminated: number): string
  stake(evasion: number | null, refuge: boolean): string | null
  readonly victory: string
  readonly word: Record<'E' | 'A' | 'R', string>
  sentence(face: number | null, winner: CampName, at: string): string
  weakened(count: number): string
  eliminated(count: number): string
  readonly none: string
  points(points: number, camp: CampName): string
  unit(name: string, pf: number, qu: number, isWeak: boolean): string
}

const en = { roman: 'Romans', barbarian: 'Barbarians' }
const fr = { roman: 'Romains', barbarian: 'Barbares' }

const fraction: Partial<Record<Result, string>> = { '1/4': '¼', '1/2': '½', '3/4': '¾' }
const units = (n: number) => (n === 1 ? '1 unit' : `${n} units`)
const unites = (n: number) => (n === 1 ? '1 unité' : `${n} unités`)
const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)

export const battleWords: Record<Language, BattleWords> = {
  en: {
    title: (at) => `Battle in ${at}`,
    role: (isAttacking, isMine) => {
      if (isMine) return isAttacking ? 'You, attacking' : 'You, defending'
      return isAttacking ? 'Attacking' : 'Defending'
    },
    units: 'PF',
    ratio: (attacker, defender) => `${attacker} PF against ${defender}`,
    columns: 'Better troops',
    shift: (value) => `${signed(value)} col.`,
    column: 'Column',
    equalTroops: 'Troops of equal quality',
    noModifier: 'Nothing else is added to the die',
    otherModifiers: 'Added to the die',
    tactics: 'Tactics are equal',
    total: 'Added to the die, all in all',
    forced: 'A stratagem stands in the place of the die',
    camp: en,
    wins: (camp) => `${en[camp]} win`,
    suffers: (camp, result) =>
      ({ E: `${en[camp]} destroyed`, A: `${en[camp]} weakened`, R: `${en[camp]} leave` })[result as 'E' | 'A' | 'R'] ??
      `${en[camp]} lose ${fraction[result] ?? ''}`,
    pays: (camp, result) =>
      fraction[result] === undefined ? 'no losses' : `${en[camp].toLowerCase()} lose ${fraction[result]} of that`,
    dieIn: (column) => `The die, in column ${column}`,
    losses: (hit, eliminated) =>
      hit === 0 ? 'none' : eliminated === 0 ? `${units(hit)} weakened` : `${units(hit)} hit, ${eliminated} lost`,
    stake: (evasion, refuge) => {
      if (evasion !== null) return `The defender may try to evade: ${Math.round(evasion * 100)}%.`
      return refuge ? 'The defender may take refuge in the box.' : null
    },
    victory: 'Victory',
    word: { E: 'The army is lost', A: 'Broken', R: 'Repulsed' },
    sentence: (face, winner, at) =>
      face === null ? `The ${en[winner]} hold ${at}.` : `On a ${face} the ${en[winner]} hold ${at}.`,
    weakened: (count) => `${units(count)} weakened.`,
    eliminated: (count) => `${units(count)} eliminated.`,
    none: 'No losses.',
    points: (points, camp) => `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'} for the ${en[camp]}`,
    unit: (name, pf, qu, isWeak) => `${name}, strength ${pf}, quality ${qu}, ${isWeak ? 'weakened' : 'fresh'}`,
  },
  fr: {
    title: (at) => `Bataille en ${at}`,
    role: (isAttacking, isMine) => {
      if (isMine) return isAttacking ? 'Vous, à l’attaque' : 'Vous, en défense'
      return isAttacking ? 'À l’attaque' : 'En défense'
    },
    units: 'PF',
    ratio: (attacker, defender) => `${attacker} PF contre ${defender}`,
    columns: 'Meilleures troupes',
    shift: (value) => `${signed(value)} col.`,
    column: 'Colonne',
    equalTroops: 'Troupes de même qualité',
    noModifier: 'Rien d’autre ne s’ajoute au dé',
    otherModifiers: 'Ajouté au dé',
    tactics: 'Tactique égale',
    total: 'Ajouté au dé, en tout',
    forced: 'Un stratagème tient lieu de dé',
    camp: fr,
    wins: (camp) => `Les ${fr[camp]} l’emportent`,
    suffers: (camp, result) =>
      ({ E: `${fr[camp]} détruits`, A: `${fr[camp]} affaiblis`, R: `${fr[camp]} partis` })[result as 'E' | 'A' | 'R'] ??
      `${fr[camp]}, pertes ${fraction[result] ?? ''}`,
    pays: (camp, result) =>
      fraction[result] === undefined ? 'sans pertes' : `les ${fr[camp]} en perdent ${fraction[result]}`,
    dieIn: (column) => `Le dé, colonne ${column}`,
    losses: (hit, eliminated) =>
      hit === 0
        ? 'aucune'
        : eliminated === 0
          ? `${unites(hit)} affaiblies`
          : `${unites(hit)} touchées, ${eliminated} perdues`,
    stake: (evasion, refuge) => {
      if (evasion !== null) return `Le défenseur peut tenter d’esquiver\u202f: ${Math.round(evasion * 100)}\u202f%.`
      return refuge ? 'Le défenseur peut se réfugier dans la case.' : null
    },
    victory: 'Victoire',
    word: { E: 'L’armée est perdue', A: 'Brisés', R: 'Repoussés' },
    sentence: (face, winner, at) =>
      face === null ? `Les ${fr[winner]} tiennent ${at}.` : `Sur un ${face}, les ${fr[winner]} tiennent ${at}.`,
    weakened: (count) => `${unites(count)} ${count === 1 ? 'affaiblie' : 'affaiblies'}.`,
    eliminated: (count) => `${unites(count)} ${count === 1 ? 'éliminée' : 'éliminées'}.`,
    none: 'Sans pertes.',
    points: (points, camp) => `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'} pour les ${fr[camp]}`,
    unit: (name, pf, qu, isWeak) => `${name}, force ${pf}, qualité ${qu}, ${isWeak ? 'affaiblie' : 'fraîche'}`,
  },
}
