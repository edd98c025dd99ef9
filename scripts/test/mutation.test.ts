/** Mutants behind switches do what each of them does by itself. */
import { describe, expect, test } from 'vitest'
import { mutantsOf, mutated } from '../mutation/mutants.ts'
import { SWITCH, withSwitches } from '../mutation/switched.ts'

/** What the code gives by `given` with that mutant in place. */
function outcome(code: string, given: number, active = -1): unknown {
  try {
    return new Function(SWITCH, 'given', `${code}\nreturn told(given)`)((id: number) => id === active, given)
  } catch (error) {
    return String(error)
  }
}

describe.each([
  ['operators', 'function told(n) { return n > 2 && n < 5 || n === 7 ? n * 2 + 1 : 10 - n }'],
  ['tests', 'function told(n) { if (n > 3) return "more"\n else if (!n) return "none"\n return "some" }'],
  [
    'statements that end with the line',
    'function told(n) {\n  const list = [n]\n  list.push(n - 1)\n  list.push(...[n + 1].filter((x) => x > 2))\n  return list\n}',
  ],
  [
    'branches of one statement',
    'function told(n) {\n  let sum = 0\n  if (n > 3) sum += n\n  else sum -= n\n  return sum\n}',
  ],
  [
    'functions in functions',
    'const told = (n) => [1, 2, 3].map((x) => ({ x, y: x * n })).find(({ y }) => y > 4 || n === 1)',
  ],
  ['constants', 'const LEAST = 3\nconst told = (n) => [Math.max(n, LEAST), n ?? 0]'],
  ['what wants brackets', 'const told = (n) => n > 2 ? { n } : { x: [n][1] ?? [n][0] ?? 3 }'],
])('%s', (_, code) => {
  const mutants = mutantsOf('some.ts', code).map((mutant, id) => ({ id, mutant }))
  const switched = withSwitches(code, mutants)
  const given = [0, 1, 2, 3, 4, 5, 7, 9]

  test('without any of them nothing is changed', () => {
    expect(given.map((n) => outcome(switched, n))).toEqual(given.map((n) => outcome(code, n)))
    expect(mutants.length).toBeGreaterThan(2)
  })

  test.each(mutants)('$id: $mutant.was -> $mutant.is', ({ id, mutant }) => {
    const alone = given.map((n) => outcome(mutated(code, mutant), n))
    expect(given.map((n) => outcome(switched, n, id))).toEqual(alone)
    expect(alone).not.toContainEqual(expect.stringContaining('SyntaxError'))
  })
})
