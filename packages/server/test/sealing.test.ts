/** Hidden cards are proven when they are shown, to those who come to know them; a server that shows another one is caught. */
import { FastDice, secretFrom } from '@tabularium/engine'
import { verifyFile } from '@tabularium/engine/proof'
import { type HiddenProof, SealWatch } from '@tabularium/engine/seals'
import { games } from '@tabularium/games/all'
import { Match, type TestHouse, testHouse, Visitor } from '@tabularium/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ACTIONS = 100

const thingsOf = (game: string): readonly string[] => games.find(({ id }) => id === game)?.secrets.things ?? []

const watched = (proofs: readonly HiddenProof[]): SealWatch => {
  const watch = new SealWatch()
  for (const proof of proofs) watch.take(proof)
  return watch
}

interface Played {
  readonly text: string
  /** Of each seat, and of one who watches. */
  readonly proofs: readonly (readonly HiddenProof[])[]
}

let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
})
afterAll(() => house.stop())

async function play(game: string): Promise<Played> {
  const livia = await Visitor.called(house.address, 'Livia')
  const marcus = await Visitor.called(house.address, 'Marcus')
  const match = await Match.between(game, livia, marcus)
  const watcher = await new Visitor(house.address).enter(match.id)
  const dice = new FastDice(secretFrom(`sealing ${game}`))
  const [first, second] = match.places
  for (let n = 0; n < ACTIONS && !match.isOver; n++) {
    if (n % 10 !== 5 || match.asked !== first || second === undefined) {
      await match.act(dice)
      continue
    }
    // A page that was cut off goes on from what it was sent since.
    second.cut()
    await first?.act(first.choices[dice.below(first.choices.length)]?.action ?? '')
    await second.connect()
    await match.all(match.length)
  }
  await watcher.until(() => watcher.seen?.length === match.length)
  const places = [...match.places, watcher]
  expect(places.map(({ seals }) => seals.isBroken)).toEqual([false, false, false])
  await match.places[0]?.call('resign')
  const text = `${JSON.stringify(await livia.get(`/api/tables/${match.id}/file`))}\n`
  await watcher.leave()
  await match.leave()
  return { text, proofs: places.map(({ proofs }) => proofs) }
}

describe.each([
  ['barbarians-at-the-gates', 3],
  ['ultimus-romanorum', 0],
])('%s', (game, least) => {
  let played: Played
  beforeAll(async () => {
    played = await play(game)
  })

  test('seals every step, and opens what is shown to who is shown it', () => {
    for (const proofs of played.proofs) {
      const watch = watched(proofs)
      expect(proofs.length).toBeGreaterThan(ACTIONS / 2)
      expect(watch.isBroken).toBe(false)
      expect(watch.opened).toBeGreaterThanOrEqual(least)
      expect(new Set(proofs.map(({ seal }) => seal)).size).toBe(new Set(proofs.map(({ step }) => step)).size)
    }
  })

  test('is found again in the file at the end', () => {
    for (const proofs of played.proofs) {
      const receipts = proofs.map(({ step, seal }) => ({ number: step, seal }))
      expect(verifyFile(played.text, games, { receipts }).checks.filter(({ ok }) => !ok)).toEqual([])
      const lied = receipts.map((each, i) => (i === receipts.length >> 1 ? { ...each, seal: '0'.repeat(64) } : each))
      const { checks } = verifyFile(played.text, games, { receipts: lied })
      expect(checks.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['receipts'])
    }
  })

  test.runIf(least > 0)('a server that shows another card than lay there is caught at once', () => {
    const [proofs = []] = played.proofs
    const at = proofs.findIndex(({ opened }) => opened !== undefined)
    const cheats: readonly ((proof: HiddenProof) => HiddenProof)[] = [
      // Another card.
      ({ opened, ...told }) => {
        const [first, ...rest] = opened?.things ?? []
        const other = thingsOf(game).find((thing) => thing !== first?.thing) ?? ''
        return {
          ...told,
          ...(opened && first && { opened: { ...opened, things: [{ ...first, thing: other }, ...rest] } }),
        }
      },
      // One card for two.
      ({ opened, ...told }) => ({
        ...told,
        ...(opened && { opened: { ...opened, things: [...opened.things, ...opened.things] } }),
      }),
      // Out of another place.
      ({ opened, ...told }) => ({
        ...told,
        ...(opened && { opened: { ...opened, place: (opened.place + 1) % opened.places.length } }),
      }),
      // By a seal that nobody was told.
      ({ opened, ...told }) => ({ ...told, ...(opened && { opened: { ...opened, step: opened.step - 1 } }) }),
    ]
    for (const cheat of cheats) {
      expect(watched(proofs.map((proof, i) => (i === at ? cheat(proof) : proof))).isBroken).toBe(true)
    }
    // Another story of what lay there, told afterwards.
    const again = proofs.map((proof, i) => (i === at ? { step: proof.step, seal: 'a'.repeat(64) } : proof))
    expect(watched([...proofs.slice(0, at + 1), ...again.slice(at)]).isBroken).toBe(true)
  })
})
