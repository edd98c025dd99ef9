/** Sends what no page sends through real sockets, and looks whether it was refused and whether anything has changed. */
import { connect } from 'node:net'
import { type FastDice, FastDice as NewDice, secretFrom } from '@tabularium/engine'
import type { Store } from '../../store/store.ts'
import { Match } from '../match.ts'
import { type Place, Visitor } from '../visitor.ts'
import { messages, oversized, type Target } from './messages.ts'
import { BARE, type HostileRequest, requests, tooLarge } from './requests.ts'

export interface AttackSettings {
  readonly address: string
  /** Of the same database, to be read. */
  readonly store: Store
  readonly seed: string
  readonly count: number
  onSome?(done: number): void
}

export interface AttackReport {
  /** How many of each kind were refused with a reason, or cut off with one. */
  readonly refused: Readonly<Record<string, number>>
  readonly faults: readonly string[]
}

const GAMES = ['fall-of-the-roman-empire', 'ultimus-romanorum']
/** Of so many one is sent by HTTP, one is so large that the line is cut, one is not even HTTP. */
const BY_HTTP = 4
const LARGE = 211
const BARELY = 97
const SOME = 10_000
/** More than this a server does not read, in bytes. */
const READ = 4_300_000

export async function attack(settings: AttackSettings): Promise<AttackReport> {
  const dice = new NewDice(secretFrom(settings.seed))
  const refused: Record<string, number> = {}
  const faults: string[] = []
  const fields = await Promise.all([...GAMES, ...GAMES].map((game) => Field.open(settings, game, dice)))
  let done = 0
  const one = async (field: Field) => {
    while (done < settings.count && faults.length < 20) {
      const number = done++
      if (number % SOME === 0) settings.onSome?.(number)
      const { kind, fault } = await field.strike(number, dice)
      if (fault === null) refused[kind] = (refused[kind] ?? 0) + 1
      else faults.push(`${kind}: ${fault}`)
    }
  }
  await Promise.all(fields.map(one))
  for (const field of fields) faults.push(...(await field.changes()))
  if (Object.hasOwn(Object.prototype, 'polluted')) faults.push('the prototype of all objects was changed')
  await Promise.all(fields.map((field) => field.leave()))
  return { refused, faults }
}

interface Struck {
  readonly kind: string
  /** null: it was refused with a reason. */
  readonly fault: string | null
}

/** A table that is attacked. */
class Field {
  readonly #settings: AttackSettings
  readonly #match: Match
  readonly #done: readonly unknown[]
  readonly #before: string
  readonly #watcher: Place

  private constructor(
    settings: AttackSettings,
    match: Match,
    done: readonly unknown[],
    before: string,
    watcher: Place,
  ) {
    this.#settings = settings
    this.#match = match
    this.#done = done
    this.#before = before
    this.#watcher = watcher
  }

  static async open(settings: AttackSettings, game: string, dice: FastDice): Promise<Field> {
    const { address, store } = settings
    const [one, other] = [await Visitor.called(address, 'Livia'), await Visitor.called(address, 'Marcus')]
    const match = await Match.between(game, one, other)
    for (let n = 0; n < 4; n++) await match.act(dice)
    const { asked, length } = match
    if (asked === undefined) throw new Error('Nobody is asked.')
    const action = asked.choices[0]?.action ?? ''
    const done = [asked.seen?.viewer, length, [action], 'the-key-that-was-used', asked.nextLink]
    await asked.send('act', done)
    asked.spend()
    await match.all(length + 1)
    const watcher = await (await Visitor.called(address, 'Nemo')).enter(match.id)
    watcher.keepsFrames = false
    return new Field(settings, match, done, await written(store, match), watcher)
  }

  get #target(): Target {
    const { asked, places } = this.#match
    const other = places.find((place) => place !== asked)
    if (asked === undefined || other === undefined) throw new Error('Nobody is asked.')
    return { asked, other, done: this.#done }
  }

  async strike(number: number, dice: FastDice): Promise<Struck> {
    if (number % BARELY === 0) return this.#bare(dice)
    if (number % BY_HTTP === 0) return this.#request(dice, number % LARGE === 0)
    return this.#message(dice, number % LARGE === 0)
  }

  /** By whoever: who is asked, who is not, or who only watches. */
  async #message(dice: FastDice, isLarge: boolean): Promise<Struck> {
    const all = Object.keys(messages)
    const kind = isLarge ? 'oversized' : (all[dice.below(all.length)] ?? '')
    const target = this.#target
    const said = isLarge ? oversized(dice) : (messages[kind]?.(dice, target) ?? '')
    const by = [target.asked, target.other, this.#watcher][dice.below(3)] ?? this.#watcher
    if (!by.isConnected) await by.connect()
    return { kind, fault: await by.provoke(said) }
  }

  async #request(dice: FastDice, isLarge: boolean): Promise<Struck> {
    const all = Object.keys(requests)
    const kind = isLarge ? 'a body that is too large' : (all[dice.below(all.length)] ?? '')
    const asked = isLarge ? tooLarge() : requests[kind]?.(dice, this.#match.id)
    return { kind, fault: asked === undefined ? 'there is no such request' : await this.#answerTo(asked) }
  }

  async #answerTo({ method, path, body, headers = {} }: HostileRequest): Promise<string | null> {
    const head = Object.entries({ host: new URL(this.#settings.address).host, connection: 'close', ...headers })
    const length = body === undefined ? [] : [['content-length', String(Buffer.byteLength(body))]]
    const lines = [...head, ...length].map(([name, value]) => `${name}: ${value}`)
    const answer = await this.#exchange(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
    // It may be cut off before it has read the answer, for it is still sending what nobody reads.
    if (answer === '' && (body?.length ?? 0) > READ) return null
    if (status < 400 || status >= 500)
      return `${method} ${path} ${JSON.stringify(headers)} ${body?.slice(0, 80)}: ${answer.slice(0, 200)}`
    return answer.length > answer.indexOf('\r\n\r\n') + 4 || method === 'TRACE' ? null : `no reason: ${answer}`
  }

  async #bare(dice: FastDice): Promise<Struck> {
    const said = BARE[dice.below(BARE.length)] ?? ''
    const answer = await this.#exchange(said)
    const isFine = answer === '' || /^HTTP\/1\.1 4\d\d/.test(answer)
    return { kind: 'no HTTP', fault: isFine ? null : `${said.slice(0, 60)}: ${answer.slice(0, 200)}` }
  }

  /** What comes back until the server ends it. */
  #exchange(said: string): Promise<string> {
    const { hostname, port } = new URL(this.#settings.address)
    return new Promise((resolve) => {
      let heard = ''
      const socket = connect(Number(port), hostname, () => socket.write(said))
      socket.setTimeout(10_000, () => socket.destroy())
      socket.on('data', (data) => {
        heard += data
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve(heard))
    })
  }

  /** What has changed since it began: nothing may have. */
  async changes(): Promise<readonly string[]> {
    const after = await written(this.#settings.store, this.#match)
    return after === this.#before ? [] : [`table ${this.#match.id} has changed: ${this.#before} is now ${after}`]
  }

  async leave(): Promise<void> {
    await this.#match.leave()
    await this.#watcher.leave()
  }
}

/** What is kept of a table, and what its seats see who come anew. */
async function written(store: Store, { id, places }: Match): Promise<string> {
  const seen: string[] = []
  for (const { visitor } of places) {
    const fresh = await visitor.enter(id)
    seen.push(fresh.text)
    await fresh.leave()
  }
  return JSON.stringify([await store.table(id), await store.journal(id, 0), await store.chat(id, 50), seen])
}
