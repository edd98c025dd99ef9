/** Positions as they were written when steps had numbers: they are read, and go on as they would have. */
import { describe, expect, test } from 'vitest'
import { type Draw, position } from './play.ts'

const inPhaseE = (...stack: readonly object[]): readonly object[] =>
  JSON.parse(JSON.stringify([{ kind: 'year', step: 8 }, { kind: 'sequences', camp: 'roman', extra: false }, ...stack]))

const forces: Draw = {
  peoples: { suevi: 'war' },
  pieces: { 'suevi-1': 'galliae-5', 'co-galliae-1': 'galliae-5', aetius: 'galliae-5' },
  hands: { first: { 'divine-favour': 1 }, second: { 'divine-favour': 1 } },
}

const battle = (step: string, quiet: number) => ({
  kind: 'battle',
  at: 'galliae-5',
  attacker: 'barbarian',
  step,
  origins: [],
  chooser: 'roman',
  quiet,
  seen: 0,
  played: 0,
  favour: 2,
  furor: 0,
  scourge: 0,
})

describe('an older position', () => {
  test('numbered steps are found by their names', () => {
    const t = position({
      stack: inPhaseE({ kind: 'smc', camp: 'barbarian', step: 1 }, { kind: 'movement', camp: 'barbarian' }),
    })
    expect(t.state.stack.slice(0, 3)).toEqual([
      { kind: 'year', step: 'balance' },
      { kind: 'sequences', camp: 0, extra: false },
      { kind: 'smc', camp: 1, step: 'combats' },
    ])
  })

  test('a frame that was past its last step is gone', () => {
    const t = position({
      phase: 'D',
      stack: JSON.parse('[{"kind":"year","step":7},{"kind":"administration","step":5},{"kind":"patrice"}]'),
    })
    expect(t.state.stack.map(({ kind }) => kind)).toEqual(['year', 'patrice'])
  })

  test('UR-8.2.2-j: whoever was in a box without its Augustus has come out', () => {
    const pieces = { 'scolae-w': 'ravenna-box', 'theodose-ii': 'constantinopolis-box', isauri: 'constantinopolis-box' }
    const t = position({ pieces })
    expect([t.at('scolae-w'), t.at('isauri')]).toEqual(['italia-4', 'constantinopolis-box'])
  })

  test('a battle in its frame: the first camp has let it pass, the second is asked, then the die is rolled', () => {
    const smc = { kind: 'smc', camp: 'barbarian', step: 2 }
    const t = position({
      ...forces,
      stack: inPhaseE(
        smc,
        { kind: 'combats', camp: 'barbarian' },
        { ...battle('resolution', 1), chooser: 'barbarian' },
        { kind: 'window', camp: 'roman', moment: 'resolution' },
      ),
    })
    expect(t.state.battle).toMatchObject({ step: 'roll', favour: 2 })
    t.dice(3).act('done')
    expect(t.told('battle-result')).toHaveLength(1)
  })

  test('between two windows of a battle the next one is opened', () => {
    const smc = { kind: 'smc', camp: 'barbarian', step: 2 }
    const t = position({
      ...forces,
      stack: inPhaseE(smc, { kind: 'combats', camp: 'barbarian' }, battle('before', 0), {
        kind: 'stratagem-zone',
        camp: 'barbarian',
        stratagem: 'plague-outbreak',
      }),
    })
    t.act('to asia-1')
    expect([t.asked, t.table.decision?.window?.moment, t.table.decision?.seat]).toEqual(['window', 'battle', 0])
  })
})
