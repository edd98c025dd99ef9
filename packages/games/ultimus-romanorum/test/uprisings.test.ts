/** Chapters 6.2 and 6.4: uprisings. */
import { describe, expect, test } from 'vitest'
import { statusOfPeople } from '../src/state.ts'
import { stratagem } from '../src/stratagem-kinds.ts'
import { placed } from './phases.ts'
import { type Draw, type Play, position } from './play.ts'
import { geostrategy } from './stratagem-play.ts'

const board = position({}).state.board

describe('6.2 and 6.4 Uprisings', () => {
  const rising = (kind: string, draw: Draw = {}) => geostrategy('barbarian', [kind], draw).act(`play ${kind}`)
  const atWar = (t: Play) =>
    board.everyPeople.filter((each) => statusOfPeople(t.state, each) === 1).map((each) => board.peoples[each].id)

  test('UR-6.2-i UR-6.2-k: one minor people at peace, any of them', () => {
    const t = rising('minor-uprising', { peoples: { picti: 'war', armenia: 'client' } })
    expect(t.legal.length).toBe(board.peoples.filter(({ major, homes }) => !major && homes.length > 0).length - 2)
    expect([t.why('people picti'), t.why('people vandali')]).toEqual(['UR-6.2-i', 'UR-6.2-i'])
    t.act('people heruli')
    expect(atWar(t)).toEqual(['heruli', 'picti'])
    expect(t.asked).toBe('geostrategy')
  })

  test('UR-6.2-j: or one that is Foederati, which revolts', () => {
    const t = rising('minor-uprising', { peoples: { 'franci-salii': 'foederati' } }).act('people franci-salii')
    expect(t.told('status')).toEqual([{ type: 'status', people: 'franci-salii', status: 'revolt', rule: 'UR-6.2-j' }])
  })

  test('UR-6.2-l UR-6.2-m UR-6.4-d: two, or three, and no fewer', () => {
    const two = rising('two-minor-uprisings').act('people heruli')
    expect(two.legal).not.toContain('done')
    expect(two.why('people heruli')).toBe('UR-6.2-l')
    expect(atWar(two.act('people suevi'))).toEqual(['suevi', 'heruli'])
    const three = rising('three-minor-uprisings').act('people heruli', 'people suevi')
    expect(three.asked).toBe('uprising')
    expect(atWar(three.act('people scoti'))).toEqual(['suevi', 'heruli', 'scoti'])
  })

  test('UR-6.2-n UR-6.2-o: one major people, or three', () => {
    const one = rising('major-uprising')
    expect(one.legal).toEqual(['people vandali', 'people ostrogothi', 'people hunni', 'people persae'])
    expect(one.why('people heruli')).toBe('UR-6.2-n')
    expect(atWar(one.act('people persae'))).toEqual(['persae'])
    const three = rising('three-major-uprisings').act('people vandali', 'people hunni', 'people persae')
    expect(atWar(three)).toEqual(['vandali', 'hunni', 'persae'])
  })

  test('UR-6.2-p: the greatest is removed from the game', () => {
    const t = rising('three-major-uprisings')
    const kind = stratagem('three-major-uprisings')
    expect([t.look.bowl[kind], t.look.hands[1][kind]]).toEqual([0, 0])
    expect(rising('major-uprising').look.bowl[stratagem('major-uprising')]).toBe(4)
  })

  test('UR-6.4-c UR-6.4-x1: with only two major peoples at peace exactly those two enter war', () => {
    const t = rising('three-major-uprisings', {
      peoples: { vandali: 'war', ostrogothi: 'war', visigothi: 'revolt' },
    })
    expect(atWar(t)).toEqual(['vandali', 'ostrogothi', 'hunni', 'persae'])
    expect(placed(t).asked).toBe('geostrategy')
  })

  test('UR-6.4-e: Foederati count among them', () => {
    const t = rising('three-major-uprisings', {
      peoples: { vandali: 'war', ostrogothi: 'war', visigothi: 'foederati' },
    })
    expect([t.status('visigothi'), ...atWar(t)]).toEqual(['revolt', 'vandali', 'ostrogothi', 'hunni', 'persae'])
  })

  test('UR-6.4-c: with nobody to raise it cannot be played', () => {
    const peoples = { vandali: 'war', ostrogothi: 'war', visigothi: 'revolt', hunni: 'war', persae: 'war' }
    expect(geostrategy('barbarian', ['major-uprising'], { peoples }).why('play major-uprising')).toBe('UR-6.2-n')
  })

  test('UR-6.2-ad: allies enter war and revolt together, when their major people is raised', () => {
    const peace = rising('major-uprising', { peoples: { alani: { status: 'peace', ally: 'vandali' } } })
    expect(atWar(peace.act('people vandali'))).toEqual(['vandali', 'alani'])
    expect(peace.at('alani-1')).toBe('alani')
    const minor = rising('minor-uprising', { peoples: { alani: { status: 'peace', ally: 'vandali' } } })
    expect(minor.why('people alani')).toBe('UR-6.2-ad')
    const foederati = rising('major-uprising', {
      peoples: { visigothi: 'foederati', alani: { status: 'foederati', ally: 'visigothi' } },
    }).act('people visigothi')
    expect([foederati.status('visigothi'), foederati.status('alani')]).toEqual(['revolt', 'revolt'])
  })

  const huns = { ostrogothi: { status: 'peace', ally: 'hunni' }, gepidae: { status: 'peace', ally: 'hunni' } }

  test('UR-6.2-ai: Ostrogothi and Gepidae rise without Hunni, who take them along', () => {
    expect(atWar(rising('minor-uprising', { peoples: huns }).act('people gepidae'))).toEqual(['gepidae'])
    expect(atWar(rising('major-uprising', { peoples: huns }).act('people ostrogothi'))).toEqual(['ostrogothi'])
    expect(atWar(rising('major-uprising', { peoples: huns }).act('people hunni'))).toEqual([
      'ostrogothi',
      'gepidae',
      'hunni',
    ])
  })

  test('UR-6.2-l UR-6.2-m UR-6.2-o: those that are Foederati revolt, in the same way', () => {
    const minor = rising('two-minor-uprisings', { peoples: { suevi: 'foederati' } }).act(
      'people suevi',
      'people heruli',
    )
    expect([minor.status('suevi'), minor.status('heruli')]).toEqual(['revolt', 'war'])
    const three = rising('three-minor-uprisings', { peoples: { suevi: 'foederati', alani: 'foederati' } })
    three.act('people suevi', 'people alani', 'people heruli')
    expect(['suevi', 'alani', 'heruli'].map((id) => three.status(id))).toEqual(['revolt', 'revolt', 'war'])
    const major = rising('three-major-uprisings', { peoples: { visigothi: 'foederati' } })
    major.act('people visigothi', 'people vandali', 'people ostrogothi')
    expect(['visigothi', 'vandali', 'ostrogothi', 'hunni'].map((id) => major.status(id))).toEqual([
      ...['revolt', 'war', 'war'],
      'peace',
    ])
  })

  test('UR-6.4-c UR-6.4-d: with just one left to raise, that one rises without a question', () => {
    const minors = board.peoples.filter(({ major, homes }) => !major && homes.length > 0).map(({ id }) => id)
    const peoples = Object.fromEntries(minors.filter((id) => id !== 'heruli').map((id) => [id, 'war']))
    const t = rising('three-minor-uprisings', { peoples: { ...peoples, armenia: 'client' } })
    expect([t.status('heruli'), t.at('heruli-1'), t.asked]).toEqual(['war', 'heruli', 'geostrategy'])
  })
})
