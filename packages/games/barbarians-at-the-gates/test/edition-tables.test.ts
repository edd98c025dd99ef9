/** What the rulebook says of the tables, the turn track and the scenarios. */
import { describe, test } from 'vitest'
import type { BoardFile } from '../src/edition/schema.ts'
import { leader, noted, refused, scenario } from './edition-faults.ts'

const strife = (f: BoardFile) => scenario(f, 'successor-strife')
const full = (f: BoardFile) => scenario(f, 'barbarians-at-the-gates')
const migrations = (f: BoardFile) => scenario(f, 'the-migrations')
const rhine = (f: BoardFile) => scenario(f, 'the-frozen-rhine')

describe('tables', () => {
  test('BG-12.2.4-j: three cells of the Combat Table', () => {
    refused((f) => (f.tables.combat.losses[6][3] = 1), 'BG-12.2.4-j')
    refused((f) => (f.tables.combat.losses[5][3] = 2), 'BG-12.2.4-j')
    refused((f) => (f.tables.combat.losses[5][6] = 3), 'BG-12.2.4-j')
  })

  test('BG-12.2.4-b: that more CU and higher rolls score no less is inferred', () => {
    noted((f) => (f.tables.combat.losses[12][9] = 4), 'BG-12.2.4-b')
  })

  test('BG-13.2-e BG-13.2-m: the Siege Table', () => {
    refused((f) => (f.tables.siege.results[1].points = 1), 'BG-13.2-m')
    refused((f) => (f.tables.siege.results[2].points = 0), 'BG-13.2-m')
    refused((f) => (f.tables.siege.results[5].points = 3), 'BG-13.2-m')
    refused((f) => (f.tables.siege.results[0].loss = 2), 'BG-13.2-e')
  })

  test('BG-18.0-i: 3 CU with a roll of 3', () => {
    refused((f) => (f.tables.attrition.losses[2][2] = 2), 'BG-18.0-i')
    refused((f) => (f.tables.attrition.columns[2] = 4), 'BG-18.0-i')
  })

  test('BG-10.2.1-e: AP by Initiative and OPs', () => {
    refused((f) => (f.tables.activation.ap[0][2] = 5), 'BG-10.2.1-e')
    refused((f) => (f.tables.activation.ap[1][0] = 3), 'BG-10.2.1-e')
    refused((f) => (f.tables.activation.ap[2][0] = 0), 'BG-10.2.1-e')
  })

  test('BG-11.1.3-a BG-11.1.3-b BG-11.1.3-c: reactions', () => {
    refused((f) => (f.tables.reaction.success = 5), 'BG-11.1.3-a')
    refused((f) => (f.tables.reaction.romanAlongClear = 2), 'BG-11.1.3-b')
    refused((f) => (f.tables.reaction.intoEnemySpace = 0), 'BG-11.1.3-c')
  })

  test('BG-14.1.2-t: raiders at a Fortified space', () => {
    refused((f) => (f.tables.raidCityRoll.eliminates = [5, 6]), 'BG-14.1.2-t')
  })
})

describe('the turn track', () => {
  test('BG-3.1-b: A and B, 1 to 9', () => {
    refused((f) => {
      f.tables.turns.pop()
      for (const each of f.scenarios)
        if (each.lastTurn === '9')
          Object.assign(each, { lastTurn: '8', arrivals: each.arrivals.filter(({ turn }) => turn !== '8') })
    }, 'BG-3.1-b')
  })

  test('BG-3.1-d BG-6.2.1-b BG-6.2.1-c: what the waves bring', () => {
    refused((f) => (f.tables.turns[4].add = null), 'BG-3.1-d')
    refused((f) => (f.tables.turns[6].add = 'wave3'), 'BG-3.1-d')
    refused((f) => (f.tables.turns[2].remove = null), 'BG-6.2.1-b')
    refused((f) => (f.tables.turns[4].reshuffle = true), 'BG-6.2.1-c')
  })

  test('BG-6.2.1-j: the Wave level', () => {
    refused((f) => (f.tables.turns[5].wave = 3), 'BG-6.2.1-j')
    refused((f) => (f.tables.turns[1].wave = 1), 'BG-6.2.1-j')
  })

  test('BG-5.7-af: that no two Emperors come on one turn is inferred', () => {
    noted((f) => (leader(f, 'jovinus').emperor = true), 'BG-5.7-af')
  })
})

describe('scenarios', () => {
  test('BG-6.1-d: Prelude cards are used in two scenarios', () => {
    refused((f) => (strife(f).sections = ['core']), 'BG-6.1-d')
    refused((f) => {
      migrations(f).sections.push('prelude')
      migrations(f).remove.push({ turn: '1', section: 'prelude' })
    }, 'BG-6.1-d')
    refused((f) => (strife(f).name = 'Sons of Constantine'), 'BG-6.1-d', 'BG-17.2.3.2-e')
  })

  test('BG-6.1-e BG-6.1-f: Prelude cards leave, Core cards stay', () => {
    refused((f) => (full(f).remove = []), 'BG-6.1-e')
    refused((f) => full(f).remove.push({ turn: '3', section: 'core' }), 'BG-6.1-e')
    refused((f) => (rhine(f).sections = ['wave1', 'wave2']), 'BG-6.1-f')
  })

  test('BG-6.1-g BG-6.1-h BG-6.1-i: the waves', () => {
    refused((f) => (migrations(f).sections = ['core']), 'BG-6.1-g')
    refused((f) => (full(f).add[1].turn = '4'), 'BG-6.1-h')
    refused((f) => full(f).add.pop(), 'BG-6.1-i')
    refused((f) => rhine(f).sections.push('wave3'), 'BG-6.1-i')
  })

  test('BG-6.2.1-l: the Wave level at the start', () => {
    refused((f) => (rhine(f).wave = 1), 'BG-6.2.1-l')
  })

  test('BG-17.2.3.2-e: a Usurper Emperor is in two scenarios', () => {
    refused((f) => (rhine(f).leaders[0].side = 'usurper'), 'BG-17.2.3.2-e', 'BG-9.0-a')
    refused((f) => Object.assign(leader(f, 'constans').reverse ?? {}, { emperor: false }), 'BG-17.2.3.2-e')
  })

  test('BG-3.1-b: that Barbarians at the Gates is the full game is inferred', () => {
    noted((f) => {
      full(f).lastTurn = '8'
      full(f).arrivals.pop()
    }, 'BG-3.1-b')
  })

  test('BG-5.7-al: who arrives when', () => {
    refused((f) => rhine(f).arrivals.pop(), 'BG-5.7-al')
    refused((f) => rhine(f).arrivals.push({ turn: '5', leaders: ['aetius'] }), 'BG-5.7-al')
    refused((f) => (rhine(f).arrivals[0].turn = '4'), 'BG-5.7-al')
  })

  test('BG-4.2-a BG-14.1.1-a: Loyalist CU, and Plunder of 0 to 9', () => {
    refused((f) => (rhine(f).cu = rhine(f).cu.filter(({ power }) => power !== 'loyalist')), 'BG-4.2-a')
    refused((f) => (rhine(f).plunder = 10), 'BG-14.1.1-a')
  })

  test('BG-2.4.4-b BG-2.4.4-c BG-2.4.4-d: where forts are', () => {
    refused((f) => (strife(f).forts[0].space = 't1'), 'BG-2.4.4-b')
    refused((f) => (strife(f).forts[0].space = 'durocortorum'), 'BG-2.4.4-c')
    refused((f) => (strife(f).forts[0].power = 'usurper'), 'BG-2.4.4-d')
    refused((f) => (rhine(f).forts[0].space = 'mursa'), 'BG-2.4.4-d')
  })

  test('BG-2.4.3-f BG-2.5-b BG-2.5-e: tribes on the map', () => {
    refused((f) => {
      Object.assign(rhine(f).tribes[5], { tribe: 'huns', face: 'rua' })
    }, 'BG-2.4.3-f')
    refused((f) => rhine(f).control.pop(), 'BG-2.5-b')
    refused((f) => rhine(f).control.push({ power: 'loyalist', spaces: ['caledonia'] }), 'BG-2.5-e')
  })

  test('BG-2.3.4-d BG-2.3.4-g: who may be in the Land Zones', () => {
    refused((f) => rhine(f).cu.push({ space: 'mauretania', power: 'usurper', n: 1 }), 'BG-2.3.4-d', 'BG-9.0-n')
    refused((f) => rhine(f).cu.push({ space: 'eastern-roman-empire', power: 'loyalist', n: 1 }), 'BG-2.3.4-g')
    refused((f) => rhine(f).cu.push({ space: 'eastern-roman-empire', power: 'byzantine', n: 1 }))
  })

  test('BG-9.0-a BG-9.0-c BG-9.0-n: stacking', () => {
    refused((f) => strife(f).cu.push({ space: 'londinium', power: 'usurper', n: 1 }), 'BG-9.0-a')
    refused((f) => strife(f).cu.push({ space: 'londinium', power: 'byzantine', n: 1 }))
    refused((f) => (rhine(f).tribes[0].leaderSpace = 'teutoburger-wald'), 'BG-9.0-c')
    refused((f) => strife(f).cu.push({ space: 'narbo', power: 'barbarian', n: 1 }), 'BG-9.0-n')
    refused((f) => strife(f).cu.push({ space: 't1', power: 'barbarian', n: 1 }))
  })
})
