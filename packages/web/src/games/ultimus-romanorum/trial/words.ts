/** What the sheet of a single die says: one that decides whether a leader lives, or whether a force slips away. */
import type { Language } from '@tabularium/engine'

export const KINDS = ['death', 'plague', 'assassination', 'escape', 'siege', 'evasion'] as const
export type Kind = (typeof KINDS)[number]

interface KindWords {
  /** By the leader's name; of an evasion by its place. */
  title(who: string): string
  /** Who or what is against him. */
  readonly danger: string
  readonly lives: string
  readonly dies: string
  /** What is told of a face. */
  spared(face: number, who: string): string
  doomed(face: number, who: string): string
  /** What the number of the roll is for. */
  readonly needs: string
}

interface TrialWords {
  readonly kinds: Readonly<Record<Kind, KindWords>>
  role(isMine: boolean): string
  readonly against: string
  readonly faces: string
  readonly augusta: string
  readonly favour: string
  readonly walls: string
  readonly throne: string
}

const mortal = (title: (who: string) => string, danger: string): KindWords => ({
  title,
  danger,
  lives: 'He lives',
  dies: 'He dies',
  spared: (face, who) => `On a ${face} ${who} lives.`,
  doomed: (face, who) => `On a ${face} ${who} dies.`,
  needs: 'He dies on',
})

const mortel = (title: (who: string) => string, danger: string): KindWords => ({
  title,
  danger,
  lives: 'Il vit',
  dies: 'Il meurt',
  spared: (face, who) => `Sur un ${face}, ${who} vit.`,
  doomed: (face, who) => `Sur un ${face}, ${who} meurt.`,
  needs: 'Il meurt sur',
})

export const trialWords: Readonly<Record<Language, TrialWords>> = {
  en: {
    kinds: {
      death: mortal((who) => `Death of ${who}`, 'Fate'),
      plague: mortal((who) => `Plague, ${who}`, 'The plague'),
      assassination: mortal((who) => `Attempt on ${who}`, 'The assassin'),
      escape: {
        title: (who) => `Escape of ${who}`,
        danger: 'The pursuers',
        lives: 'He gets away',
        dies: 'He is caught',
        spared: (face, who) => `On a ${face} ${who} gets away.`,
        doomed: (face, who) => `On a ${face} ${who} is caught and dies.`,
        needs: 'He gets away on',
      },
      siege: {
        title: (who) => `${who} besieged`,
        danger: 'The besiegers',
        lives: 'The city holds',
        dies: 'The city falls',
        spared: (face, who) => `On a ${face} the city holds, and ${who} lives.`,
        doomed: (face, who) => `On a ${face} the city falls, and ${who} dies.`,
        needs: 'The enemy is at the walls on',
      },
      evasion: {
        title: (at) => `Evasion in ${at}`,
        danger: '',
        lives: 'They slip away',
        dies: 'They must stand',
        spared: (face) => `On a ${face} the defenders slip away.`,
        doomed: (face) => `On a ${face} the defenders must stand and fight.`,
        needs: 'They slip away on',
      },
    },
    role: (isMine) => (isMine ? 'Yours, tested' : 'Tested'),
    against: 'Against him',
    faces: 'on the die',
    augusta: 'An Augusta protects him',
    favour: 'Divine Favour',
    walls: 'Then the walls fall on',
    throne: 'His throne would be vacant.',
  },
  fr: {
    kinds: {
      death: mortel((who) => `Épreuve de mort, ${who}`, 'Le destin'),
      plague: mortel((who) => `Peste, ${who}`, 'La peste'),
      assassination: mortel((who) => `Attentat contre ${who}`, 'L’assassin'),
      escape: {
        title: (who) => `Fuite, ${who}`,
        danger: 'Les poursuivants',
        lives: 'Il s’échappe',
        dies: 'Il est pris',
        spared: (face, who) => `Sur un ${face}, ${who} s’échappe.`,
        doomed: (face, who) => `Sur un ${face}, ${who} est pris et meurt.`,
        needs: 'Il s’échappe sur',
      },
      siege: {
        title: (who) => `${who} assiégé`,
        danger: 'Les assiégeants',
        lives: 'La ville tient',
        dies: 'La ville tombe',
        spared: (face, who) => `Sur un ${face}, la ville tient et ${who} vit.`,
        doomed: (face, who) => `Sur un ${face}, la ville tombe et ${who} meurt.`,
        needs: 'L’ennemi est aux murs sur',
      },
      evasion: {
        title: (at) => `Évasion en ${at}`,
        danger: '',
        lives: 'L’évasion réussit',
        dies: 'L’évasion échoue',
        spared: (face) => `Sur un ${face}, les défenseurs s’esquivent.`,
        doomed: (face) => `Sur un ${face}, les défenseurs doivent combattre.`,
        needs: 'Ils s’esquivent sur',
      },
    },
    role: (isMine) => (isMine ? 'Le vôtre, à l’épreuve' : 'À l’épreuve'),
    against: 'Contre lui',
    faces: 'au dé',
    augusta: 'Une Augusta le protège',
    favour: 'Faveur divine',
    walls: 'Puis les murs tombent sur',
    throne: 'Son trône serait vacant.',
  },
}
