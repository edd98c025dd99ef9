/** The forms of what this game tells and takes, for the documentation of the referee. */
import { chance, flag, listOf, nameOf, optional, orNull, record, text, whole, word } from '@tabularium/engine/fields'
import type { ActionForm, Forms } from '@tabularium/engine/forms'
import { actionsOf } from './actions.ts'
import boardFile from './edition/board.json' with { type: 'json' }
import { boardSchema } from './edition/schema.ts'
import { events } from './events.ts'
import { kinds, stacks } from './forms/kinds.ts'
import { going, meanings } from './forms/meanings.ts'
import { rolls } from './forms/rolls.ts'
import { controllerNames, MOST } from './kinds.ts'
import { makeBoard } from './make-board.ts'
import { declared } from './position/fields.ts'
import { namesIn } from './position/names.ts'
import { playerNames, powerNames, sections, turnNames } from './terms.ts'

const board = makeBoard(boardSchema.parse(boardFile))
const space = nameOf('space')
const leader = nameOf('leader')
const tribe = nameOf('tribe')
const name = text(99, 'the name as printed')
const number = whole(0, 999)
const power = word(...powerNames)

const map = record({
  provinces: listOf(
    record({ id: nameOf('province'), name, group: name, capital: space, counting: listOf(space, MOST) }),
    MOST,
  ),
  spaces: listOf(
    record({
      id: space,
      name,
      kind: word('city', 'cultivated', 'border', 'transit', 'zone'),
      capital: flag,
      province: orNull(nameOf('province')),
      printed: word(...controllerNames),
      seas: listOf(word('atlantic', 'mediterranean'), 2),
    }),
    MOST,
  ),
  links: listOf(record({ a: space, b: space, type: word('clear', 'rough', 'river', 'strait'), cost: number }), 999),
  leaders: listOf(
    record({
      id: leader,
      name,
      tribe: orNull(tribe),
      power,
      initiative: number,
      tactical: number,
      emperor: flag,
      reverse: orNull(record({ id: text(99, 'of the other side'), name })),
    }),
    MOST,
  ),
  tribes: listOf(record({ id: tribe, name, score: number, canBeAllied: flag, leader }), MOST),
  cards: listOf(
    record({
      id: nameOf('card'),
      name,
      side: word(...playerNames),
      section: word(...sections),
      ops: number,
      kind: word('normal', 'battle', 'response', 'campaign', 'invasion'),
      removed: flag,
    }),
    MOST,
  ),
})

const actions: readonly ActionForm[] = [
  { notation: 'activate CARD', means: 'Use the card to activate a leader.' },
  { notation: 'reinforce CARD', means: 'Use the card for reinforcements.' },
  { notation: 'migrate CARD', means: 'Use the card for a migration.' },
  { notation: 'raid CARD', means: 'Use the card for a raid.' },
  { notation: 'march CARD', means: 'Use the card for a forced march.' },
  { notation: 'usurp CARD', means: 'Use the card for a Successful Usurpation.' },
  { notation: 'event CARD', means: 'Play the event of the card.' },
  { notation: 'discard CARD', means: 'Discard or show the card, as is asked.' },
  { notation: 'to SPACE', means: 'Go, retreat, be placed or be meant there, as is asked.' },
  { notation: 'sail SPACE', means: 'Go there by sea.' },
  { notation: 'fort SPACE', means: 'Build or improve a fort there.' },
  { notation: 'leader LEADER', means: 'This leader.' },
  { notation: 'tribe TRIBE', means: 'This tribe.' },
  { notation: 'power POWER', means: 'This power.' },
  { notation: 'take NUMBER', means: 'So many CU.' },
  { notation: 'yes', means: 'Yes.' },
  { notation: 'no', means: 'No.' },
  { notation: 'pass', means: 'Play nothing, do nothing.' },
  { notation: 'done', means: 'No more of what is asked.' },
  { notation: 'tribal-activate', means: 'A Tribal action: activate an Allied leader.' },
  { notation: 'tribal-reinforce', means: 'A Tribal action: reinforce.' },
  { notation: 'tribal-march', means: 'A Tribal action: a forced march.' },
  { notation: 'reveal', means: 'Reveal another card of the Tribal Reserve.' },
  { notation: 'baptize', means: 'Use Barbarian Baptization.' },
  { notation: 'stop', means: 'Reveal no more.' },
  { notation: 'cancel', means: 'Give the Tribal action up.' },
  { notation: 'regroup', means: 'Pick up and drop off.' },
  { notation: 'control', means: 'Take control of the space.' },
  { notation: 'siege', means: 'Roll for the siege.' },
  { notation: 'sortie', means: 'Come out and attack the besiegers.' },
  { notation: 'attack', means: 'Attack in the zone.' },
  { notation: 'delay', means: 'Put the battle off.' },
  { notation: 'passage', means: 'Buy Right of Passage.' },
  { notation: 'first', means: 'The first part of the event.' },
  { notation: 'second', means: 'The second part of the event.' },
  { notation: 'third', means: 'The third part of the event.' },
]

const side = record({ power, cu: number, leader: orNull(leader), modifier: whole(-99, 99) })
const chances = listOf(chance, MOST)

/** What is added to a die, and why. */
const added = listOf(record({ why: text(40, 'a clause, a card or a word'), n: whole(-99, 99) }), 99)

const forecast = record({
  battle: optional(
    record({
      at: space,
      attackers: side,
      defenders: side,
      modifiers: listOf(
        record({ side: word('attackers', 'defenders'), why: text(40, 'a clause or a card'), n: whole(-99, 99) }),
        99,
      ),
      attackersWin: chance,
      attackersLose: chances,
      defendersLose: chances,
    }),
  ),
  siege: optional(
    record({
      at: space,
      power,
      modifier: whole(-99, 99),
      modifiers: added,
      needed: number,
      points: chances,
      loss: chances,
      wins: chance,
    }),
  ),
  attempt: optional(chance),
  reaction: optional(
    record({
      what: word('avoid', 'intercept'),
      leader,
      from: space,
      to: space,
      needs: number,
      modifiers: added,
    }),
  ),
})

export const forms: Forms = {
  names: namesIn(board),
  map,
  actions,
  kinds,
  stacks,
  notations: [...actionsOf(board).byNotation.keys()],
  events,
  rolls,
  forecast,
  details: record({ vp: number, needed: number, turn: word(...turnNames) }),
  position: declared.members,
  meanings,
  frames: declared.frames,
  going,
}
