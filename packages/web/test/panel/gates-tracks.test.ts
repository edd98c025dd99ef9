/** The tracks of Barbarians at the Gates, as they are drawn: turn, waves, points with where each came from, Plunder, tribes, who arrives when. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import { type GatesEvent, isView, type View } from '@tabularium/barbarians-at-the-gates/shown'
import { type Draw, draw } from '@tabularium/barbarians-at-the-gates/testing'
import type { ComponentType } from 'preact'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TabProps, TurnProps } from '../../src/page/game-page.ts'
import { inSmallDocument, SmallElement } from './small-dom.ts'
import { type NodeTable, openTable, pageModules } from './table-in-node.ts'

const parts = async () => {
  const [page, { Turn }, tabs] = await Promise.all([
    pageModules(),
    import('../../src/games/barbarians-at-the-gates/panels/turn.tsx'),
    import('../../src/games/barbarians-at-the-gates/panels/all-tabs.ts'),
  ])
  return { page, Turn, ...tabs }
}

let leave = () => {}
let all: Awaited<ReturnType<typeof parts>>
let session: NodeTable['session']
beforeAll(async () => {
  leave = inSmallDocument()
  all = await parts()
  const setup = { game: barbariansAtTheGates.id, options: {}, players: ['person', 'bot:legate'] } as const
  session = (await openTable(all.page, barbariansAtTheGates, setup, 'tracks')).session
})
afterAll(() => leave())

const drawn: Draw = {
  scenario: 'the-migrations',
  turn: '2',
  vp: 14,
  plunder: 6,
  cu: { colonia: { barbarian: 6 }, tolosa: { allied: 3 } },
  tribes: { franks: 'colonia', visigoths: { at: 'tolosa', allied: true } },
}

function viewOf(position: Draw): View {
  const view = barbariansAtTheGates.write(draw(position))
  if (!isView(view)) throw new Error('no view')
  return view
}

type Language = 'en' | 'fr'

type Given = Pick<TabProps<View, GatesEvent>, 'language' | 'told' | 'session'> & TurnProps<View>

interface Shown {
  readonly root: SmallElement
  /** Each element of that name, by its text. */
  texts(name: string): readonly string[]
  /** What is lit in a track. */
  now(kind: string): readonly string[]
}

/** A panel of the game as it stands on the page. */
function shown(Panel: ComponentType<Given>, position: Draw, language: Language, told: Given['told'] = []): Shown {
  const { h, render } = all.page.preact
  const root = new SmallElement('div')
  // Preact asks no more of an element than the small one has.
  render(h(Panel, { view: viewOf(position), language, told, session, options: {} }), root as unknown as Element)
  const found = [...root.all()]
  return {
    root,
    texts: (name) => found.filter(({ localName }) => localName === name).map(({ text }) => text),
    now: (kind) =>
      found
        .filter((element) => element.is(kind))
        .flatMap((track) => [...track.all()].filter((each) => each.marks.get('aria-current') === 'step'))
        .map(({ text }) => text),
  }
}

/** The row of a table that begins so. */
const row = ({ texts }: Shown, head: string) => texts('tr').find((text) => text.startsWith(head)) ?? ''

describe('tracks', () => {
  test('of turns and waves: all of the scenario, the present ones lit', () => {
    const turn = shown(all.Turn, drawn, 'en')
    expect(turn.now('turn-tiles')).toEqual(['2'])
    expect(turn.now('turn-waves')).toEqual(['Wave I'])
    expect(turn.texts('li').slice(0, 12).join(' ')).toBe('1 2 3 4 5 6 7 8 9 Wave I Wave II Wave III')
    const later = shown(all.Turn, { ...drawn, turn: '6' }, 'fr')
    expect([later.now('turn-tiles'), later.now('turn-waves')]).toEqual([['6'], ['Vague III']])
  })

  test('of points and Plunder: how many there are, what the provinces would bring, where each point came from', () => {
    const events: readonly GatesEvent[] = [
      { type: 'turn', turn: '1' },
      { type: 'vp', by: 2, to: 12, rule: 'BG-5.6-a' },
      { type: 'turn', turn: '2' },
      { type: 'vp', by: -1, to: 11, rule: 'BG-14.1.1-b' },
      { type: 'vp', by: 3, to: 14, rule: 'BG-5.6-a' },
    ]
    const told = events.map((event, action) => ({ event, words: `change ${action}`, action }))
    const points = shown(all.PointsTab, drawn, 'en', told)
    expect(points.root.text).toContain('14 victory points')
    expect(points.now('plunder-track')).toEqual(['6'])
    expect(points.texts('summary')).toEqual(['Turn 2: +2', 'Turn 1: +2'])
    expect(points.texts('li').slice(-3)).toEqual(['change 3 BG-14.1.1-b', 'change 4 BG-5.6-a', 'change 1 BG-5.6-a'])
    expect(points.root.text).toContain('Begun with 10.')
    expect(shown(all.PointsTab, { ...drawn, plunder: 0 }, 'fr').now('plunder-track')).toEqual(['0'])
  })

  test('of tribes: whose side each is on, where it is, and by which card it comes', () => {
    const powers = shown(all.PowersTab, drawn, 'en')
    expect(row(powers, 'Visigoths')).toMatch(/Allied.*1.*Tolosa.*3 CU/)
    expect(row(powers, 'Franks')).toMatch(/Barbarian.*Colonia.*6 CU/)
    expect(row(powers, 'Vandals')).toMatch(/not in play.*comes by Vandal Invasion/)
    expect(powers.texts('tr').filter((text) => /comes by/.test(text)).length).toBeGreaterThan(5)
  })
})

describe('who arrives when', () => {
  const calendar = (turn: '2' | '6', language: Language) => shown(all.LeadersTab, { ...drawn, turn }, language)

  test('is told by turn: leaders of the scenario, and the wave whose cards join the decks', () => {
    const { texts } = calendar('2', 'en')
    expect(texts('dt').slice(0, 4)).toEqual([
      'Turn 2, 376–387',
      'Turn 3, 388–399',
      'Turn 4, 400–411',
      'Turn 5, 412–424',
    ])
    expect(texts('dd').slice(0, 4)).toEqual([
      'Theodosius I, Arbogast, Symmachus',
      'the cards of Wave II, Honorius, Stilicho, Constantine III',
      'Constantius III, Heraclianus',
      'Valentinian III, Aetius, Bonifatius',
    ])
    expect(calendar('2', 'fr').texts('dd')[1]).toMatch(/^les cartes de la Vague II, Honorius, Stilicon/)
  })

  test('and no longer once it has come; others come by a card that can still be played', () => {
    const { texts } = calendar('6', 'en')
    expect(texts('dt')[0]).toBe('Turn 6, 425–437')
    expect(texts('dd')[0]).toBe('Litorius')
    // The decks of this position are empty, and no wave is to come.
    expect(texts('dt')).not.toContain('by a card')
    const before = calendar('2', 'en')
    expect(before.texts('dt').at(-1)).toBe('by a card')
    expect(before.texts('dd').at(-1)).toMatch(/\(.+\), .+\(.+\)/)
  })
})
