/** The Usurper beats his Augustus, and the players change camps. */
import type { GuideChapter } from '../../../page/game-page.ts'
import { at, gone, onTheMarch, rallied, scene } from './drawing.ts'

const position = {
  year: 408,
  phase: 'E',
  initiative: 'barbarian',
  smc: [0, 1],
  vp: [6, 9],
  west: { augustus: 'honorius', usurper: 'constantin' },
  east: { augustus: 'arcadius' },
  pieces: {
    ...at('italia-4', 'honorius'),
    'co-africa-1': { at: 'italia-4', weak: true },
    'co-viennensis-1': { at: 'italia-4', weak: true },
    ...at('thracia-3', 'arcadius', 'scolae-e'),
    ...rallied('galliae-4', 'constantin', 'divitenses', 'felices-iuniores', 'co-galliae-1', 'co-britanniae-1'),
    ...rallied('galliae-3', 'dux-galliae', 'li-galliae-1'),
    ...gone('stilicon'),
  },
  hands: { first: {}, second: {} },
  stack: onTheMarch('barbarian'),
}

/** The battle, what both draw, the initiative of 409. */
const script = ['5', '3', '3', '5']

export const purple: GuideChapter = {
  id: 'purple',
  title: { en: 'The purple won', fr: 'La pourpre conquise' },
  setup: scene('campaign-405-476', 'barbarian', position, script),
  lessons: [
    {
      does: [],
      lit: ['galliae-4', 'italia-4'],
      rule: 'UR-3.6.4-e',
      en: [
        'Two ways to the throne',
        'It is 408. Constantine stands in Galliae IV, the Augustus Honorius in Ravenna. A Usurper wins by beating the Augustus of his half in battle. He wins too by holding Ravenna and Roma, each with a leader and a unit, when the year ends and nobody hides in Ravenna.',
      ],
      fr: [
        'Deux chemins vers le trône',
        'C’est 408. Constantin est en Galliae IV, l’Augustus Honorius à Ravenna. Un Usurpateur l’emporte en battant l’Augustus de sa moitié. Il l’emporte aussi en tenant Ravenna et Roma, chacune avec un chef et une unité, quand l’année finit et que nul ne se réfugie à Ravenna.',
      ],
    },
    {
      does: ['piece constantin', 'all', 'to italia-2', 'to italia-4'],
      piece: 'constantin',
      lit: ['italia-4'],
      rule: 'UR-8.2.2-b',
      en: [
        'March on Ravenna',
        'An Augustus with palatini could take refuge in the city; Honorius has none, and with a VS of 1 no die lets him evade. Click Constantine, then Italia IV.',
      ],
      fr: [
        'Marcher sur Ravenna',
        'Un Augustus avec des palatini pourrait se réfugier dans la ville ; Honorius n’en a pas, et avec une VS de 1 aucun dé ne le sauve. Cliquer sur Constantin, puis sur Italia IV.',
      ],
    },
    {
      does: ['done'],
      lit: [],
      rule: 'UR-8.5.2-b',
      en: [
        'All at stake',
        'Between an Augustus and a Usurper the higher CP adds 1. Whichever of the two is beaten dies; with a dead Usurper all return to the Augustus. End movement, and roll.',
      ],
      fr: [
        'Le tout pour le tout',
        'Entre un Augustus et un Usurpateur, le plus haut CP ajoute 1. Celui des deux qui est battu meurt ; l’Usurpateur mort, tous reviennent à l’Augustus. Fin des mouvements, et lancer.',
      ],
    },
    {
      does: [],
      lit: ['italia-4'],
      rule: 'UR-5-b',
      en: [
        'The camps change hands',
        'Honorius is dead, and phase F began with the exchange: you are the Roman now, and Constantine is your Augustus. The other player leads the Barbarians. Each keeps his points and his counters.',
      ],
      fr: [
        'Les camps changent de mains',
        'Honorius est mort, et la phase F a commencé par l’échange : vous êtes le Romain, et Constantin est votre Augustus. L’autre joueur mène les Barbares. Chacun garde ses points et ses pions.',
      ],
    },
    {
      does: [],
      lit: ['italia-4', 'thracia-3'],
      rule: 'UR-10.2-b',
      en: [
        'As the Roman',
        'The points of the year came after it, so they were yours: both Augusti in capitals, no civil war, the capitals of East and West held. That is why one reaches for the purple when Rome is strong.',
      ],
      fr: [
        'En Romain',
        'Les points de l’année sont venus après : ils ont été pour vous. Les deux Augusti en capitale, pas de guerre civile, les capitales d’Orient et d’Occident tenues. Voilà pourquoi l’on prend la pourpre quand Rome est forte.',
      ],
    },
  ],
}
