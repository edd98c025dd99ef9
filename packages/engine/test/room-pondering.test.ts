/** A bot that takes its time: whoever else talks to the room is heard meanwhile. */
import { describe, expect, test } from 'vitest'
import { type Bot, load, type Pondering } from '../src/index.ts'
import { chosenAgain, Room } from '../src/room.ts'
import { tableWith } from './local-table-play.ts'

const SLICES = 40

/** Thinks so many slices, then does the first thing; told to hurry, the last. `slices`: how many it has thought. */
class Ponderer implements Bot {
  readonly name = 'ponderer'
  slices = 0

  plan(): readonly unknown[] {
    throw new Error('It is asked to ponder.')
  }

  *ponder(_: unknown, { actions }: { readonly actions: readonly unknown[] }): Pondering<unknown> {
    for (let done = 1; done <= SLICES; done++) {
      this.slices++
      const isHurried = yield { best: [actions[0]], done, all: SLICES }
      if (isHurried === true && done < SLICES) return actions.slice(-1)
    }
    return actions.slice(0, 1)
  }
}

function roomOf(bot: Bot) {
  const room = new Room(tableWith(), { players: ['person', 'bot:ponderer'], bot: async () => bot })
  const parts: number[] = []
  room.onPonder = () => parts.push(room.pondered)
  room.hold(true)
  return { room, parts }
}

/** The person has done something, and the bot is asked. */
async function asked(room: Room): Promise<readonly string[]> {
  room.act(0, 'draw')
  const { decision, game } = room.table
  expect(decision?.seat).toBe(1)
  return (decision?.actions ?? []).map((action) => game.notation(action))
}

const tick = () => new Promise<void>((resolve) => setTimeout(resolve))

describe('a bot that takes its time', () => {
  test('thinks all its slices, tells how far it has come, and does what it found', async () => {
    const bot = new Ponderer()
    const { room, parts } = roomOf(bot)
    const legal = await asked(room)
    await room.think()
    expect(bot.slices).toBe(SLICES)
    expect(room.table.log[1]?.action).toBe(legal[0])
    expect(parts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0])
  })

  test('lets others be heard between slices, and answers at once when it is told to', async () => {
    const bot = new Ponderer()
    const { room } = roomOf(bot)
    const legal = await asked(room)
    const thinking = room.think()
    await tick()
    expect(bot.slices).toBeLessThan(SLICES)
    room.hurry()
    await thinking
    expect(bot.slices).toBeLessThan(SLICES)
    expect(room.table.log[1]?.action).toBe(legal.at(-1))
    expect(room.pondered).toBe(0)
  })

  test('the slices it took are kept with what it did, in a save too, and by them it chooses the same again', async () => {
    const bot = new Ponderer()
    const { room } = roomOf(bot)
    await asked(room)
    const thinking = room.think()
    await tick()
    room.hurry()
    await thinking
    const [, done] = room.table.log
    expect(done?.thought).toBe(bot.slices)
    expect(done?.thought).toBeLessThan(SLICES)
    const text = room.save()
    expect(JSON.parse(text)).toMatchObject({ tabularium: 5, thoughts: [[1, done?.thought]] })
    const { table } = load([room.table.game], text)
    expect(table.log[1]?.thought).toBe(done?.thought)
    const again = new Ponderer()
    expect(chosenAgain(table, 1, again)).toEqual([done?.action])
    expect(again.slices).toBe(bot.slices)
  })

  test('who thought to the end chooses the same again', async () => {
    const { room } = roomOf(new Ponderer())
    const [first] = await asked(room)
    await room.think()
    expect(chosenAgain(room.table, 1, new Ponderer())).toEqual([first])
  })

  test('forgets its thoughts when what it thinks about is taken back', async () => {
    const bot = new Ponderer()
    const { room } = roomOf(bot)
    await asked(room)
    const thinking = room.think()
    await tick()
    room.sit(['person', 'person'])
    const { length } = room
    await thinking
    expect(room.length).toBe(length)
    expect(room.pondered).toBe(0)
  })

  test('a hurry that came before does not hurry the next thought', async () => {
    const bot = new Ponderer()
    const { room } = roomOf(bot)
    room.hurry()
    const legal = await asked(room)
    await room.think()
    expect(room.table.log[1]?.action).toBe(legal[0])
  })
})
