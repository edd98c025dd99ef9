/** Shapes of what comes from outside: of the calls of a page, and of what a device has kept. */
import type { Json, Player } from '@tabularium/engine'

/** Whether a value has the shape. */
export type Shape<T> = (value: unknown) => value is T

const of =
  <T>(test: (value: unknown) => boolean): Shape<T> =>
  (value): value is T =>
    test(value)

export const text = of<string>((value) => typeof value === 'string')
export const flag = of<boolean>((value) => typeof value === 'boolean')
export const whole = of<number>(Number.isSafeInteger)
export const count = of<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0)

/** Whatever JSON holds: the game says what is wrong with it. */
export const json = of<Json>((value) => value !== undefined)

export const player = of<Player>((value) => typeof value === 'string' && /^(person|bot:[a-z-]{1,40})$/.test(value))

export const textUpTo = (most: number) => of<string>((value) => typeof value === 'string' && value.length <= most)

export const oneOf = <T>(...values: readonly T[]) => of<T>((value) => values.some((known) => known === value))

export const optional = <T>(shape: Shape<T>) => of<T | undefined>((value) => value === undefined || shape(value))

export const nullable = <T>(shape: Shape<T>) => of<T | null>((value) => value === null || shape(value))

export const either = <A, B>(a: Shape<A>, b: Shape<B>) => of<A | B>((value) => a(value) || b(value))

export const listOf = <T>(each: Shape<T>, least = 0, most = Number.POSITIVE_INFINITY) =>
  of<readonly T[]>(
    (value) => Array.isArray(value) && value.length >= least && value.length <= most && value.every(each),
  )

export const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A shape for each member. */
export type Members<T> = { readonly [Name in keyof T]-?: Shape<T[Name]> }

/** Whatever else it has is no matter. */
export const members = <T>(shapes: Members<T>) =>
  of<T>(
    (value) => isMembers(value) && Object.entries<Shape<unknown>>(shapes).every(([name, fits]) => fits(value[name])),
  )

/** It has nothing else. */
export const onlyMembers = <T>(shapes: Members<T>) =>
  of<T>((value) => members(shapes)(value) && Object.keys(Object(value)).every((name) => Object.hasOwn(shapes, name)))
