/** What the rulebook says of leaders and tribes. */
import { describe, test } from 'vitest'
import type { BoardFile } from '../src/edition/schema.ts'
import { card, leader, noted, refused, scenario, step, tribe } from './edition-faults.ts'

/** He is called otherwise, on whichever side. */
const rename = (id: string, name: string) => (f: BoardFile) => {
  for (const counter of f.leaders) {
    if (counter.id === id) counter.name = name
    if (counter.reverse?.id === id) counter.reverse.name = name
  }
}

describe('leaders', () => {
  test('BG-2.4.2.1-a: a leader has a name of his own', () => {
    refused(rename('stilicho', 'Arbogast'), 'BG-2.4.2.1-a')
    refused(rename('macrianus', 'Alaric'), 'BG-2.4.2.1-a')
  })

  test('BG-2.2.1-a: leaders of tribes are Barbarians, others are not', () => {
    refused((f) => (leader(f, 'rua').power = 'byzantine'), 'BG-2.2.1-a')
    refused((f) => (leader(f, 'constantius-iii').power = 'barbarian'), 'BG-2.2.1-a')
  })

  test('BG-2.4.2.5-b BG-2.4.2.5-c BG-2.4.2.5-d: what is on the reverse', () => {
    refused((f) => (leader(f, 'stilicho').reverse = null), 'BG-2.4.2.5-b')
    refused((f) => (leader(f, 'dux-byzantina').emperor = true), 'BG-2.4.2.5-c')
    refused((f) => Object.assign(leader(f, 'dux-byzantina').reverse ?? {}, { emperor: false }), 'BG-2.4.2.5-c')
    refused((f) => {
      for (const { id, tribe: its, reverse, initiative, tactical } of f.leaders) {
        if (its !== null && id !== 'rua') Object.assign(reverse ?? {}, { initiative, tactical })
      }
    }, 'BG-2.4.2.5-d')
  })

  test('BG-7.2-d: Tribal actions may activate Sarus and Ricimer', () => {
    refused((f) => (leader(f, 'sarus').tribalAction = false), 'BG-7.2-d')
    refused((f) => (leader(f, 'aetius').tribalAction = true), 'BG-7.2-d')
    refused((f) => {
      leader(f, 'ricimer').entry = { by: 'set-up' }
      scenario(f, 'the-scourge-of-god').leaders.push({ leader: 'ricimer', space: 'roma', side: 'loyalist' })
    }, 'BG-7.2-d')
  })

  test.each([
    ['BG-5.7-x4', 'bonifatius'],
    ['BG-7.1-x2', 'chlodio'],
    ['BG-10.2.3-k', 'vortigern'],
    ['BG-16.2-x5', 'attila'],
    ['BG-14.1.2-m', 'genseric'],
    ['BG-14.1.2-x5', 'jute-commander'],
    ['BG-10.4.3-x1', 'wermund'],
    ['BG-10.5.3-x2', 'symmachus'],
    ['BG-9.0-x3', 'barbatio'],
    ['BG-18.0-x3', 'alaric'],
    ['BG-12.2.2-x4', 'theodoric'],
    ['BG-12.2.2-x1', 'aetius'],
  ])('%s: the rulebook names %s', (rule, id) => {
    refused(rename(id, 'Nemo'), rule)
  })

  test('BG-7.1-x4 BG-12.2.4-x1: Vuradech, and Magnus Maximus who is 2 above him', () => {
    refused(rename('vuradech', 'Nemo'), 'BG-7.1-x4', 'BG-12.2.4-x1')
    refused(rename('magnus-maximus', 'Nemo'), 'BG-12.2.4-x1')
    refused((f) => (leader(f, 'vuradech').tactical = 2), 'BG-12.2.4-x1')
  })

  test('BG-12.2.2-x4: that Theodoric succeeds Alaric is inferred', () => {
    noted((f) => {
      rename('theodoric', 'Athaulf')(f)
      rename('childeric', 'Theodoric')(f)
    }, 'BG-12.2.2-x4')
  })

  test('BG-10.2.1-x1 BG-10.2.1-x2 BG-10.5.3-x2 BG-12.2.1-x1: ratings', () => {
    refused((f) => (leader(f, 'aetius').initiative = 2), 'BG-10.2.1-x1')
    refused((f) => (leader(f, 'honorius').initiative = 2), 'BG-10.2.1-x2', 'BG-10.5.3-x1')
    refused((f) => (leader(f, 'honorius').emperor = false), 'BG-10.5.3-x2')
    refused((f) => (leader(f, 'aetius').tactical = 3), 'BG-12.2.1-x1')
    refused((f) => Object.assign(leader(f, 'rua').reverse ?? {}, { tactical: 3 }), 'BG-12.2.1-x1')
  })
})

describe('tribes', () => {
  test('BG-2.2.2-a: the seventeen tribes', () => {
    refused((f) => (tribe(f, 'burgundians').name = 'Suebi'), 'BG-2.2.2-a')
  })

  test('BG-2.2.2-b: only the Britons enter Allied', () => {
    refused((f) => {
      tribe(f, 'burgundians').entry.side = 'allied'
      step(f, 'B35', 'place_tribe').side = 'allied'
    }, 'BG-2.2.2-b')
  })

  test('BG-2.4.3-f: five tribes are never Allied', () => {
    refused((f) => (tribe(f, 'alans').canBeAllied = true), 'BG-2.4.3-f')
    refused((f) => (tribe(f, 'saxons').canBeAllied = false), 'BG-2.4.3-f')
  })

  test('BG-5.7-x1: the score of the Franks', () => {
    refused((f) => (tribe(f, 'franks').score = 2), 'BG-5.7-x1')
  })

  test('BG-9.0-x4: how the Franks enter', () => {
    refused((f) => {
      tribe(f, 'franks').entry.cu = 5
      step(f, 'B23', 'place_tribe').cu = 5
    }, 'BG-9.0-x4')
    refused((f) => {
      tribe(f, 'franks').entry.spaces = ['treva']
      step(f, 'B23', 'place_tribe').where = ['treva']
    }, 'BG-9.0-x4')
  })

  test('BG-14.1.2-l: Jutes, Angles and Saxons raid by sea', () => {
    refused((f) => (tribe(f, 'jutes').seafaring = false), 'BG-14.1.2-l')
    refused((f) => (tribe(f, 'vandals').seafaring = true), 'BG-14.1.2-l')
  })

  test('BG-14.3-f BG-14.3-g: all but the Picts may enter in Further East', () => {
    refused((f) => {
      tribe(f, 'huns').entry.fallback = 'mauretania'
      step(f, 'B45', 'place_tribe').fallback = 'mauretania'
    }, 'BG-14.3-f')
    refused((f) => {
      tribe(f, 'picti').entry.fallback = 'further-east'
      step(f, 'B25', 'place_tribe').fallback = 'further-east'
    }, 'BG-14.3-g')
  })

  test('BG-14.3-a BG-14.3-b: tribes enter by Invasion, where it is Barbarian', () => {
    refused((f) => Object.assign(card(f, 'B45'), { kind: 'normal' }), 'BG-14.3-a')
    noted((f) => {
      tribe(f, 'alans').entry.spaces = ['vindobona']
      step(f, 'B34', 'place_tribe').where = ['vindobona']
    }, 'BG-14.3-b')
  })
})
