/** What the rulebook says of the cards. */
import { describe, expect, test } from 'vitest'
import shipped from '../src/edition/board.json' with { type: 'json' }
import type { BoardFile, CardFile } from '../src/edition/schema.ts'
import { card, cardsCalled, noted, refused, step, tribe } from './edition-faults.ts'

const settlements = ['R12', 'R25', 'R35', 'R45']
const usurpations = ['B08', 'B09', 'B37']

/** A change of every card of a name. */
const each = (name: string, change: (card: CardFile) => unknown) => (f: BoardFile) => {
  for (const its of cardsCalled(f, name)) change(its)
}

describe('the decks', () => {
  test('BG-2.1-a: 55 Roman cards and 55 Barbarian ones', () => {
    refused((f) => f.cards.splice(5, 1), 'BG-2.1-a')
    refused((f) => f.cards.push({ ...structuredClone(card(f, 'B21')), id: 'B56' }), 'BG-2.1-a')
  })

  test('BG-7.1-a: 1 to 3 OPs', () => {
    refused((f) => (card(f, 'R02').ops = 0), 'BG-7.1-a')
    refused((f) => (card(f, 'B02').ops = 4), 'BG-7.1-a')
  })

  test('BG-6.1-c: five sections in each deck', () => {
    const sizes = (side: string) =>
      ['prelude', 'core', 'wave1', 'wave2', 'wave3'].map(
        (section) => shipped.cards.filter((its) => its.side === side && its.section === section).length,
      )
    expect([sizes('roman'), sizes('barbarian')]).toEqual([
      [8, 16, 10, 10, 11],
      [7, 15, 10, 12, 11],
    ])
    refused((f) => {
      for (const its of f.cards) if (its.side === 'roman' && its.section === 'wave2') its.section = 'core'
    }, 'BG-6.1-c')
  })

  test('BG-7.3.4-a: what is removed goes out of the game', () => {
    refused((f) => (card(f, 'R02').removed = false), 'BG-7.3.4-a')
    refused((f) => (card(f, 'R06').after = 'removed'), 'BG-7.3.4-a')
  })

  test('BG-2.6.2-b BG-7.3.2-a: Battle cards', () => {
    refused((f) => (card(f, 'R16').timing = ['impulse']), 'BG-2.6.2-b')
    refused((f) => (card(f, 'R06').timing = ['battle']), 'BG-2.6.2-b')
    refused((f) => (card(f, 'R16').played_by = 'phasing'), 'BG-7.3.2-a')
  })

  test('BG-7.3.1-j: Response cards name their moment', () => {
    refused((f) => (card(f, 'R23').timing = ['impulse']), 'BG-7.3.1-j')
    refused((f) => (card(f, 'R06').timing = ['siege_roll']), 'BG-7.3.1-j')
  })

  test('BG-2.6.4-b BG-2.6.4-c: Invasion cards are Barbarian and bring tribes', () => {
    refused((f) => (card(f, 'B21').kind = 'invasion'), 'BG-2.6.4-b')
    refused((f) => (card(f, 'R37').kind = 'invasion'), 'BG-2.6.4-c')
  })

  test('BG-10.5.1-a: Campaign cards', () => {
    refused((f) => (card(f, 'B10').kind = 'normal'), 'BG-10.5.1-a')
    refused((f) => (card(f, 'R26').kind = 'campaign'), 'BG-10.5.1-a')
  })

  test('BG-2.4.2.5-f: leaders are replaced while their tribe is in play', () => {
    refused((f) => card(f, 'B46').requires.shift(), 'BG-2.4.2.5-f')
    refused((f) => (step(f, 'B44', 'if').cond = { tribe_in_play: 'huns' }), 'BG-2.4.2.5-f')
  })

  test('BG-2.4.4-i BG-4.1-e BG-5.7-f: what only events do', () => {
    refused((f) => {
      for (const id of ['R17', 'R31']) step(f, id, 'fort').action = 'castra'
    }, 'BG-2.4.4-i')
    refused((f) => {
      for (const id of ['R34', 'B43', 'B55']) card(f, id).do = [{ op: 'plunder', n: 1 }]
    }, 'BG-4.1-e')
    refused((f) => {
      for (const id of ['R48', 'R49', 'R50']) {
        for (const its of card(f, id).do) if (its.op === 'place_cu') its.power = 'loyalist'
      }
    }, 'BG-5.7-f')
  })
})

describe('cards that are named', () => {
  test('BG-5.2-f BG-10.2.1-x1: Minor Campaign', () => {
    refused(
      each('Minor Campaign', (its) => (its.kind = 'normal')),
      'BG-5.2-f',
      'BG-10.5.1-a',
    )
    refused((f) => (card(f, 'R10').ops = 2), 'BG-10.2.1-x1')
  })

  test('BG-5.2-f BG-10.5.3-x1 BG-10.5.3-x2: Major Campaign', () => {
    refused((f) => (card(f, 'R11').name.en = 'Great Campaign'), 'BG-5.2-f', 'BG-10.5.3-x1', 'BG-10.5.3-x2')
    refused((f) => (step(f, 'R11', 'activate').n = 2), 'BG-10.5.3-x1')
    refused((f) => (step(f, 'R11', 'activate').who = { power: ['loyalist'] }), 'BG-10.5.3-x2')
  })

  test.each(settlements)('BG-15.1-a BG-15.1-b BG-15.1-o BG-15.1-p BG-15.1-q: Rome Offers Settlement, %s', (id) => {
    refused((f) => (card(f, id).do = [{ op: 'vp', n: 1 }]), 'BG-15.1-a')
    refused((f) => (step(f, id, 'settle').where.unbesieged = false), 'BG-15.1-b')
    refused((f) => (step(f, id, 'settle').where.not_ids = ['roma']), 'BG-15.1-o')
    refused((f) => (step(f, id, 'settle').where.britanniae_rule = false), 'BG-15.1-p')
    refused((f) => (step(f, id, 'settle').tribe.can_be_allied = false), 'BG-15.1-q')
  })

  test.each(usurpations)('BG-17.2.1-a BG-17.2.1-b BG-17.2.1-c BG-17.2.1-d BG-17.2.1-e: Usurper Emperor, %s', (id) => {
    refused((f) => (card(f, id).do = [{ op: 'vp', n: -1 }]), 'BG-17.2.1-a')
    refused((f) => (step(f, id, 'usurp').leader.power = ['loyalist', 'byzantine']), 'BG-17.2.1-b')
    refused((f) => Reflect.deleteProperty(step(f, id, 'usurp').leader, 'emperor'), 'BG-17.2.1-c')
    refused((f) => (step(f, id, 'usurp').leader.not_with_emperor = false), 'BG-17.2.1-d')
    refused((f) => (step(f, id, 'usurp').leader.unbesieged = false), 'BG-17.2.1-e')
  })

  test('BG-15.3-a BG-15.4-j: Barbarian Kingdoms Strife, Revolt Against Rome', () => {
    refused((f) => Reflect.deleteProperty(step(f, 'B39', 'activate'), 'mods'), 'BG-15.3-a')
    refused((f) => (step(f, 'B39', 'activate').who = { power: ['barbarian'] }), 'BG-15.3-a')
    refused((f) => (step(f, 'B40', 'regain').tribe.id = ['franks']), 'BG-15.4-j')
    refused((f) => (step(f, 'B51', 'regain').tribe.side = 'barbarian'), 'BG-15.4-j')
  })

  test('BG-7.2-aa BG-5.1-c BG-7.2-z BG-7.2-d: cards of the Tribal Reserve', () => {
    refused((f) => (card(f, 'R40').after = 'discard'), 'BG-7.2-aa')
    refused((f) => (step(f, 'R39', 'flag').name = 'massacre'), 'BG-5.1-c')
    refused((f) => (step(f, 'R38', 'discard').frm = 'hand'), 'BG-7.2-z')
    refused((f) => (card(f, 'R47').name.en = 'Petronius'), 'BG-7.2-z')
    refused((f) => Reflect.deleteProperty(step(f, 'R36', 'place_leader'), 'reserve_activation'), 'BG-7.2-d')
    refused((f) => (card(f, 'R46').name.en = 'Patricius'), 'BG-7.2-d')
  })

  test('BG-9.0-x3 BG-9.0-x4: Barbatio and the Frankish Invasion', () => {
    refused((f) => (step(f, 'R01', 'place_cu').n = 3), 'BG-9.0-x3')
    refused((f) => (step(f, 'R01', 'place_cu').where = { control: ['loyalist'] }), 'BG-9.0-x3')
    refused((f) => (card(f, 'B23').name.en = 'Franks'), 'BG-9.0-x4')
  })

  test('BG-14.3-g BG-17.1-a: the Pict Invasion, Eagles Leave Britain', () => {
    refused((f) => {
      tribe(f, 'picti').entry.spaces.push('further-east')
      step(f, 'B25', 'place_tribe').where = tribe(f, 'picti').entry.spaces
    }, 'BG-14.3-g')
    refused((f) => (card(f, 'R37').name.en = 'Eagles'), 'BG-17.1-a')
  })

  test('BG-2.3.4-e BG-14.1.2-m BG-2.4.2.5-e: Eastern Conquests, Genseric', () => {
    refused((f) => (step(f, 'R26', 'flag').name = 'massacre'), 'BG-2.3.4-e')
    refused((f) => (step(f, 'B50', 'flag').name = 'massacre'), 'BG-14.1.2-m')
    refused(
      (f) => Object.assign(step(f, 'B50', 'flip_leader'), { leader: 'genseric', to: 'godigisel' }),
      'BG-2.4.2.5-e',
    )
  })

  test('BG-11.2.4.1-c BG-9.0-q: Roman Fleet Interdicts, Victorious General Assassinated', () => {
    refused((f) => (card(f, 'R13').timing = ['siege_roll']), 'BG-11.2.4.1-c')
    refused((f) => (step(f, 'R13', 'cancel').what = 'activation'), 'BG-11.2.4.1-c')
    refused((f) => (card(f, 'B38').do = [{ op: 'plunder', n: 1 }]), 'BG-9.0-q')
  })

  test('BG-2.4.6-c BG-2.4.6-f: Imperial Succession Fights, the Massacre marker', () => {
    refused((f) => (step(f, 'B11', 'flag').name = 'genseric'), 'BG-2.4.6-c')
    refused((f) => (step(f, 'B41', 'flag').name = 'genseric'), 'BG-2.4.6-f')
    noted((f) => (card(f, 'R12').requires = []), 'BG-2.4.6-f')
  })

  test('BG-2.4.6-c BG-17.1-a: in whose deck two of them are is inferred', () => {
    /** Two cards change decks: their numbers too. */
    const swap = (roman: string, barbarian: string) => (f: BoardFile) => {
      const [one, other] = [card(f, roman), card(f, barbarian)]
      Object.assign(one, { id: barbarian, side: 'barbarian' })
      Object.assign(other, { id: roman, side: 'roman' })
      for (const { entry } of f.tribes) if (entry.card === roman) entry.card = barbarian
      for (const { entry } of f.leaders) {
        if (entry.by === 'card') entry.cards = entry.cards.map((id) => (id === roman ? barbarian : id))
      }
    }
    noted(swap('R19', 'B11'), 'BG-2.4.6-c')
    noted(swap('R37', 'B42'), 'BG-17.1-a')
  })
})
