/** What is known of a battle, a siege or an attempt: foretold by the table, or read from what was told and from the board. */
import {
  battleChances,
  counterOf,
  cuAt,
  fortAt,
  garrisonIn,
  type PowerName,
  powerOf,
  powers,
  type View,
} from '@tabularium/barbarians-at-the-gates/shown'
import { isObject, type Json, type JsonObject, type Roll } from '@tabularium/engine'
import type { Line } from '@tabularium/engine/room'

export interface Added {
  /** A clause, a card or a word. */
  readonly why: string
  readonly n: number
}

export interface Side {
  readonly power: PowerName
  readonly cu: number
  /** By the id of his counter; null: nobody commands. */
  readonly leader: string | null
  readonly modifier: number
  readonly modifiers: readonly Added[]
}

export interface BattleFacts {
  readonly at: string
  readonly attackers: Side
  readonly defenders: Side
  readonly attackersWin: number
  readonly attackersLose: readonly number[]
  readonly defendersLose: readonly number[]
}

export interface SiegeFacts {
  readonly at: string
  readonly power: PowerName
  readonly modifier: number
  readonly modifiers: readonly Added[]
  readonly needed: number
}

export interface ReactionFacts {
  readonly what: 'avoid' | 'intercept'
  readonly leader: string
  readonly to: string
  readonly needs: number
  readonly modifiers: readonly Added[]
  readonly chance: number
}

const object = (value: Json | undefined): JsonObject => (value !== undefined && isObject(value) ? value : {})
const objects = (list: Json | undefined): readonly JsonObject[] => (Array.isArray(list) ? list.filter(isObject) : [])
const numbers = (list: Json | undefined): readonly number[] => (Array.isArray(list) ? list.map(Number) : [])
const powerNamed = (name: Json | undefined): PowerName => powers.find((power) => power === name) ?? 'loyalist'
const addedIn = (list: Json | undefined): readonly Added[] =>
  objects(list).map(({ why, n }) => ({ why: String(why), n: Number(n) }))

function sideForetold(side: Json | undefined, modifiers: readonly Added[]): Side {
  const { power, cu, leader, modifier } = object(side)
  return {
    power: powerNamed(power),
    cu: Number(cu),
    leader: typeof leader === 'string' ? leader : null,
    modifier: Number(modifier),
    modifiers,
  }
}

export function battleForetold(forecast: JsonObject): BattleFacts | null {
  if (forecast.battle === undefined || !isObject(forecast.battle)) return null
  const { at, attackers, defenders, modifiers, attackersWin, attackersLose, defendersLose } = forecast.battle
  const of = (side: string) => addedIn(objects(modifiers).filter((each) => each.side === side))
  return {
    at: String(at),
    attackers: sideForetold(attackers, of('attackers')),
    defenders: sideForetold(defenders, of('defenders')),
    attackersWin: Number(attackersWin),
    attackersLose: numbers(attackersLose),
    defendersLose: numbers(defendersLose),
  }
}

export function siegeForetold(forecast: JsonObject): SiegeFacts | null {
  if (forecast.siege === undefined || !isObject(forecast.siege)) return null
  const { at, power, modifier, modifiers, needed } = forecast.siege
  return {
    at: String(at),
    power: powerNamed(power),
    modifier: Number(modifier),
    modifiers: addedIn(modifiers),
    needed: Number(needed),
  }
}

export function reactionForetold(forecast: JsonObject): ReactionFacts | null {
  if (forecast.reaction === undefined || !isObject(forecast.reaction)) return null
  const { what, leader, to, needs, modifiers } = forecast.reaction
  return {
    what: what === 'avoid' ? 'avoid' : 'intercept',
    leader: String(leader),
    to: String(to),
    needs: Number(needs),
    modifiers: addedIn(modifiers),
    chance: Number(forecast.attempt),
  }
}

const ROMANS: readonly PowerName[] = ['loyalist', 'byzantine', 'usurper']

/** BG-12.3-c: the power of its commander, or others of its side who stand there. */
function hasRomans(view: View, at: string, { power }: Side): boolean {
  if (ROMANS.includes(power)) return true
  return power === 'allied' && (cuAt(view, at, 'loyalist') > 0 || cuAt(view, at, 'byzantine') > 0)
}

function sideRolled({ purpose }: Roll, leader: string | null): Side {
  return {
    power: powerNamed(purpose.power),
    cu: Number(purpose.cu),
    leader: leader === null ? null : counterOf(leader),
    modifier: Number(purpose.modifier),
    modifiers: addedIn(purpose.modifiers),
  }
}

const textOrNull = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null)

/** From the battle as it was announced and the dice of both sides. */
export function battleTold(attack: Roll, defence: Roll, told: readonly Line[], view: View): BattleFacts {
  const at = String(attack.purpose.at)
  const begun = told.findLast(({ event }) => event.type === 'battle' && event.space === at)?.event
  const attackers = sideRolled(attack, textOrNull(begun?.attackingLeader))
  const defenders = sideRolled(defence, textOrNull(begun?.defendingLeader))
  const fighting = (side: Side) => ({ ...side, hasRomans: hasRomans(view, at, side) })
  return { at, attackers, defenders, ...battleChances(fighting(attackers), fighting(defenders)) }
}

/** BG-13.2-f to BG-13.2-i: each CU inside and a Colonia take a point before the space falls. */
const pointsToWin = (view: View, at: string): number =>
  garrisonIn(view, at).reduce((all, [, cu]) => all + cu, 0) + (fortAt(view, at) === 'colonia' ? 1 : 0) + 1

export function siegeTold({ purpose }: Roll, view: View): SiegeFacts {
  const at = String(purpose.at)
  return {
    at,
    power: powerNamed(purpose.power),
    modifier: Number(purpose.modifier),
    modifiers: addedIn(purpose.modifiers),
    needed: pointsToWin(view, at),
  }
}

const FACES = 6

export function reactionTold({ purpose }: Roll, to: string): ReactionFacts {
  const needs = Number(purpose.needs)
  const least = needs - Number(purpose.add)
  return {
    what: purpose.for === 'avoid' ? 'avoid' : 'intercept',
    leader: counterOf(String(purpose.leader)),
    to,
    needs,
    modifiers: addedIn(purpose.modifiers),
    chance: Math.max(0, Math.min(FACES, FACES + 1 - least)) / FACES,
  }
}

/** Those whom an attempt is about: the force that has come; null: the view does not tell. */
export function comersIn(
  view: View,
): { readonly power: PowerName; readonly cu: number; readonly leader: string | null } | null {
  const force = view.stack.findLast(({ kind }) => kind === 'step')?.force
  if (force === undefined || !isObject(force)) return null
  const leader = textOrNull(force.leader)
  const cu = numbers(force.cu).reduce((all, each) => all + each, 0)
  return { power: leader === null ? 'barbarian' : powerOf(view, leader), cu, leader }
}
