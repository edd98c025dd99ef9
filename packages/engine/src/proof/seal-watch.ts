/** Whether hidden things that are shown lay where they were sealed before: kept by whoever is told. */
import { isOpenedBy, type Opening, type Seal } from './hidden.ts'

/** What everybody is told of hidden things after a step, before any of them is shown. */
export interface Sealed {
  /** By its number in the table's journal. */
  readonly step: number
  readonly seal: Seal
}

/** And what opens those that the reader has come to know by it; `step`: the one after which they were sealed. */
export interface HiddenProof extends Sealed {
  readonly opened?: Opening & { readonly step: number }
}

export class SealWatch {
  #last: Sealed | null = null
  #opened = 0
  #isBroken = false

  /** How many things were shown and had lain where they were sealed. */
  get opened(): number {
    return this.#opened
  }

  /** Once something had not, nothing more is believed. */
  get isBroken(): boolean {
    return this.#isBroken
  }

  take({ step, seal, opened }: HiddenProof): void {
    if (!this.#fits(step, seal) || (opened !== undefined && !this.#opens(opened))) this.#isBroken = true
    this.#opened += opened?.things.length ?? 0
    this.#last = { step, seal }
  }

  /** One step has one seal, and they are told in order. */
  #fits(step: number, seal: Seal): boolean {
    if (this.#last === null || step > this.#last.step) return true
    return step === this.#last.step && seal === this.#last.seal
  }

  #opens({ step, ...opening }: NonNullable<HiddenProof['opened']>): boolean {
    return this.#last !== null && step === this.#last.step && isOpenedBy(this.#last.seal, opening)
  }
}
