/** What the battle sheet of The Fall of the Roman Empire says. */
import type { Language } from '@tabularium/engine'
import type { Loss } from '@tabularium/fall-of-the-roman-empire/shown'

type Camp = 'roman' | 'barbarian'

interface BattleWords {
  title(at: string, round: number): string
  role(camp: Camp, isMine: boolean): string
  legions(count: number): string
  readonly garrison: string
  readonly horde: string
  forces(count: number): string
  readonly counters: string
  readonly legion: string
  readonly force: string
  readonly cavalry: string
  ratio(barbarians: number, romans: number): string
  cavalryLine(there: boolean, isFirst: boolean): string
  terrain(kind: string, isFirst: boolean): string
  fort(there: boolean): string
  readonly column: string
  readonly about: string
  wins(camp: Camp): string
  left(camp: Camp, few: number, many: number): string
  readonly romansGone: string
  legionsGone(count: number): string
  readonly barbariansGone: string
  readonly nobody: string
  stake(legions: number, fort: boolean, at: string): string
  readonly table: string
  readonly note: string
  hint(wins: readonly number[], camp: Camp): string
  readonly victory: string
  readonly repulsed: string
  legionLost(count: number): string
  readonly lost: string
  readonly goesOn: string
  readonly empty: string
  holds(camp: Camp, at: string): string
  round(face: number, barbarian: Loss, roman: Loss): string
  losses(camp: Camp, forces: number, cavalry: number): string
}

const plural = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`
const range = (few: number, many: number) => (few === many ? String(few) : `${few}–${many}`)

const lossEn: Record<Loss, string> = { x: 'all', h: 'half', '-': 'none' }
const lossFr: Record<Loss, string> = { x: 'tout', h: 'la moitié', '-': 'rien' }
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const terrainEn: Record<string, string> = { clear: 'Clear country', mountains: 'Mountains', forest: 'Forest' }
const terrainFr: Record<string, string> = { clear: 'Terrain dégagé', mountains: 'Montagne', forest: 'Forêt' }

export const battleWords: Record<Language, BattleWords> = {
  en: {
    title: (at, round) => `Battle of ${at}, ${ORDINALS[round - 1] ?? `${round}th`} round`,
    role: (camp, isMine) => `${isMine ? 'You, ' : ''}${camp === 'roman' ? 'Rome' : 'Barbarians'}`,
    legions: (count) => plural(count, 'Legion', 'Legions'),
    garrison: 'Garrison',
    horde: 'Horde',
    forces: (count) => (count === 1 ? 'Force' : 'Forces'),
    counters: 'counters',
    legion: 'Legion',
    force: 'Forces',
    cavalry: 'Cavalry',
    ratio: (barbarians, romans) => `${barbarians} against ${romans}, rounded down`,
    cavalryLine: (there, isFirst) =>
      !there
        ? 'No Barbarian Cavalry'
        : isFirst
          ? 'Barbarian Cavalry, first round only'
          : 'Cavalry, spent after the first round',
    terrain: (kind, isFirst) =>
      kind === 'clear' || isFirst
        ? (terrainEn[kind] ?? kind)
        : `${terrainEn[kind] ?? kind}, spent after the first round`,
    fort: (there) => (there ? 'A Roman Fort, every round' : 'No Roman Fort here'),
    column: 'Column',
    about: 'If fought to the end',
    wins: (camp) => (camp === 'roman' ? 'Rome wins' : 'Barbarians win'),
    left: (_, few, many) => `${range(few, many)} ${many === 1 ? 'Force' : 'Forces'} left`,
    romansGone: 'No Roman left',
    legionsGone: (count) => (count === 1 ? 'The Legion destroyed' : `${count} Legions destroyed`),
    barbariansGone: 'The horde destroyed',
    nobody: 'Nobody left',
    stake: (legions, fort, at) => {
      if (legions > 0) return `A Legion that dies can never be bought again.`
      return fort ? `If ${at} falls, its Fort is lost for ever.` : `${at} pays nothing without a Roman Force.`
    },
    table: 'The table: Barbarian loss / Roman loss',
    note: 'x all, h half, – none.',
    hint: (wins, camp) =>
      wins.length === 0
        ? 'One die. No face ends it now.'
        : `One die. ${wins.join(', ')} wins it at once for ${camp === 'roman' ? 'Rome' : 'the Barbarians'}.`,
    victory: 'Victory',
    repulsed: 'Repulsed',
    legionLost: (count) => (count === 1 ? 'The Legion is lost' : 'The Legions are lost'),
    lost: 'The field is lost',
    goesOn: 'It goes on',
    empty: 'Nobody is left',
    holds: (camp, at) => (camp === 'roman' ? `Rome holds ${at}.` : `The Barbarians take ${at}.`),
    round: (face, barbarian, roman) => `On a ${face} the Barbarians lose ${lossEn[barbarian]}, Rome ${lossEn[roman]}.`,
    losses: (camp, forces, cavalry) => {
      if (forces + cavalry === 0) return ''
      const lost = [
        ...(forces > 0 ? [plural(forces, 'Force', 'Forces')] : []),
        ...(cavalry > 0 ? [`${cavalry} Cavalry`] : []),
      ]
      return `${camp === 'roman' ? 'Rome' : 'Barbarians'}: ${lost.join(', ')} lost.`
    },
  },
  fr: {
    title: (at, round) => `Bataille de ${at}, ${round === 1 ? '1re' : `${round}e`} manche`,
    role: (camp, isMine) => `${isMine ? 'Vous, ' : ''}${camp === 'roman' ? 'Rome' : 'Barbares'}`,
    legions: (count) => plural(count, 'Légion', 'Légions'),
    garrison: 'Garnison',
    horde: 'Horde',
    forces: (count) => (count === 1 ? 'Force' : 'Forces'),
    counters: 'pions',
    legion: 'Légion',
    force: 'Forces',
    cavalry: 'Cavalerie',
    ratio: (barbarians, romans) => `${barbarians} contre ${romans}, arrondi vers le bas`,
    cavalryLine: (there, isFirst) =>
      !there
        ? 'Pas de Cavalerie barbare'
        : isFirst
          ? 'Cavalerie barbare, première manche seulement'
          : 'Cavalerie, sans effet après la première manche',
    terrain: (kind, isFirst) =>
      kind === 'clear' || isFirst
        ? (terrainFr[kind] ?? kind)
        : `${terrainFr[kind] ?? kind}, sans effet après la première manche`,
    fort: (there) => (there ? 'Un Fort romain, à chaque manche' : 'Pas de Fort romain ici'),
    column: 'Colonne',
    about: 'Si l’on va jusqu’au bout',
    wins: (camp) => (camp === 'roman' ? 'Rome l’emporte' : 'Les Barbares l’emportent'),
    left: (_, few, many) => `Il reste ${range(few, many)} ${many === 1 ? 'Force' : 'Forces'}`,
    romansGone: 'Plus de Romain',
    legionsGone: (count) => (count === 1 ? 'La Légion détruite' : `${count} Légions détruites`),
    barbariansGone: 'La horde détruite',
    nobody: 'Personne',
    stake: (legions, fort, at) => {
      if (legions > 0) return 'Une Légion qui meurt ne se rachète jamais.'
      return fort ? `Si ${at} tombe, son Fort est perdu pour toujours.` : `${at} ne rapporte rien sans Force romaine.`
    },
    table: 'La table\u202f: perte barbare / perte romaine',
    note: 'x tout, h la moitié, – rien.',
    hint: (wins, camp) =>
      wins.length === 0
        ? 'Un dé. Aucune face ne termine maintenant.'
        : `Un dé. ${wins.join(', ')} donne la victoire ${camp === 'roman' ? 'à Rome' : 'aux Barbares'}.`,
    victory: 'Victoire',
    repulsed: 'Repoussés',
    legionLost: (count) => (count === 1 ? 'La Légion est perdue' : 'Les Légions sont perdues'),
    lost: 'Le terrain est perdu',
    goesOn: 'Le combat continue',
    empty: 'Personne ne reste',
    holds: (camp, at) => (camp === 'roman' ? `Rome tient ${at}.` : `Les Barbares prennent ${at}.`),
    round: (face, barbarian, roman) =>
      `Sur un ${face}, les Barbares perdent ${lossFr[barbarian]}, Rome ${lossFr[roman]}.`,
    losses: (camp, forces, cavalry) => {
      if (forces + cavalry === 0) return ''
      const lost = [
        ...(forces > 0 ? [plural(forces, 'Force', 'Forces')] : []),
        ...(cavalry > 0 ? [`${cavalry} Cavalerie`] : []),
      ]
      return `${camp === 'roman' ? 'Rome' : 'Barbares'}\u202f: ${lost.join(', ')} de moins.`
    },
  },
}
