/** A march into a battle, with a Battle card. */
import type { GuideChapter } from '../../../page/game-page.ts'
import { cardsIn, impulseOf, scene } from './drawing.ts'

const position = {
  turn: 5,
  phase: 'strategy',
  vp: 14,
  plunder: 5,
  spaces: {
    lugdunum: { loyalist: 5 },
    vesontio: { control: 'barbarian', barbarian: 7 },
    mediolanum: { loyalist: 3 },
    roma: { loyalist: 1 },
    'magna-germania': { barbarian: 4 },
  },
  leaders: {
    honorius: { at: 'mediolanum' },
    stilicho: { at: 'lugdunum' },
    chnodomarius: { at: 'magna-germania', flipped: true },
  },
  tribes: { alemanni: { at: 'magna-germania' } },
  cards: { ...cardsIn('hand', 'R15', 'R17', 'R11'), ...cardsIn('deck', 'B20', 'B21') },
  stack: impulseOf('roman'),
}

export const battle: GuideChapter = {
  id: 'battle',
  title: { en: 'A battle', fr: 'Une bataille' },
  setup: scene('the-frozen-rhine', 'roman', position, ['4', '3', '2', '3']),
  lessons: [
    {
      does: [],
      lit: ['lugdunum', 'vesontio'],
      rule: 'BG-10.2.2-i',
      en: [
        'Enemies in Gallia',
        'Seven Barbarian CU hold Vesontio, without a leader. Stilicho is in Lugdunum with five. Who enters a space with enemy CU fights them there.',
      ],
      fr: [
        'Des ennemis en Gaule',
        'Sept UC barbares tiennent Vesontio, sans chef. Stilicon est à Lugdunum avec cinq. Qui entre dans une case où sont des UC ennemies les y combat.',
      ],
    },
    {
      does: ['activate R17'],
      lit: [],
      rule: 'BG-7.1-d',
      en: [
        'Any card will do',
        'Limes Restored would build forts; today its 2 OPs matter more. Stilicho’s initiative is 1, the best there is: they give him 5 AP. Click the card, then March.',
      ],
      fr: [
        'Toute carte convient',
        'Le limes restauré bâtirait des forts ; aujourd’hui ses 2 PO comptent davantage. L’initiative de Stilicon est 1, la meilleure : ils lui donnent 5 PA. Cliquer sur la carte, puis sur Marcher.',
      ],
    },
    {
      does: ['leader stilicho', 'take 5', 'to augustodunum', 'to vesontio'],
      piece: 'stilicho',
      lit: ['vesontio'],
      rule: 'BG-12.2.1-a',
      en: [
        'Before you commit',
        'Click Stilicho and point at Vesontio. The card of the place adds it up: his tactical rating of 3 against nobody’s 0, and 1 for Roman troops who come by a clear way. That is 92 in 100. Click Vesontio.',
      ],
      fr: [
        'Avant de s’engager',
        'Cliquer sur Stilicon et pointer Vesontio. La fiche du lieu fait la somme : sa valeur tactique de 3 contre 0, faute de chef, et 1 pour des troupes romaines venues par une voie facile. C’est 92 sur 100. Cliquer sur Vesontio.',
      ],
    },
    {
      does: ['event R15'],
      lit: [],
      rule: 'BG-12.1.1-b',
      en: [
        'A Battle card',
        'First the attacker, then the defender may play one Battle card. Comitatenses adds 1 to your roll. Play it.',
      ],
      fr: [
        'Une carte de bataille',
        'D’abord l’attaquant, puis le défenseur peut jouer une carte de bataille. Comitatenses ajoute 1 à votre jet. La jouer.',
      ],
    },
    {
      does: [],
      lit: ['vesontio'],
      rule: 'BG-12.3-a',
      en: [
        'Both roll',
        'You rolled 4, and 5 more make 9: five CU inflict 3 losses. The Barbarians rolled 3: seven CU inflict 1. Who inflicts more wins. The four who were left found no space to retreat to.',
      ],
      fr: [
        'Chacun lance',
        'Vous avez fait 4, et 5 de plus font 9 : cinq UC infligent 3 pertes. Les Barbares ont fait 3 : sept UC en infligent 1. Qui en inflige le plus gagne. Les quatre qui restaient n’ont pas trouvé où se retirer.',
      ],
    },
    {
      does: ['control'],
      lit: [],
      rule: 'BG-12.6-d',
      en: [
        'On with 3 AP',
        'After a victory 1 AP is due before any other; not if the enemy has no CU left, or lost two more than you. So take Vesontio for 1 AP.',
      ],
      fr: [
        'Encore 3 PA',
        'Après une victoire, 1 PA est dû avant tout autre ; sauf si l’ennemi n’a plus d’UC, ou en a perdu deux de plus que vous. Prendre donc Vesontio pour 1 PA.',
      ],
    },
    {
      does: [],
      lit: [],
      rule: 'BG-11.1.1-a',
      en: [
        'Reactions',
        'A leader who is attacked may try to slip away: a die and his tactical rating, 6 or more. Leaders next to a march may intercept it in the same way; all are named before any die. The page shows each chance first.',
      ],
      fr: [
        'Les réactions',
        'Un chef attaqué peut tenter l’esquive : un dé et sa valeur tactique, 6 ou plus. Les chefs voisins d’une marche peuvent l’intercepter de même ; tous sont nommés avant le moindre dé. La page montre chaque chance d’abord.',
      ],
    },
    {
      does: ['done'],
      lit: [],
      rule: 'BG-12.5-a',
      en: [
        'What a defeat costs',
        'Stop here. If Barbarians win, every two Roman CU that fall raise Plunder by 1; an Emperor who falls costs a victory point. The log keeps every die with its sum.',
      ],
      fr: [
        'Le prix d’une défaite',
        'S’arrêter ici. Si des Barbares gagnent, deux UC romaines tombées augmentent le butin de 1 ; un Empereur tombé coûte un point de victoire. Le journal garde chaque dé avec sa somme.',
      ],
    },
  ],
}
