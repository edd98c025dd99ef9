/** Changes one thing in something well-formed, as a hostile or clumsy hand would. */
import { isObject, type Json, type JsonObject } from '../../contract.ts'
import type { FastDice } from '../../dice.ts'

type Path = readonly (string | number)[]

/** Every place in a tree, the root left out. */
function* places(json: Json, path: Path = []): Generator<Path> {
  if (Array.isArray(json)) {
    for (const [i, item] of json.entries()) {
      yield [...path, i]
      yield* places(item, [...path, i])
    }
  } else if (json !== null && typeof json === 'object') {
    for (const [key, item] of Object.entries(json)) {
      yield [...path, key]
      yield* places(item, [...path, key])
    }
  }
}

const at = (json: Json, path: Path): Json => path.reduce<Json>((part, step) => Reflect.get(Object(part), step), json)

const pick = <T>(list: readonly T[], dice: FastDice): T => list[dice.below(list.length)]

const NUMBERS = [0, 1, -1, 2, 3, 7, 40, 99, 1000, -7, 0.5, 1e9, 2 ** 31, 2 ** 53, -1e300]
const TEXTS = ['', ' ', '__proto__', 'constructor', 'toString', 'null', '0', 'é', '\u0000', '\ud800', 'x'.repeat(300)]
const deep = (levels: number): Json => (levels === 0 ? [] : [deep(levels - 1)])
const ODDITIES: readonly Json[] = [null, true, false, [], {}, [[]], { kind: 'window' }, deep(40)]

/** Another value in place of that one: mostly of the same sort, often one that stands elsewhere in the same tree. */
function another(json: Json, whole: Json, dice: FastDice): Json {
  const sort = dice.below(10)
  if (sort === 0) return pick(ODDITIES, dice)
  if (sort === 1) return pick(NUMBERS, dice)
  if (sort === 2) return pick(TEXTS, dice)
  if (sort < 6) {
    const like = [...places(whole)].map((path) => at(whole, path)).filter((other) => typeof other === typeof json)
    return like.length === 0 ? null : pick(like, dice)
  }
  if (typeof json === 'number') return json + pick([1, -1, 2, -2, 10], dice)
  if (typeof json === 'boolean') return !json
  if (Array.isArray(json)) return listLike(json, dice)
  if (isObject(json)) return objectLike(json, dice)
  return pick(TEXTS, dice)
}

function listLike(list: readonly Json[], dice: FastDice): Json {
  if (list.length === 0) return [pick(NUMBERS, dice)]
  const i = dice.below(list.length)
  switch (dice.below(4)) {
    case 0:
      return list.filter((_, n) => n !== i)
    case 1:
      return [...list, list[i]]
    case 2:
      return [...list].reverse()
    default:
      return Array.from({ length: 2000 }, () => list[i])
  }
}

function objectLike(object: JsonObject, dice: FastDice): Json {
  const keys = Object.keys(object)
  if (keys.length === 0) return { x: 1 }
  const key = pick(keys, dice)
  const { [key]: value, ...rest } = object
  return dice.below(2) === 0 ? rest : { ...rest, [`${key}x`]: value }
}

function replaced(json: Json, [step, ...path]: Path, value: Json | undefined): Json {
  if (step === undefined) return value ?? null
  if (Array.isArray(json)) {
    const list = json.map((item, i) => (i === step ? replaced(item, path, value) : item))
    return value === undefined && path.length === 0 ? list.filter((_, i) => i !== step) : list
  }
  const object = Object(json)
  if (value === undefined && path.length === 0) {
    const { [step]: _, ...rest } = object
    return rest
  }
  return { ...object, [step]: replaced(object[step], path, value) }
}

/** The same tree with one thing changed, added or left out; and where. */
export function forged(json: Json, dice: FastDice): { readonly json: Json; readonly where: string } {
  const all = [...places(json)]
  if (all.length === 0) return { json: pick(ODDITIES, dice), where: '' }
  const path = pick(all, dice)
  const value = dice.below(12) === 0 ? undefined : another(at(json, path), json, dice)
  return { json: replaced(json, path, value), where: path.join('.') }
}

/** The same text with a few characters changed, cut off or doubled. */
export function garbled(text: string, dice: FastDice): string {
  const i = dice.below(text.length + 1)
  switch (dice.below(5)) {
    case 0:
      return text.slice(0, i)
    case 1:
      return text.slice(0, i) + text.slice(i + 1 + dice.below(5))
    case 2:
      return text.slice(0, i) + pick(['"', '{', '}', '[', ']', ',', '\\', '\u0000', '9', 'e'], dice) + text.slice(i)
    case 3:
      return text.slice(0, i) + String.fromCharCode(dice.below(0x1_0000)) + text.slice(i + 1)
    default:
      return text + text.slice(i)
  }
}
