/** What the battle sheet of Tetrarchia says. */
import type { Language } from '@tabularium/engine'

interface BattleWords {
  title(emperor: string, at: string): string
  readonly you: string
  readonly defending: string
  readonly barbarians: string
  readonly army: string
  unit(times: number): string
  support(count: number): string
  readonly noSupport: string
  emperors(times: number): string
  revolts(count: number): string
  armies(times: number): string
  bonus(count: number): string
  readonly romanTotal: string
  readonly barbarianTotal: string
  total(support: number, times: number): string
  wins(emperor: string): string
  readonly about: string
  endings(emperor: string): readonly [string, string, string]
  stakes(emperor: string, token: string | null): string
  defence(emperor: string, at: string): string
  readonly table: string
  readonly note: string
  readonly hint: string
  readonly words: { readonly victory: string; readonly draw: string; readonly held: string }
  beaten(emperor: string): string
  sentence(roman: string, barbarian: string, result: string): string
  readonly armyLost: string
  emperorLost(emperor: string): string
  counter(emperor: string): string
}

export const battleWords: Record<Language, BattleWords> = {
  en: {
    title: (emperor, at) => `${emperor} against the army in ${at}`,
    you: 'You, attacking',
    defending: 'You, defending',
    barbarians: 'Barbarians',
    army: 'Army',
    unit: (times) => (times > 1 ? `to the die, × ${times}` : 'to the die'),
    support: (count) => (count === 1 ? 'One province of his in a chain' : `${count} provinces of his in a chain`),
    noSupport: 'No province of his in a chain',
    emperors: (times) => (times > 1 ? 'Other Emperors beside the army' : 'No other Emperor beside the army'),
    revolts: (count) => (count === 0 ? 'No Revolt behind the army' : `Revolts behind the army: ${count}`),
    armies: (times) => (times > 1 ? 'Other armies beside the Emperor' : 'No other army beside the Emperor'),
    bonus: (count) => (count === 1 ? 'A token spent' : `${count} tokens spent`),
    romanTotal: 'Rome',
    barbarianTotal: 'Barbarians',
    total: (support, times) => (times > 1 ? `(die + ${support}) × ${times}` : `die + ${support}`),
    wins: (emperor) => `${emperor} wins`,
    about: 'One roll decides',
    endings: (emperor) => ['The army is destroyed', 'Nothing changes', `${emperor} is beaten`],
    stakes: (emperor, token) =>
      `Beaten, ${emperor} leaves the board and his turn is over${token === null ? '' : `; his token in ${token} falls`}.`,
    defence: (emperor, at) => `Beaten, ${emperor} leaves the board and the army takes ${at}.`,
    table: 'Both dice: Rome down, Barbarians across',
    note: 'V victory, = nothing, D defeat. The higher sum wins.',
    hint: 'Two dice, one for each side.',
    words: { victory: 'Victory', draw: 'Repulsed', held: 'Held' },
    beaten: (emperor) => `${emperor} is beaten`,
    sentence: (roman, barbarian, result) => `${roman} against ${barbarian}: ${result}.`,
    armyLost: 'The army is destroyed.',
    emperorLost: (emperor) => `${emperor} leaves the board.`,
    counter: (emperor) => emperor,
  },
  fr: {
    title: (emperor, at) => `${emperor} contre l’armée en ${at}`,
    you: 'Vous, à l’attaque',
    defending: 'Vous, en défense',
    barbarians: 'Barbares',
    army: 'Armée',
    unit: (times) => (times > 1 ? `au dé, × ${times}` : 'au dé'),
    support: (count) => (count === 1 ? 'Une province à lui en chaîne' : `${count} provinces à lui en chaîne`),
    noSupport: 'Aucune province à lui en chaîne',
    emperors: (times) => (times > 1 ? 'D’autres Empereurs près de l’armée' : 'Aucun autre Empereur près de l’armée'),
    revolts: (count) => (count === 0 ? 'Aucune Révolte derrière l’armée' : `Révoltes derrière l’armée\u202f: ${count}`),
    armies: (times) => (times > 1 ? 'D’autres armées près de l’Empereur' : 'Aucune autre armée près de l’Empereur'),
    bonus: (count) => (count === 1 ? 'Un jeton dépensé' : `${count} jetons dépensés`),
    romanTotal: 'Rome',
    barbarianTotal: 'Barbares',
    total: (support, times) => (times > 1 ? `(dé + ${support}) × ${times}` : `dé + ${support}`),
    wins: (emperor) => `${emperor} l’emporte`,
    about: 'Un seul lancer décide',
    endings: (emperor) => ['L’armée est détruite', 'Rien ne change', `${emperor} est battu`],
    stakes: (emperor, token) =>
      `Battu, ${emperor} quitte le plateau et son tour est fini${token === null ? '' : `\u202f; son jeton en ${token} tombe`}.`,
    defence: (emperor, at) => `Battu, ${emperor} quitte le plateau et l’armée prend ${at}.`,
    table: 'Les deux dés\u202f: Rome en ligne, Barbares en colonne',
    note: 'V victoire, = rien, D défaite. La plus forte somme l’emporte.',
    hint: 'Deux dés, un par camp.',
    words: { victory: 'Victoire', draw: 'Repoussé', held: 'Tenu' },
    beaten: (emperor) => `${emperor} est battu`,
    sentence: (roman, barbarian, result) => `${roman} contre ${barbarian}\u202f: ${result}.`,
    armyLost: 'L’armée est détruite.',
    emperorLost: (emperor) => `${emperor} quitte le plateau.`,
    counter: (emperor) => emperor,
  },
}

export const results: Record<Language, Record<'victory' | 'draw' | 'defeat', string>> = {
  en: { victory: 'the army breaks', draw: 'neither gives way', defeat: 'the Emperor is beaten' },
  fr: { victory: 'l’armée est brisée', draw: 'nul ne cède', defeat: 'l’Empereur est battu' },
}
