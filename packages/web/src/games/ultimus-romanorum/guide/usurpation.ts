/** Phase C of the Barbarian: a general takes the purple. */
import type { GuideChapter } from '../../../page/game-page.ts'
import { at, inPhaseC, scene } from './drawing.ts'

const position = {
  year: 407,
  phase: 'C',
  initiative: 'barbarian',
  smc: [0, 0],
  west: { augustus: 'honorius', patrice: 'stilicon' },
  east: { augustus: 'arcadius' },
  pieces: {
    ...at('italia-4', 'honorius', 'scolae-w'),
    ...at('italia-2', 'stilicon', 'victores', 'comites-seniores'),
    ...at('thracia-3', 'arcadius'),
    ...at('britanniae-2', 'constantin', 'co-britanniae-1', 'co-britanniae-2'),
    ...at('britanniae-1', 'dux-britanniae', 'li-britanniae-1'),
    ...at('galliae-3', 'dux-galliae', 'co-galliae-1', 'li-galliae-1'),
    ...at('galliae-7', 'gerontius', 'co-galliae-2'),
  },
  hands: { first: {}, second: { 'western-usurpation': 1, rex: 1 } },
  stack: inPhaseC('barbarian'),
}

/** The attempt, Dux Britanniae, the way to Galliae, Dux Galliae, Gerontius. */
const script = ['3', '4', '2', '5', '1']

export const usurpation: GuideChapter = {
  id: 'usurpation',
  title: { en: 'A usurpation', fr: 'Une usurpation' },
  setup: scene('campaign-405-476', 'barbarian', position, script),
  lessons: [
    {
      does: [],
      lit: ['britanniae-2'],
      rule: 'UR-3.6.1-a',
      en: [
        'Purple in Britannia',
        'It is 407, and you are the Barbarian. A usurpation makes Roman armies yours: the general who leads it, all who rally to him, and perhaps the throne. Constantine stands in Londinium.',
      ],
      fr: [
        'La pourpre en Britannia',
        'C’est 407, et vous êtes le Barbare. Une usurpation vous donne des armées romaines : le général qui la mène, tous ceux qui le rejoignent, et peut-être le trône. Constantin est à Londinium.',
      ],
    },
    {
      does: ['play western-usurpation'],
      lit: [],
      rule: 'UR-6.2-a',
      en: [
        'The attempt',
        'Western Usurpation names a historical Roman leader of the Roman’s who stands in the West, in no zone with an Augustus. Click the counter, then Play.',
      ],
      fr: [
        'La tentative',
        'Usurpation en Occident désigne un chef romain historique du Romain qui se tient en Occident, dans une zone sans Augustus. Cliquer sur le pion, puis sur Jouer.',
      ],
    },
    {
      does: ['piece constantin'],
      piece: 'constantin',
      lit: ['britanniae-2'],
      rule: 'UR-6.2-b',
      en: [
        'Constantine',
        'The die may be at most his CP. He has 4: four faces of six. Should it fail, he stays loyal and nothing else happens. Click Constantine.',
      ],
      fr: [
        'Constantin',
        'Le dé doit être au plus son CP. Il a 4 : quatre faces sur six. En cas d’échec il reste loyal, et rien d’autre n’arrive. Cliquer sur Constantin.',
      ],
    },
    {
      does: [],
      lit: ['britanniae-2', 'britanniae-1'],
      rule: 'UR-3.6.3-h',
      en: [
        'Who rallies',
        'A 3: he is Usurper, and all in his zone are yours at once, amber from now on. For every other leader of his diocese a die is rolled: at least his CP, and he comes with his zone. Dux Britanniae has none, which counts as 0.',
      ],
      fr: [
        'Qui le rejoint',
        'Un 3 : il est Usurpateur, et tous ceux de sa zone sont à vous aussitôt, ambre désormais. Pour chaque autre chef du diocèse on lance un dé : au moins son CP, et il vient avec sa zone. Dux Britanniae n’en a pas, ce qui compte pour 0.',
      ],
    },
    {
      does: [],
      lit: ['galliae-3', 'galliae-7'],
      rule: 'UR-3.6.3-l',
      en: [
        'Over the strait',
        'Then a neighbouring diocese, if a ten-sided die is below his CP: a 2 was, and Galliae was asked. Dux Galliae came with all beside him. Gerontius has a CP of 3; his die was a 1, and he stays loyal.',
      ],
      fr: [
        'Au-delà du détroit',
        'Puis un diocèse voisin, si un dé à dix faces est sous son CP : un 2 l’était, et les Galliae ont été sollicitées. Dux Galliae est venu avec tous ceux qui l’entourent. Gerontius a un CP de 3 ; son dé fut un 1, et il reste loyal.',
      ],
    },
    {
      does: [],
      lit: ['britanniae-2'],
      rule: 'UR-10.2-j',
      en: [
        'Civil war',
        'A usurpation under way is worth 3 points to you at the end of each year. It lasts as long as the Usurper lives. The next chapter leads him to Ravenna.',
      ],
      fr: [
        'La guerre civile',
        'Une usurpation en cours vous vaut 3 points à la fin de chaque année. Elle dure tant que vit l’Usurpateur. Le chapitre suivant le mène à Ravenna.',
      ],
    },
  ],
}
