/** The guided first game: one SMC of the Roman, from a set position with a given die, played by the real rules. */
import type { Guide, Lesson } from '../../page/game-page.ts'

const at = (place: string, ...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, { at: place }]))

const position = {
  year: 451,
  phase: 'E',
  west: { augustus: 'valentinien-iii', patrice: 'aetius' },
  east: { augustus: 'marcien' },
  pieces: {
    ...at('italia-4', 'valentinien-iii'),
    ...at('thracia-3', 'marcien'),
    ...at('italia-2', 'aetius', 'comites-seniores', 'comites-alani', 'victores', 'alani-1', 'alani-2'),
    ...at('hunni-1', 'attila', 'hunni-3', 'hunni-4'),
    'hunni-1': { at: 'italia-3', weak: true },
    'hunni-2': { at: 'italia-3', weak: true },
  },
  peoples: { hunni: { status: 'war', major: true }, alani: { status: 'foederati' } },
  hands: { first: { buccellarii: 1 }, second: {} },
  smc: [2, 0],
  stack: [
    { kind: 'year', step: 'balance' },
    { kind: 'sequences', camp: 'barbarian', extra: false },
    { kind: 'smc', camp: 'roman', step: 'combats' },
    { kind: 'movement', camp: 'roman' },
  ],
}

/** The die of the battle. */
const script = ['4']

const lessons: readonly Lesson[] = [
  {
    expects: [],
    lit: ['italia-2', 'italia-3'],
    en: [
      'Two camps',
      'The Roman has the armies of both halves of the Empire, and the Foederati: peoples who fight for pay. The Barbarian has the peoples at war, and every general who usurps the purple. A usurper who wins changes the camps: the players swap. It is 451. You are the Roman; Huns stand in Italia III, Aëtius beside them.',
    ],
    fr: [
      'Deux camps',
      'Le Romain a les armées des deux moitiés de l’Empire, et les Foederati : des peuples qui se battent pour une solde. Le Barbare a les peuples en guerre, et tout général qui usurpe la pourpre. Un usurpateur qui l’emporte change les camps : les joueurs les échangent. Nous sommes en 451. Vous êtes le Romain ; des Huns sont en Italia III, Aetius à côté.',
    ],
  },
  {
    expects: [],
    lit: [],
    en: [
      'A year',
      'Each year both players draw a stratagem, dice decide the initiative, leaders enter and die, an event happens. Then both move and fight in turns: each turn is an SMC. At the end of the year the points (PV) are counted. The bar above tells the year, its phases, the points of both and the SMC they have left.',
    ],
    fr: [
      'Une année',
      'Chaque année, chacun tire un stratagème, les dés donnent l’initiative, des chefs entrent et meurent, un événement survient. Puis on bouge et combat tour à tour : chaque tour est une SMC. À la fin de l’année, on compte les points (PV). La barre du haut donne l’année, ses phases, les points de chacun et les SMC à jouer.',
    ],
  },
  {
    expects: ['play buccellarii'],
    lit: [],
    en: [
      'A stratagem',
      'Stratagems are hidden: the other player knows only how many you hold. You have one at the foot of the table, Buccellarii: guards of a leader’s own. Click the card, then Play.',
    ],
    fr: [
      'Un stratagème',
      'Les stratagèmes sont cachés : l’autre joueur sait seulement combien vous en tenez. Vous en avez un, Buccellarii : la garde personnelle d’un chef. Le jouer.',
    ],
  },
  {
    expects: ['piece aetius'],
    lit: ['italia-2'],
    en: ['For Aëtius', 'The better a leader commands, the stronger his guard. Give it to Aëtius.'],
    fr: ['Pour Aetius', 'Mieux un chef commande, plus sa garde est forte. La donner à Aetius.'],
  },
  {
    expects: ['piece aetius'],
    lit: ['italia-2'],
    en: [
      'A leader moves',
      'The four numbers of a leader: how many units he commands (CC), his strategy (VS), his bonus in battle (BT) and his weight in politics (CP). A unit without a leader makes one step at most. Move Aëtius.',
    ],
    fr: [
      'Un chef bouge',
      'Les quatre nombres d’un chef : combien d’unités il commande (CC), sa stratégie (VS), son bonus au combat (BT), son poids politique (CP). Une unité sans chef ne fait qu’un pas. Déplacer Aetius.',
    ],
  },
  {
    expects: ['all'],
    lit: ['italia-2'],
    en: [
      'Who comes along',
      'His guard always does. Others are chosen one by one, or all at once: palatini, and the Alani, who are Foederati. The slowest sets the pace.',
    ],
    fr: [
      'Qui vient',
      'Sa garde toujours. Les autres se choisissent un à un, ou tous d’un coup : les palatini, et les Alani, qui sont Foederati. Le plus lent donne l’allure.',
    ],
  },
  {
    expects: ['to italia-3'],
    lit: ['italia-3'],
    en: [
      'The odds first',
      'Point at Italia III: before you go you see in the card and in the Tables the strength (PF) of both sides, the column of the table, what is added to the die and which rule says so, and what each face would bring. Then march. Enemies end a move.',
    ],
    fr: [
      'D’abord les chances',
      'Pointez la marche vers Italia III : avant de partir, vous voyez la force (PF) des deux côtés, la colonne de la table, ce qui s’ajoute au dé et quelle règle le dit, et ce que chaque face amènerait. Puis marchez. Des ennemis arrêtent un mouvement.',
    ],
  },
  {
    expects: ['done'],
    lit: ['italia-3'],
    en: [
      'Battle',
      'When you end your movement, every zone with units of both camps is fought over. A defender with a leader may try to evade; these have none, and are weakened already.',
    ],
    fr: [
      'Bataille',
      'Quand vous finissez vos mouvements, on se bat dans chaque zone où les deux camps ont des unités. Un défenseur qui a un chef peut tenter l’évasion ; ceux-ci n’en ont pas, et sont déjà affaiblis.',
    ],
  },
  {
    expects: [],
    lit: ['italia-3'],
    en: [
      'A great victory',
      'A 4, and 3 for better leading: the Huns are eliminated. A battle of 25 PF or more is worth a point. In the log you find every die with its sum; a click on a line shows where it happened.',
    ],
    fr: [
      'Une grande victoire',
      'Un 4, et 3 pour un meilleur commandement : les Huns sont éliminés. Une bataille de 25 PF ou plus vaut un point. Dans le journal se trouve chaque dé avec sa somme ; un clic sur une ligne montre où c’était.',
    ],
  },
  {
    expects: [],
    lit: ['viennensis-2'],
    en: [
      'Evasion and retreat',
      'Who is attacked and has a leader may try to evade before the battle: a die below his leader’s value, and he leaves for a zone beside it that the attacker did not come from. Who loses and is not eliminated retreats the same way; the prompt names who goes, and the map lights where to.',
    ],
    fr: [
      'Évasion et retraite',
      'Qui est attaqué et a un chef peut tenter l’évasion avant la bataille : un dé sous la valeur du chef, et il part vers une zone voisine d’où l’attaquant n’est pas venu. Qui perd sans être éliminé se retire de même ; la question nomme qui part, la carte éclaire vers où.',
    ],
  },
  {
    expects: [],
    lit: ['alamanni', 'burgondi', 'franci'],
    en: [
      'Uprisings',
      'In phase C the Barbarian calls peoples to war with his stratagems: minor ones from their homes, Foederati in revolt where they stand. A people at war that holds a zone of the Empire scores for him every year: 1 point, 2 with a town, 5 in Roma.',
    ],
    fr: [
      'Soulèvements',
      'En phase C, le Barbare appelle des peuples à la guerre par ses stratagèmes : les mineurs depuis chez eux, les Foederati révoltés là où ils sont. Un peuple en guerre qui tient une zone de l’Empire lui rapporte chaque année : 1 point, 2 avec une ville, 5 à Roma.',
    ],
  },
  {
    expects: [],
    lit: ['italia-4', 'thracia-3'],
    en: [
      'Usurpation',
      'Also in phase C a Roman leader may reach for the purple. Units that rally to him turn amber and are the Barbarian’s. If he takes the capitals or beats his Augustus, the camps change hands in phase F: the players swap, and each keeps his points. The page tells you so over the whole window.',
    ],
    fr: [
      'Usurpation',
      'En phase C aussi, un chef romain peut prendre la pourpre. Les unités qui le rejoignent deviennent ambre et sont au Barbare. S’il prend les capitales ou bat son Augustus, les camps s’échangent en phase F : les joueurs permutent et chacun garde ses points. La page le dit sur toute la fenêtre.',
    ],
  },
  {
    expects: [],
    lit: ['africa-4', 'mare-internum-occidentalis'],
    en: [
      'Fleets',
      'A fleet in port takes leaders and units aboard, sails from sea to sea and lands them on a coast, all in one move. Click the round counter, then who embarks, then the sea. The Vandali of Carthago have the western one in most scenarios.',
    ],
    fr: [
      'Flottes',
      'Une flotte au port embarque chefs et unités, va de mer en mer et les débarque sur une côte, d’un seul mouvement. Cliquez le pion rond, puis qui embarque, puis la mer. Les Vandali de Carthago ont celle d’Occident dans la plupart des scénarios.',
    ],
  },
  {
    expects: [],
    lit: ['italia-2', 'italia-4', 'italia-5', 'thracia-3'],
    en: [
      'Adjustments and points',
      'Phase F closes the year: camps, capitals and ports are checked, points scored, losses made good, weakened units recover. Rome scores for Augusti in their capitals, for peace and for capitals held; the Barbarian for land, civil war and new kingdoms. Points, beside the log, lists every one with its clause.',
    ],
    fr: [
      'Ajustements et points',
      'La phase F clôt l’année : camps, capitales et ports sont vérifiés, les points comptés, les pertes réparées, les unités affaiblies se rétablissent. Rome marque pour ses Augusti en capitale, la paix et les capitales tenues ; le Barbare pour la terre, la guerre civile et les nouveaux royaumes. Points, près du journal, les donne tous avec leur clause.',
    ],
  },
  {
    expects: [],
    lit: [],
    en: [
      'And now?',
      'Leaders, Peoples and Points stand beside the log: who may die this year, who comes, who could revolt. Where something does not go, a click says why, with the rule. The shortest scenario, The Scourge of God, is nine years long.',
    ],
    fr: [
      'Et maintenant ?',
      'Chefs, Peuples et Points sont près du journal : qui peut mourir cette année, qui vient, qui pourrait se révolter. Là où rien ne va, un clic dit pourquoi, avec la règle. Le scénario le plus court, Le Fléau de Dieu, dure neuf ans.',
    ],
  },
]

export const guide: Guide = {
  setup: {
    game: 'ultimus-romanorum',
    options: { scenario: 'scourge-of-god' },
    players: ['person', 'bot:random'],
    passing: true,
    position,
    script,
  },
  lessons,
}
