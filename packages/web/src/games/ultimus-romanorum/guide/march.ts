/** A stratagem, a march with a leader, a battle won. */
import type { GuideChapter } from '../../../page/game-page.ts'
import { at, onTheMarch, scene } from './drawing.ts'

const position = {
  year: 451,
  phase: 'E',
  initiative: 'roman',
  smc: [2, 0],
  west: { augustus: 'valentinien-iii', patrice: 'aetius' },
  east: { augustus: 'marcien' },
  pieces: {
    ...at('italia-4', 'valentinien-iii'),
    ...at('thracia-3', 'marcien'),
    ...at('viennensis-4', 'aetius', 'comites-seniores', 'comites-alani', 'victores', 'alani-1'),
    ...at('hunni-1', 'attila', 'hunni-3', 'hunni-4'),
    'hunni-1': { at: 'italia-3', weak: true },
    'hunni-2': { at: 'italia-3', weak: true },
    'hunni-5': { at: 'italia-3', weak: true },
  },
  peoples: { hunni: { status: 'war', major: true }, alani: { status: 'foederati' } },
  hands: { first: { buccellarii: 1 }, second: {} },
  stack: onTheMarch('roman'),
}

/** The die of the battle. */
const script = ['1']

export const march: GuideChapter = {
  id: 'march',
  title: { en: 'A march and a battle', fr: 'Une marche et une bataille' },
  setup: scene('scourge-of-god', 'roman', position, script),
  lessons: [
    {
      does: [],
      lit: ['viennensis-4', 'italia-3'],
      rule: 'UR-2.E-b',
      en: [
        'Phase E',
        'The players march and fight in turn, one sequence (SMC) each: first all moves, then all battles. You are the Roman. Three units of Huns, weakened, are in Italia III; Aëtius is two zones away, in Arelate.',
      ],
      fr: [
        'La phase E',
        'Les joueurs marchent et combattent tour à tour, une séquence (SMC) chacun : d’abord tous les mouvements, puis toutes les batailles. Vous êtes le Romain. Trois unités de Huns, affaiblies, sont en Italia III ; Aetius est à deux zones, à Arelate.',
      ],
    },
    {
      does: ['play buccellarii'],
      lit: [],
      rule: 'UR-6-j',
      en: [
        'A stratagem',
        'A counter marked E is played at any moment of this phase, even in the sequence of the other. Buccellarii are the guard of one leader. Click the counter, then Play.',
      ],
      fr: [
        'Un stratagème',
        'Un pion marqué E se joue à tout moment de cette phase, même dans la séquence de l’autre. Les buccellarii sont la garde d’un chef. Cliquer sur le pion, puis sur Jouer.',
      ],
    },
    {
      does: ['piece aetius'],
      piece: 'aetius',
      lit: ['viennensis-4'],
      rule: 'UR-3.2.4-i',
      en: [
        'For Aëtius',
        'The more units a leader commands (CC), the stronger his guard: 4 PF for a CC of 7 or 8. It never leaves him, and is lost with him. Click Aëtius.',
      ],
      fr: [
        'Pour Aetius',
        'Plus un chef commande d’unités (CC), plus sa garde est forte : 4 PF pour un CC de 7 ou 8. Elle ne le quitte jamais, et se perd avec lui. Cliquer sur Aetius.',
      ],
    },
    {
      does: [],
      lit: ['viennensis-4'],
      rule: 'UR-3.4.1-h',
      en: [
        'Four numbers',
        'CC is how many units he takes along, VS his strategy, which evades and makes sequences, BT his bonus in battle, CP his weight in politics. A unit without a leader makes one step in a sequence.',
      ],
      fr: [
        'Quatre nombres',
        'CC dit combien d’unités il emmène, VS sa stratégie, qui esquive et donne des séquences, BT son bonus au combat, CP son poids politique. Une unité sans chef fait un pas par séquence.',
      ],
    },
    {
      does: ['piece aetius', 'all', 'to italia-2', 'to italia-3'],
      piece: 'aetius',
      lit: ['italia-3'],
      rule: 'UR-3.4.1-d',
      en: [
        'March',
        'Click Aëtius. His guard, three palatini and the Alani go with him, and the slowest sets the pace: 3 PM, one for each zone here. Point at Italia III to see the strength of both and your chance; then click it.',
      ],
      fr: [
        'Marcher',
        'Cliquer sur Aetius. Sa garde, trois palatini et les Alani vont avec lui, et le plus lent donne l’allure : 3 PM, un par zone ici. Pointer Italia III pour voir la force des deux et votre chance ; puis cliquer.',
      ],
    },
    {
      does: ['done'],
      lit: [],
      rule: 'UR-7.1-a',
      en: [
        'Then the battle',
        'Enemies end a march. Battles come when all have moved, so others could still join him. End movement: the sheet shows the sum, line by line, before the die.',
      ],
      fr: [
        'Puis la bataille',
        'Des ennemis arrêtent une marche. Les batailles viennent quand tous ont bougé : d’autres pourraient encore le rejoindre. Fin des mouvements : la feuille montre la somme, ligne à ligne, avant le dé.',
      ],
    },
    {
      does: ['piece alani-1'],
      piece: 'alani-1',
      lit: ['italia-3'],
      rule: 'UR-8.4.2-d',
      en: [
        'Victory, and its price',
        'A 1, and 3 for better leading, make 4: ½ against A. A weakens all units, and those weakened before are lost: the three Huns. The winner weakens half as many as he struck, rounded down: one. You choose it: click the Alani.',
      ],
      fr: [
        'Une victoire et son prix',
        'Un 1, et 3 pour un meilleur commandement, font 4 : ½ contre A. A affaiblit toutes les unités, et celles qui l’étaient déjà sont perdues : les trois Huns. Le vainqueur en affaiblit la moitié, arrondie en dessous : une. À vous de choisir : cliquer sur les Alani.',
      ],
    },
    {
      does: [],
      lit: ['italia-3'],
      rule: 'UR-10.1-a',
      en: [
        'A great battle',
        'Both forces together had 25 PF or more, so the victory is worth a point. Had a leader fallen, one more. The log holds every die with its sum; a click on a line shows where it was.',
      ],
      fr: [
        'Une grande bataille',
        'Les deux forces avaient ensemble 25 PF ou plus : la victoire vaut un point. Un chef tombé en vaudrait un de plus. Le journal garde chaque dé avec sa somme ; un clic sur une ligne montre où c’était.',
      ],
    },
  ],
}
