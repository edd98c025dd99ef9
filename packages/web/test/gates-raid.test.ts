/** A raid on the page: which steps are asked about first, and who goes along with the press that begins it. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import { isView } from '@tabularium/barbarians-at-the-gates/shown'
import { draw } from '@tabularium/barbarians-at-the-gates/testing'
import { type AnyGame, LocalTable } from '@tabularium/engine'
import { Room, seenBy } from '@tabularium/engine/room'
import { expect, test } from 'vitest'
import { byItself } from '../src/games/barbarians-at-the-gates/by-itself.ts'
import { pressed, startsLed } from '../src/games/barbarians-at-the-gates/led.ts'
import { agree, isLight } from '../src/games/barbarians-at-the-gates/light.ts'
import { mustAsk, type Option, optionReached } from '../src/page/play/options.ts'
import type { Offer } from '../src/page/session/table-state.ts'

const game: AnyGame = barbariansAtTheGates

/** Raiders in Gaul, beside them their king; the Roman may hold an answer. */
function table(): LocalTable {
  const s = draw({
    scenario: 'the-migrations',
    cu: { aurelianum: { barbarian: 3 }, ravenna: { loyalist: 2 } },
    leaders: { rua: { at: 'aurelianum', flipped: true }, honorius: 'ravenna' },
    control: { aurelianum: 'barbarian' },
    tribes: { huns: 'further-east' },
    hands: ['R18', 'B21'],
    stack: [
      { kind: 'turn', step: 'attrition' },
      { kind: 'impulses', player: 1, step: 'mend' },
      { kind: 'impulse', player: 1 },
    ],
  })
  return new LocalTable(game, { options: s.options, position: game.write(s), dice: { script: [] } })
}

function seen(at: LocalTable) {
  const outlet = seenBy(new Room(at), 1, 'en')
  const { view, question } = outlet.now()
  if (!isView(view) || question?.choices == null) throw new Error('nothing is asked')
  const offer: Offer = { ...question, choices: question.choices }
  return { view, offer, reach: (piece: string) => outlet.reach(piece) }
}

/** The Roman plays nothing. */
function step(at: LocalTable, option: Option): void {
  for (const action of option.steps) at.act(1, action)
  while (at.decision?.seat === 0) at.act(0, 'pass')
}

test('of each stack the first step that is not taken back is asked about, those that follow in open country are not', () => {
  const raid = table()
  for (const action of ['raid B21', 'to aurelianum', 'take 1']) raid.act(1, action)
  const way = (place: string): Option => {
    const found = seen(raid)
      .reach('raiders')
      .find((each) => each.place === place && each.steps.length === 1)
    if (found === undefined) throw new Error(`no way to ${place}`)
    return optionReached('raiders', found)
  }
  const isAsked = (option: Option) => mustAsk({ ...option, isLight: isLight(option, seen(raid).view) }, 'dice')
  const commit = (option: Option) => {
    agree(option, seen(raid).view)
    step(raid, option)
  }
  agree(way('caesarodunum'), seen(table()).view)
  expect(way('caesarodunum').seals).toBe(true)
  expect(isAsked(way('caesarodunum'))).toBe(true)
  commit(way('caesarodunum'))
  expect(way('limonum').seals).toBe(true)
  expect(isAsked(way('limonum'))).toBe(false)
  // Walls and battles are asked about all the same.
  expect(isAsked({ ...way('limonum'), odds: 0.5 })).toBe(true)
  expect(isAsked({ ...way('limonum'), place: 'lugdunum' })).toBe(true)
  // Another stack sets out.
  agree({ ...way('limonum'), kind: 'select' }, seen(table()).view)
  expect(isAsked(way('limonum'))).toBe(true)
})

test('BG-14.1.2-f: pressed on the map, a leader sets out with the raiders; where the space is pressed it is asked', () => {
  const raid = table()
  raid.act(1, 'raid B21')
  const { view, offer } = seen(raid)
  const [led, another] = startsLed(view, offer)
  expect(another).toBeUndefined()
  expect(led).toMatchObject({ action: 'to aurelianum', piece: 'rua' })
  if (led === undefined) throw new Error('nobody leads')
  raid.act(1, led.action)
  const itself = () => byItself(seen(raid).view, seen(raid).offer)
  pressed(null, view)
  expect(itself()).toBeNull()
  pressed('rua', view)
  expect(itself()).toBe('leader rua')
  raid.act(1, 'leader rua')
  expect(itself()).toBeNull()
})
