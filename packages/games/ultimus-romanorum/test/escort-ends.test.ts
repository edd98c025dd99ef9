/** UR-3.5.2-ad: the errand of the escort ends with whatever makes him something else. */
import { RecordingTable, ScriptedDice } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { EAST, NOBODY, WEST } from '../src/board.ts'
import { join } from '../src/rules/politics/camps.ts'
import { makeAugustus } from '../src/rules/politics/titles.ts'
import { type Scene, scene } from './politics-play.ts'

const table = () => new RecordingTable(new ScriptedDice([]))
const sent = () =>
  scene({ year: 430, escort: 'aspar', pieces: { aspar: 'italia-4', procopius: 'italia-4', marcien: 'thracia-3' } })

describe('the escort', () => {
  test.each<[string, (t: Scene, leader: string) => void]>([
    ['UR-7.1-h: dies', (t, leader) => t.kill(leader, 'escape')],
    ['UR-3.6.3-c: joins a usurpation', (t, leader) => join(t.state, WEST, [t.piece(leader)], 'UR-3.6.3-c', table())],
    [
      'UR-3.5.2-c: becomes Augustus',
      (t, leader) => makeAugustus(t.state, EAST, t.piece(leader), 'UR-3.5.2-c', table()),
    ],
  ])('%s: nobody is it any more; another to whom that happens leaves him what he is', (_, happen) => {
    const t = sent()
    happen(t, 'marcien')
    expect(t.state.escort).toBe(t.piece('aspar'))
    happen(t, 'aspar')
    expect(t.state.escort).toBe(NOBODY)
  })
})
