/** Whatever events and questions mention has a name in both languages. */
import { type Language, languages } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { controllerNames } from '../src/kinds.ts'
import { blockNames, flagNames, turnEvents, untils } from '../src/position/fields.ts'
import { phases, playerNames, powerNames, sections, turnNames, viaNames } from '../src/terms.ts'
import { capital, signed } from '../src/words/grammar.ts'
import { spaceKinds } from '../src/words/name-tables.ts'
import { type Names, namesOf, nameTables } from '../src/words/names.ts'
import { board } from './scene.ts'

const english = namesOf(board, 'en')
const french = namesOf(board, 'fr')
const names: Record<Language, Names> = { en: english, fr: french }

const scenarios = board.file.scenarios.map(({ id }) => id)
const faces = board.leaders.flatMap((leader) => leader.faces)

/** Everything a language says, by what it says it of. */
function everything(language: Language): Map<string, string> {
  const its = names[language]
  const said = new Map<string, string>()
  const tell = (kind: string, ids: readonly string[], name: (id: string) => string) => {
    for (const id of ids) said.set(`${kind} ${id}`, name(id))
  }
  for (const each of playerNames) said.set(each, [its.player(each), its.ofPlayer(each), its.toPlayer(each)].join())
  for (const each of powerNames) said.set(`power ${each}`, its.power(each))
  for (const each of controllerNames) said.set(`control ${each}`, its.control(each))
  for (const each of phases) said.set(`phase ${each}`, its.phase(each))
  for (const each of turnNames) said.set(`turn ${each}`, its.turn(each))
  for (const each of sections) said.set(`section ${each}`, its.section(each))
  for (const each of flagNames) said.set(`flag ${each}`, its.flag(each))
  for (const each of blockNames) said.set(`block ${each}`, its.block(each))
  for (const each of untils) said.set(`until ${each}`, its.until(each))
  for (const each of turnEvents) said.set(`event ${each}`, its.turnEvent(each))
  for (const each of viaNames) said.set(`via ${each}`, its.via(each))
  for (const each of spaceKinds) said.set(`kind ${each}`, nameTables[language].kind[each])
  tell('space', board.spaceIds, its.space)
  tell(
    'province',
    board.provinces.map(({ id }) => id),
    its.province,
  )
  tell(
    'tribe',
    board.tribes.map(({ id }) => id),
    its.tribe,
  )
  tell(
    'tribal',
    board.tribes.map(({ id }) => id),
    its.tribal,
  )
  tell(
    'leader',
    faces.map(({ id }) => id),
    its.leader,
  )
  tell(
    'card',
    board.cards.map(({ id }) => id),
    its.card,
  )
  tell('scenario', scenarios, its.scenario)
  tell('about', scenarios, its.aboutScenario)
  return said
}

describe.each(languages)('%s', (language) => {
  test('every space, leader, tribe, province, scenario and term has a name', () => {
    for (const [what, name] of everything(language)) {
      expect(name, what).not.toBe('')
      expect(name, what).not.toBe(what.split(' ').at(-1))
      expect(name, what).not.toMatch(/undefined|'| {2}/)
    }
  })

  test('no two spaces, leaders, tribes or provinces have the same name', () => {
    for (const kind of ['space', 'province', 'tribe', 'scenario']) {
      const all = [...everything(language)].filter(([what]) => what.startsWith(`${kind} `)).map(([, name]) => name)
      expect(new Set(all).size, kind).toBe(all.length)
    }
    expect(new Set(faces.map(({ id }) => names[language].leader(id))).size).toBe(
      new Set(faces.map(({ id }) => id)).size,
    )
  })

  test('no table names what is not on the board', () => {
    const tables = nameTables[language]
    expect(Object.keys(tables.tribe).sort()).toEqual(board.tribes.map(({ id }) => id).sort())
    expect(Object.keys(tables.scenario).sort()).toEqual([...scenarios].sort())
    const ids = new Set(faces.map(({ id }) => id))
    expect(Object.keys(tables.leader).filter((id) => !ids.has(id))).toEqual([])
  })

  test('what a scenario says of its turns and years is so', () => {
    for (const { id, firstTurn, lastTurn, years } of board.file.scenarios) {
      const about = names[language].aboutScenario(id)
      expect(about, id).toContain(years)
      expect(about, id).toMatch(new RegExp(`${firstTurn} (to|and|à|et) ${lastTurn}\\.$`))
    }
  })
})

test('English names are those of the board', () => {
  for (const { id, name } of faces) expect(english.leader(id)).toBe(name)
  for (const { id, name } of board.tribes) expect(english.tribe(id)).toBe(name)
  for (const { id, name } of board.file.scenarios) expect(english.scenario(id)).toBe(name)
})

test('French text has its spaces', () => {
  for (const [what, name] of everything('fr')) expect(name, what).not.toMatch(/[^\u00a0][:;?!»]|«[^\u00a0]/)
})

test('a leader is called by the face that is up, by id or as printed', () => {
  expect(french.leader('rua')).toBe('Rua')
  expect(french.leader('attila')).toBe('Attila')
  expect(french.leader('stilicho')).toBe('Stilicon')
  expect(french.leader('Theodosius I')).toBe('Théodose Ier')
  expect(english.leaderOf('aetius', 'loyalist')).toBe('Aetius (Loyalist)')
  expect(french.leaderOf('bonifatius', 'usurper')).toBe('Bonifatius (Usurpateur)')
  expect(powerNames.map(english.aLeader)).toEqual([
    'a Loyalist leader',
    'a Byzantine leader',
    'a Usurper leader',
    'a Barbarian leader',
    'an Allied leader',
  ])
  expect([french.aLeader('byzantine'), french.aLeader('allied')]).toEqual(['un chef byzantin', 'un chef allié'])
})

test('tribes', () => {
  const all = (its: Names) => [its.tribe('franks'), its.theTribe('franks'), its.ofTribe('franks'), its.tribal('franks')]
  expect(all(english)).toEqual(['Franks', 'the Franks', 'of the Franks', 'Frankish'])
  expect(all(french)).toEqual(['Francs', 'les Francs', 'des Francs', 'franc'])
})

test('CU are counted', () => {
  expect([english.cu(1), english.cu(3), english.cu(3, 'usurper')]).toEqual(['1 CU', '3 CU', '3 Usurper CU'])
  expect([french.cu(1), french.cu(1, 'allied'), french.cu(3, 'usurper'), french.cu(0, 'allied')]).toEqual([
    '1 UC',
    '1 UC alliée',
    '3 UC usurpatrices',
    '0 UC alliée',
  ])
  expect([english.grammar.count(0, 'card', 'cards'), french.grammar.count(0, 'carte', 'cartes')]).toEqual([
    '0 cards',
    '0 carte',
  ])
})

test('lists', () => {
  expect([english.list([]), english.list(['A']), english.list(['A', 'B'])]).toEqual(['', 'A', 'A and B'])
  expect(english.list(['A', 'B', 'C'])).toBe('A, B and C')
  expect(french.list(['A', 'B', 'C'])).toBe('A, B et C')
})

test('in, to and from a place', () => {
  const all = (its: Names, id: string) => [its.at(id), its.to(id), its.from(id)]
  expect(all(english, 'roma')).toEqual(['in Roma', 'to Roma', 'from Roma'])
  expect(all(french, 'roma')).toEqual(['à Roma', 'vers Roma', 'de Roma'])
  expect(french.from('aquileia')).toBe('d’Aquileia')
  expect(french.at('further-east')).toBe('en Further East')
  expect(all(english, 'eastern-roman-empire')).toEqual([
    'in the Eastern Roman Empire',
    'to the Eastern Roman Empire',
    'from the Eastern Roman Empire',
  ])
  expect([english.inProvince('africa'), english.ofProvince('africa')]).toEqual(['in Africa', 'of Africa'])
  expect([french.inProvince('africa'), french.ofProvince('africa')]).toEqual(['en Africa', 'd’Africa'])
})

test('BG-2.3.1-s: a Transit space is called by what it joins', () => {
  expect(english.at('t4')).toBe('in the Transit space between Casurgis and Lauriacum')
  expect([french.at('t4'), french.to('t4'), french.from('t4')]).toEqual([
    'dans la case de transit entre Casurgis et Lauriacum',
    'vers la case de transit entre Casurgis et Lauriacum',
    'de la case de transit entre Casurgis et Lauriacum',
  ])
})

test('kinds of spaces', () => {
  const kinds = ['roma', 'ravenna', 'ancona', 'bonna', 't1', 'mauretania']
  expect(kinds.map(english.kind)).toEqual([
    'Capital',
    'Walled City',
    'Cultivated space',
    'Border space',
    'Transit space',
    'Land Zone',
  ])
})

test('turns have their years, seas and forts their names', () => {
  expect([english.turn('A'), french.turn('3')]).toEqual(['Turn A (337-350)', 'Tour 3 (388-399)'])
  expect([french.sea('mare-nostrum'), french.fort('castra')]).toEqual(['Mare Nostrum', 'Castra'])
})

test('what nobody knows is called by its id', () => {
  const its = [english.leader('nobody'), english.tribe('none'), english.province('no'), english.space('nowhere')]
  expect(its).toEqual(['nobody', 'none', 'no', 'nowhere'])
  expect(english.kind('nowhere')).toBe('nowhere')
  expect([english.scenario('other'), english.aboutScenario('other'), english.card('R99')]).toEqual(['other', '', 'R99'])
})

test('signs and capitals', () => {
  expect([signed(2), signed(0), signed(-1), capital('the Franks')]).toEqual(['+2', '+0', '−1', 'The Franks'])
})
