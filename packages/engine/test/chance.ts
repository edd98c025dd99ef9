/** Runs before every test file: a fresh secret is drawn by the name of the test, so that no test falls otherwise today. */
import { beforeEach } from 'vitest'
import { FastDice, secretFrom } from '../src/dice.ts'

let dice = new FastDice(secretFrom('before any test'))

beforeEach(({ task }) => {
  dice = new FastDice(secretFrom(`${task.file.name} ${task.fullTestName}`))
})

function getRandomValues(bytes: Uint8Array): Uint8Array {
  for (const i of bytes.keys()) bytes[i] = dice.below(256)
  return bytes
}

Object.defineProperty(globalThis.crypto, 'getRandomValues', { value: getRandomValues, configurable: true })
