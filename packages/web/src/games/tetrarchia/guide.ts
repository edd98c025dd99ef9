/** The guided first game: the last border, from a set position with given dice, played by the real rules. */
import type { Guide, Lesson } from '../../page/game-page.ts'

const position = {
  turn: 0,
  ip: 6,
  emperors: {
    diocletian: 'macedonia',
    galerius: 'pannonia-inferior',
    constantius: 'lugdunensis',
    maximian: 'rhaetia',
  },
  tokens: {
    diocletian: ['persia', 'sarmatia'],
    galerius: ['libya', 'pannonia-superior'],
    constantius: ['britannia'],
    maximian: ['gaetulia'],
    unrest: ['thracia', 'lugdunensis'],
    revolt: ['noricum', 'aquitania'],
  },
  fleets: { internum: 1 },
  armies: [{ region: 'ILLYRICVM', at: 'noricum' }],
}

/** In the order they fall. */
const script = [
  // Diocletian's Barbarian phase: an uprising in Aquitania, a cut link, an echo on a secured province, a drawn fight.
  ...['II', '5', '2', 'IV', '3', 'I', '5'],
  // Galerius attacks.
  ...['IV', '3'],
  // Unrest in Cyrenaica, then Revolt there.
  ...['VI', '2', 'VI', '2'],
]

const lessons: readonly Lesson[] = [
  {
    does: [],
    lit: ['germania-magna'],
    en: [
      'One border left',
      'Four Emperors rule together. To win, all six border provinces outside the Empire must carry an Emperor’s token. Five do. The last one is Germania Magna, beyond the Alps: it is lit. You will play one round, a turn for each Emperor.',
    ],
    fr: [
      'Une dernière frontière',
      'Quatre Empereurs règnent ensemble. Pour gagner, les six provinces frontières hors de l’Empire doivent porter un jeton d’Empereur. Cinq en portent un. La dernière est Germania Magna, au-delà des Alpes : elle est éclairée. Vous jouerez une manche, un tour par Empereur.',
    ],
  },
  {
    does: ['move thracia'],
    lit: ['thracia'],
    en: [
      'Move',
      'Diocletian, the green helmet, begins in Macedonia with 6 Imperium Points (IP). Click him, then a lit province: Thracia. A plain link costs 1 IP, a broken one 2, a province in Revolt 1 more; the black disc says the sum.',
    ],
    fr: [
      'Se déplacer',
      'Dioclétien, le casque vert, commence en Macedonia avec 6 points d’Imperium (PI). Cliquer sur lui, puis sur une province éclairée : Thracia. Une liaison simple coûte 1 PI, une liaison brisée 2, une province en Révolte 1 de plus ; le disque noir dit la somme.',
    ],
  },
  {
    does: ['subdue'],
    lit: ['thracia'],
    en: [
      'Subdue',
      'There is Unrest here, the grey flame. Choose Subdue in the bar beside him: it costs 1 IP; a Revolt, the black fist, costs 2. Left alone, Unrest turns to Revolt when the dice strike again or when Revolt is next to it.',
    ],
    fr: [
      'Soumettre',
      'Il y a des Troubles ici, la flamme grise. Choisir Soumettre dans la barre à côté de lui : 1 PI ; une Révolte, le poing noir, en coûte 2. Laissés là, les Troubles deviennent Révolte quand les dés frappent encore ou quand une Révolte les touche.',
    ],
  },
  {
    does: ['secure'],
    lit: ['thracia'],
    en: [
      'Secure',
      'An Emperor can leave one of his own tokens in a quiet province for 1 IP. The dice do nothing there, and it supports him in a fight nearby. He has few tokens and never takes them back. Choose Secure.',
    ],
    fr: [
      'Sécuriser',
      'Un Empereur peut laisser un de ses jetons dans une province calme pour 1 PI. Les dés n’y font rien, et ce jeton le soutient dans un combat voisin. Il en a peu et ne les reprend jamais. Choisir Sécuriser.',
    ],
  },
  {
    does: ['sail internum aegaeum'],
    lit: ['aegaeum'],
    en: [
      'Sail',
      'A fleet joins all the coasts of its sea. The only one is in Mare Internum. From wherever he stands Diocletian can send it to the next sea for 1 IP: click the fleet, then Mare Aegaeum.',
    ],
    fr: [
      'Naviguer',
      'Une flotte relie toutes les côtes de sa mer. La seule est en Mare Internum. D’où qu’il soit, Dioclétien peut l’envoyer dans la mer voisine pour 1 PI : cliquer sur la flotte, puis sur Mare Aegaeum.',
    ],
  },
  {
    does: ['move aegyptus'],
    lit: ['aegyptus'],
    en: ['Move by sea', 'Now every coast of Mare Aegaeum is one step of 1 IP away. Click Diocletian, then Aegyptus.'],
    fr: [
      'Aller par mer',
      'Chaque côte de Mare Aegaeum est maintenant à un pas de 1 PI. Cliquer sur Dioclétien, puis sur Aegyptus.',
    ],
  },
  {
    does: ['end'],
    lit: ['lugdunensis', 'aquitania'],
    en: [
      'The Barbarian phase',
      'One IP is left, and nothing to spend it on. Choose End turn and watch: first Unrest next to Revolt turns to Revolt, and an Emperor caught on it leaves the board; then two dice strike a province; then armies march.',
    ],
    fr: [
      'La phase barbare',
      'Il reste un PI, et rien à en faire. Choisir Finir le tour et regarder : d’abord les Troubles voisins d’une Révolte deviennent Révolte, et un Empereur pris dessus quitte le plateau ; puis deux dés frappent une province ; puis les armées marchent.',
    ],
  },
  {
    does: [],
    lit: ['thracia', 'pannonia-inferior'],
    en: [
      'What happened',
      'Lugdunensis turned to Revolt and Constantius had to leave. The dice named Aquitania, already in Revolt: an uprising, which put Revolt into every linked province that a broken link did not spare. Its echo struck Thracia, but your token protected it. Then the army attacked Galerius in its way, and it was a draw.',
    ],
    fr: [
      'Ce qui s’est passé',
      'Lugdunensis est passée en Révolte et Constance a dû partir. Les dés ont désigné Aquitania, déjà en Révolte : un soulèvement, qui a mis la Révolte dans chaque province liée qu’une liaison brisée n’a pas épargnée. Son écho a frappé Thracia, mais votre jeton l’a protégée. Puis l’armée a attaqué Galère sur son chemin, et ce fut une égalité.',
    ],
  },
  {
    does: ['attack noricum'],
    lit: ['noricum'],
    en: [
      'Attack',
      'Galerius, in gold, strikes back. He adds to his die the chain of his tokens: his capital, where he stands, and Pannonia Superior make 2. Maximian next to the army doubles the sum. The army adds its Revolt: 1. Click Galerius, then the army in Noricum: the sheet that opens shows the whole sum. Roll.',
    ],
    fr: [
      'Attaquer',
      'Galère, en or, riposte. Il ajoute à son dé la chaîne de ses jetons : sa capitale, où il se tient, et Pannonia Superior font 2. Maximien, voisin de l’armée, double la somme. L’armée ajoute sa Révolte : 1. Cliquer sur Galère, puis sur l’armée en Noricum : la feuille qui s’ouvre montre toute la somme. Lancer.',
    ],
  },
  {
    does: ['end'],
    lit: ['noricum'],
    en: [
      'Victory in the field',
      'The army is gone, its Revolt with it, and Galerius stands in Noricum. Illyricum is quiet: its border can be secured. End his turn.',
    ],
    fr: [
      'Victoire',
      'L’armée a disparu, sa Révolte avec elle, et Galère est en Noricum. L’Illyricum est calme : sa frontière peut être sécurisée. Finir son tour.',
    ],
  },
  {
    does: ['arrive belgica'],
    lit: ['belgica'],
    en: [
      'Back on the board',
      'Constantius returns at the start of his turn: in Roma, or in his own capital if nothing lies there. His capital, with the crown, is in Belgica: click it.',
    ],
    fr: [
      'De retour',
      'Constance revient au début de son tour : à Roma, ou dans sa capitale si rien ne s’y trouve. Sa capitale, sous la couronne, est en Belgica : cliquer dessus.',
    ],
  },
  {
    does: ['end'],
    lit: [],
    en: [
      'Time presses',
      'He could go and subdue Gaul, 2 IP for each Revolt and the way there. Each Revolt is a chance for an uprising, and when a token must be placed and none of the 21 is left, the game is lost; so it is when an army enters Roma. But the last border is at hand: end his turn.',
    ],
    fr: [
      'Le temps presse',
      'Il pourrait soumettre la Gaule, 2 PI par Révolte et le chemin. Chaque Révolte peut amener un soulèvement, et quand il faut placer un jeton et qu’il n’en reste aucun des 21, la partie est perdue ; de même quand une armée entre à Roma. Mais la dernière frontière est proche : finir son tour.',
    ],
  },
  {
    does: ['move germania-magna'],
    lit: ['germania-magna'],
    en: [
      'Over the Danube',
      'Maximian, in blue, stands in Rhaetia. The link to Germania Magna is broken, so it costs 2 IP. Click him, then the border.',
    ],
    fr: [
      'Au-delà du Danube',
      'Maximien, en bleu, est en Rhaetia. La liaison vers Germania Magna est brisée : elle coûte 2 PI. Cliquer sur lui, puis sur la frontière.',
    ],
  },
  {
    does: ['secure'],
    lit: ['germania-magna'],
    en: [
      'The last border',
      'A border costs 2 IP and can be secured only while its region has no Revolt. Secure it, and the game is won.',
    ],
    fr: [
      'La dernière frontière',
      'Une frontière coûte 2 PI et ne peut être sécurisée que si sa région n’a aucune Révolte. La sécuriser, et la partie est gagnée.',
    ],
  },
  {
    does: [],
    lit: [],
    en: [
      'Roma Victrix',
      'That is all you need. In a real game the borders are far apart and the dice do not follow a script: clear Revolts early, stop armies together, and keep tokens for the borders. Tables and Rules are in the bar, and every refusal names its clause. Now play a real game.',
    ],
    fr: [
      'Roma Victrix',
      'C’est tout ce qu’il faut. Dans une vraie partie les frontières sont loin l’une de l’autre et les dés ne suivent pas de script : éteindre tôt les Révoltes, arrêter les armées ensemble, garder des jetons pour les frontières. Tables et Règles sont dans la barre, et chaque refus nomme sa clause. Jouer maintenant une vraie partie.',
    ],
  },
]

export const guide: Guide = {
  game: 'tetrarchia',
  chapters: [
    {
      id: 'first',
      title: { en: 'The last border', fr: 'La dernière frontière' },
      setup: {
        game: 'tetrarchia',
        options: { players: 1, level: [5, 3, 0, 0] },
        players: ['person'],
        passing: true,
        position,
        script,
      },
      lessons,
    },
  ],
}
