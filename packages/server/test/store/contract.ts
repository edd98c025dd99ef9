/** What every store does, whatever it is kept in. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BadText, Conflict, type Store } from '../../src/store/store.ts'
import { after, appendTo, person, seatOf, step, table } from './samples.ts'

/** `open` opens an empty one. */
export function everyStore(open: () => Promise<Store>): void {
  let store: Store
  beforeEach(async () => {
    store = await open()
  })
  afterEach(() => store.close())
  const ids = async (query: Parameters<Store['tables']>[0]) => (await store.tables(query)).map(({ id }) => id)

  describe('tables', () => {
    test('are kept as they were given', async () => {
      const row = table('t', { saved: '{"a game": "é\\u0041 𝄞"}', outline: { name: "d'Aurélien \\u0000" } })
      await store.newTable(row)
      expect(await store.table('t')).toEqual(row)
      expect(await store.table('another')).toBeUndefined()
    })

    test('are not made twice', async () => {
      await store.newTable(table('t'))
      await expect(store.newTable(table('t', { game: 'another' }))).rejects.toBeInstanceOf(Conflict)
      expect(await store.table('t')).toEqual(table('t'))
    })

    test('are changed by who knows their version', async () => {
      const row = table('t', { saved: 'a file' })
      await store.newTable(row)
      await store.changeTable(after(row, { state: 'playing' }))
      await expect(store.changeTable(after(row, { state: 'over' }))).rejects.toBeInstanceOf(Conflict)
      await expect(store.changeTable(after(table('another')))).rejects.toBeInstanceOf(Conflict)
      expect(await store.table('t')).toEqual(after(row, { state: 'playing' }))
    })

    test('are removed with all that was done and said there', async () => {
      const row = table('t', { saved: 'a file' })
      await store.newTable(row)
      await store.append(appendTo(row, {}, { step: 0, at: 1, used: 0, position: {} }))
      await store.say({ table: 't', room: 'players', person: 'anna', name: 'A', seat: 0, text: 'Ave', at: 1 })
      await store.removeTable('t')
      expect(await store.table('t')).toBeUndefined()
      expect(await store.journal('t', 0)).toEqual([])
      expect(await store.kept('t')).toBeUndefined()
      expect(await store.chat('t', 10)).toEqual([])
      expect(await ids({ person: 'anna', limit: 10 })).toEqual([])
      await store.newTable(table('t'))
      expect(await store.table('t')).toEqual(table('t'))
    })

    test('are listed by what is asked, the newest change first', async () => {
      await store.newTable(table('old', { changed: 1 }))
      await store.newTable(table('new', { changed: 3 }))
      await store.newTable(table('played', { changed: 2, state: 'playing' }))
      await store.newTable(table('hidden', { changed: 4, listed: false }))
      await store.newTable(table('read', { changed: 5, listed: false, published: true, state: 'over' }))
      expect(await ids({ state: ['open'], listed: true, limit: 10 })).toEqual(['new', 'old'])
      expect(await ids({ state: ['open', 'playing'], listed: true, limit: 2 })).toEqual(['new', 'played'])
      expect(await ids({ published: true, limit: 10 })).toEqual(['read'])
      expect(await ids({ listed: false, published: false, limit: 10 })).toEqual(['hidden'])
      expect(await ids({ limit: 10 })).toEqual(['read', 'hidden', 'new', 'played', 'old'])
      expect(await ids({ state: [], limit: 10 })).toEqual([])
      const { saved: _, ...listed } = table('new', { changed: 3 })
      expect(await store.tables({ state: ['open'], listed: true, limit: 1 })).toEqual([listed])
    })

    test('of one person: those that wait for him first', async () => {
      const seats = [seatOf('bela'), seatOf('cato'), seatOf('bela')]
      await store.newTable(table('waits', { owner: 'cato', seats, asked: 2, changed: 1, state: 'playing' }))
      await store.newTable(table('waits for another', { owner: 'cato', seats, asked: 1, changed: 5, state: 'playing' }))
      await store.newTable(table('only opened', { owner: 'bela', seats: [seatOf('cato')], changed: 4 }))
      await store.newTable(table('of others', { owner: 'cato', seats: [seatOf('cato'), seatOf(null)], changed: 9 }))
      expect(await ids({ person: 'bela', limit: 10 })).toEqual(['waits', 'waits for another', 'only opened'])
      expect(await ids({ person: 'bela', state: ['playing'], limit: 1 })).toEqual(['waits'])
      expect(await ids({ person: 'bela', listed: false, limit: 10 })).toEqual([])
      expect(await ids({ person: 'nobody', limit: 10 })).toEqual([])
      expect(await store.tableCount('bela', ['open', 'playing'])).toBe(3)
      expect(await store.tableCount('bela', ['playing'])).toBe(2)
      expect(await store.tableCount('bela', ['over'])).toBe(0)
    })

    test('where the server has something to do are found by when, the longest overdue first', async () => {
      const late = table('late', { due: 99 })
      const changed = table('changed', { due: 99 })
      for (const row of [table('never'), table('later', { due: 30 }), late, table('soon', { due: 20 }), changed]) {
        await store.newTable(row)
      }
      await store.append(appendTo(late, { due: 10 }))
      await store.changeTable(after(changed, { due: 5.4 }))
      expect(await store.due(4, 10)).toEqual([])
      expect(await store.due(20, 10)).toEqual(['changed', 'late', 'soon'])
      expect(await store.due(30, 2)).toEqual(['changed', 'late'])
      await store.append(appendTo(appendTo(late, { due: 10 }).row, { due: null }))
      expect(await store.due(20, 10)).toEqual(['changed', 'soon'])
    })

    test('are found by who sits there now, also after a step or a change', async () => {
      const row = table('t', { seats: [seatOf('anna'), seatOf(null)] })
      await store.newTable(row)
      const joined = appendTo(row, { seats: [seatOf('anna'), seatOf('bela')] })
      await store.append(joined)
      expect(await ids({ person: 'bela', limit: 10 })).toEqual(['t'])
      await store.append(appendTo(joined.row, { asked: 1 }))
      const left = after(appendTo(joined.row, { asked: 1 }).row, { seats: [seatOf('bela'), seatOf(null)] })
      await store.changeTable(left)
      await store.append(appendTo(left, { seats: [seatOf('cato'), seatOf('cato')] }))
      expect(await ids({ person: 'bela', limit: 10 })).toEqual([])
      expect(await ids({ person: 'cato', limit: 10 })).toEqual(['t'])
      expect(await ids({ person: 'anna', limit: 10 })).toEqual(['t'])
    })
  })

  describe('an append', () => {
    test('keeps the step, the row and the position', async () => {
      const row = table('t')
      await store.newTable(row)
      const first = appendTo(row, { state: 'playing', asked: 1, changed: 2_000 })
      await store.append(first)
      expect(await store.kept('t')).toBeUndefined()
      const position = { step: 1, at: 1, used: 7, position: { towns: [1, null, 'é'] } }
      await store.append(appendTo(first.row, {}, position))
      const third = appendTo(appendTo(first.row).row, {}, { ...position, step: 2, used: 9 })
      await store.append(third)
      expect(await store.table('t')).toEqual(third.row)
      expect(await store.journal('t', 0)).toEqual([step(0), step(1), step(2)])
      expect(await store.journal('t', 2)).toEqual([step(2)])
      expect(await store.kept('t')).toEqual({ ...position, step: 2, used: 9 })
    })

    test('is refused if its number is there, its row has another version, or there is no such table', async () => {
      const row = table('t')
      await store.newTable(row)
      const first = appendTo(row)
      await store.append(first)
      await expect(store.append(appendTo(row))).rejects.toBeInstanceOf(Conflict)
      const numberTaken = { ...appendTo(first.row, { state: 'over', seats: [seatOf('cato')] }), step: step(0) }
      await expect(store.append(numberTaken)).rejects.toBeInstanceOf(Conflict)
      const versionTaken = { ...appendTo(first.row), row: first.row }
      await expect(store.append(versionTaken)).rejects.toBeInstanceOf(Conflict)
      await expect(store.append(appendTo(table('another')))).rejects.toBeInstanceOf(Conflict)
      expect(await store.table('t')).toEqual(first.row)
      expect(await store.journal('t', 0)).toEqual([step(0)])
      expect(await ids({ person: 'cato', limit: 1 })).toEqual([])
    })

    test('is answered by itself when many come at once', async () => {
      const rows = Array.from({ length: 40 }, (_, i) => table(`t${i}`))
      for (const row of rows) await store.newTable(row)
      const late = new Set([3, 17])
      await store.append(appendTo(rows[3]))
      await store.changeTable(after(rows[17]))
      const answers = await Promise.allSettled(rows.map((row) => store.append(appendTo(row))))
      for (const [i, { status }] of answers.entries())
        expect([i, status]).toEqual([i, late.has(i) ? 'rejected' : 'fulfilled'])
      expect((await store.table('t4'))?.length).toBe(1)
      expect((await store.table('t17'))?.length).toBe(0)
      expect(await store.journal('t17', 0)).toEqual([])
    })

    test('comes after the one before it at the same table', async () => {
      let row = table('t')
      await store.newTable(row)
      const appends = Array.from({ length: 30 }, () => {
        const append = appendTo(row)
        row = append.row
        return append
      })
      await Promise.all(appends.map((append) => store.append(append)))
      expect(await store.table('t')).toEqual(row)
      expect((await store.journal('t', 0)).map(({ number }) => number)).toEqual([...appends.keys()])
    })

    test('goes between other work', async () => {
      const rows = Array.from({ length: 20 }, (_, i) => table(`t${i}`))
      await Promise.all(rows.map((row) => store.newTable(row)))
      await Promise.all([
        ...rows.map((row) => store.append(appendTo(row))),
        ...rows.map((_, i) => store.newTable(table(`another ${i}`))),
        ...rows.map((_, i) => store.putPerson(person(`p${i}`))),
      ])
      expect(await store.tables({ limit: 100 })).toHaveLength(40)
      for (const { id } of rows) expect(await store.journal(id, 0)).toEqual([step(0)])
    })
  })

  describe('people', () => {
    test('are kept, changed and removed', async () => {
      const anna = person('anna', { account: 'anna', password: '$scrypt$', recovery: '$scrypt$2' })
      await store.putPerson(person('anna'))
      await store.putPerson(anna)
      expect(await store.person('anna')).toEqual(anna)
      expect(await store.people(['anna', 'nobody'])).toEqual([anna])
      expect(await store.people([])).toEqual([])
      expect(await store.personByAccount('anna')).toEqual(anna)
      expect(await store.personByAccount('bela')).toBeUndefined()
      await store.newSession('hash', 'anna', 1)
      await store.subscribe({ person: 'anna', endpoint: 'e', p256dh: 'p', auth: 'a' })
      const played = table('played', { owner: 'anna', seats: [seatOf('anna'), seatOf('cato')] })
      await store.newTable(played)
      const said = { table: 'played', room: 'players', name: 'A', seat: 1, text: 'Ave', at: 1 } as const
      await store.say({ ...said, person: 'anna' })
      const his = await store.say({ ...said, person: 'cato' })
      await store.say({ ...said, person: 'anna' })
      expect(await store.removePerson('anna')).toEqual(['played'])
      expect(await store.person('anna')).toBeUndefined()
      expect(await store.session('hash')).toBeUndefined()
      expect(await store.subscriptions('anna')).toEqual([])
      const seats = [{ ...seatOf('anna'), person: null, name: '' }, seatOf('cato')]
      expect(await store.table('played')).toEqual(after(played, { owner: '', seats }))
      expect(await ids({ person: 'anna', limit: 9 })).toEqual([])
      expect(await store.chat('played', 9)).toEqual([his])
      expect(await store.saidBy('anna')).toEqual([])
      // No number is given twice: who has read the third line has not read the fourth.
      expect((await store.say({ ...said, person: 'cato' })).number).toBe(4)
    })

    test('have accounts of different names; guests have none', async () => {
      await store.putPerson(person('guest'))
      await store.putPerson(person('another guest'))
      await store.putPerson(person('anna', { account: 'a' }))
      await expect(store.putPerson(person('alba', { account: 'a' }))).rejects.toBeInstanceOf(Conflict)
      expect(await store.person('alba')).toBeUndefined()
    })

    test('have sessions', async () => {
      const [anna, bela] = [person('anna'), person('bela')]
      await store.putPerson(anna)
      await store.putPerson(bela)
      await store.newSession('one', 'anna', 1)
      await store.newSession('two', 'anna', 2)
      await store.newSession('three', 'anna', 2)
      await store.newSession('of another', 'bela', 2)
      await store.newSession('of nobody', 'cato', 2)
      expect(await store.session('one')).toEqual(anna)
      await store.removeSession('one')
      expect(await store.session('one')).toBeUndefined()
      expect(await store.session('two')).toEqual(anna)
      expect(await store.sessionsOf('anna')).toEqual([2, 2])
      await store.removeSessions('anna')
      expect(await store.session('three')).toBeUndefined()
      expect(await store.session('of another')).toEqual(bela)
      expect(await store.session('of nobody')).toBeUndefined()
    })

    test('have subscriptions, one by each endpoint', async () => {
      const row = { person: 'anna', endpoint: 'e', p256dh: 'p', auth: 'a' }
      await store.subscribe(row)
      await store.subscribe({ ...row, endpoint: 'f' })
      await store.subscribe({ ...row, auth: 'new' })
      expect(await store.subscriptions('anna')).toEqual([
        { ...row, auth: 'new' },
        { ...row, endpoint: 'f' },
      ])
      await store.subscribe({ ...row, person: 'bela' })
      await store.unsubscribe('f')
      expect(await store.subscriptions('anna')).toEqual([])
      expect(await store.subscriptions('bela')).toEqual([{ ...row, person: 'bela' }])
    })

    test('take over what a guest had', async () => {
      await store.putPerson(person('guest'))
      await store.putPerson(person('anna'))
      await store.newSession('of the guest', 'guest', 1)
      const played = table('played', {
        owner: 'cato',
        seats: [seatOf('anna'), seatOf('guest'), seatOf('cato')],
        asked: 1,
      })
      await store.newTable(played)
      const opened = table('opened', { owner: 'guest', seats: [seatOf(null)], saved: 'a file' })
      await store.newTable(opened)
      const said = { table: 'played', room: 'players', name: 'G', seat: 1, text: 'Ave', at: 1 } as const
      await store.say({ ...said, person: 'guest' })
      await store.say({ ...said, person: 'cato' })
      const push = { endpoint: 'e', p256dh: 'p', auth: 'a' }
      await store.subscribe({ ...push, person: 'guest' })

      await store.mergePerson('guest', 'anna')

      expect(await store.person('guest')).toBeUndefined()
      expect(await store.session('of the guest')).toBeUndefined()
      const seats = [seatOf('anna'), { ...seatOf('guest'), person: 'anna' }, seatOf('cato')]
      expect(await store.table('played')).toEqual(after(played, { seats }))
      expect(await store.table('opened')).toEqual(after(opened, { owner: 'anna' }))
      expect(await ids({ person: 'guest', limit: 9 })).toEqual([])
      expect((await ids({ person: 'anna', limit: 9 })).sort()).toEqual(['opened', 'played'])
      expect((await store.chat('played', 9)).map((line) => line.person)).toEqual(['anna', 'cato'])
      expect(await store.subscriptions('anna')).toEqual([{ ...push, person: 'anna' }])
      await expect(store.append(appendTo(played))).rejects.toBeInstanceOf(Conflict)
      await store.mergePerson('anna', 'anna')
      expect(await store.person('anna')).toEqual(person('anna'))
    })
  })

  test('what is said is numbered; the last lines are told in order', async () => {
    const line = { table: 't', room: 'watchers', person: 'anna', name: 'A', seat: null, text: 'Ave', at: 1 } as const
    const told = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((text) => store.say({ ...line, text })))
    expect(told.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5])
    expect((await store.say({ ...line, table: 'another' })).number).toBe(1)
    const last = await store.say({ ...line, room: 'players', seat: 2, text: 'Vale' })
    const [before] = told.filter(({ number }) => number === 5)
    expect(await store.chat('t', 2)).toEqual([before, last])
    expect(await store.chat('nowhere', 2)).toEqual([])
    expect(await store.chatAfter('t', 5)).toEqual([last])
    expect((await store.chatAfter('t', 0)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    await store.say({ ...line, table: 'another', person: 'bela', at: 0 })
    expect(await store.saidBy('bela')).toEqual([{ ...line, table: 'another', person: 'bela', at: 0, number: 2 }])
  })

  test('time served grows by what passes while somebody serves', async () => {
    expect(await store.pulse(10_000, 3_000)).toBe(0)
    expect(await store.pulse(11_000, 3_000)).toBe(1_000)
    expect(await store.pulse(99_000_000_000, 3_000)).toBe(4_000)
    // Another server's clock is behind.
    expect(await store.pulse(98_999_999_000, 3_000)).toBe(4_000)
    expect(await store.pulse(99_000_000_500, 3_000)).toBe(4_500)
    await Promise.all([1, 2, 3].map((n) => store.pulse(99_000_000_500 + n, 3_000)))
    expect(await store.pulse(99_000_000_503, 3_000)).toBe(4_503)
  })

  test('tries are counted by name and forgotten in time', async () => {
    const start = 1_700_000_000_000
    const at = (time: number, name = 'a') => store.tries(name, 6_000, start + time)
    expect(await at(0)).toBe(1)
    expect(await at(0)).toBe(2)
    expect(await at(3_000)).toBe(3)
    expect(await at(3_000, 'another')).toBe(1)
    expect(await at(6_000)).toBe(4)
    expect(await at(6_200)).toBe(3)
    expect(await at(9_200)).toBe(3)
    expect(await Promise.all([1, 2, 3].map(() => at(90_000)))).toContain(3)
  })

  test('no text may hold a NUL', async () => {
    const row = table('t')
    await store.newTable(row)
    const nul = 'a\0b'
    const bad = [
      () => store.newTable(table(nul)),
      () => store.newTable(table('u', { saved: nul })),
      () => store.changeTable(after(row, { outline: { name: nul } })),
      () => store.changeTable(after(row, { options: { [nul]: 1 } })),
      () => store.append({ ...appendTo(row), step: step(0, { key: nul }) }),
      () => store.append(appendTo(row, {}, { step: 0, at: 0, used: 0, position: ['\\u0000', nul] })),
      () => store.putPerson(person('p', { name: nul })),
      () => store.newSession(nul, 'p', 1),
      () => store.say({ table: 't', room: 'players', person: 'p', name: 'P', seat: 0, text: nul, at: 1 }),
      () => store.subscribe({ person: 'p', endpoint: 'e', p256dh: 'p', auth: nul }),
      () => store.tries(nul, 1_000, 1),
    ]
    for (const [i, act] of bad.entries()) await expect(act(), String(i)).rejects.toBeInstanceOf(BadText)
    expect(await store.table('t')).toEqual(row)
    expect(await store.journal('t', 0)).toEqual([])
  })
}
