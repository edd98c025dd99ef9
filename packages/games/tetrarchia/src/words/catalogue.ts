/** What Tetrarchia says, in one language. Province, region and sea names stay Latin in every language. */
import type { Purpose } from '@tabularium/engine'
import type { EmperorName } from '../board.ts'
import type { Cause, Result, Side, TokenName } from '../events.ts'

export interface Catalogue {
  readonly title: string
  readonly emperor: Record<EmperorName, string>
  readonly seat: Record<string, string>
  readonly ask: {
    fleets(left: number): string
    arrival(emperor: string): string
    romanPhase(emperor: string, ip: number): string
    passing(emperor: string): string
    combat(fight: string): string
    block(from: string): string
  }
  readonly action: {
    fleet(sea: string): string
    arrive(at: string): string
    move(to: string, cost: number): string
    order(emperor: string, to: string, cost: number): string
    sail(from: string, to: string, cost: number): string
    secure(at: string, cost: number): string
    subdue(token: TokenName, at: string, cost: number): string
    calm(at: string): string
    attack(at: string, cost: number, odds: string): string
    power(emperor: EmperorName): string
    readonly take: string
    readonly give: string
    end(ip: number): string
    readonly strengthen: string
    readonly accept: string
    readonly block: string
    readonly stand: string
  }
  readonly event: {
    roll(die: string, face: string, purpose: Purpose): string
    fleet(sea: string): string
    turn(emperor: string, ip: number): string
    arrive(emperor: string, at: string): string
    absent(emperor: string): string
    move(emperor: string, from: string, to: string, cost: number, ordered: boolean): string
    sail(emperor: string, from: string, to: string): string
    token(at: string, was: TokenName | null, now: TokenName | null, cause: Cause): string
    attack(byEmperor: boolean, emperor: string, from: string, at: string): string
    combat(emperor: string, army: string, roman: Side, barbarian: Side, result: Result): string
    strengthen(emperor: string, bonus: number): string
    enter(at: string, region: string): string
    advance(from: string, to: string): string
    halt(at: string, before: string, why: 'army' | 'broken-link' | 'constantius'): string
    destroyed(at: string): string
    leave(emperor: string, from: string, why: 'revolt' | 'defeat'): string
    barbarianPhase(emperor: string): string
    protected(at: string): string
    uprising(at: string): string
    power(emperor: string): string
    favour(from: string, to: string): string
    glory(emperor: string, change: number): string
    end(victory: boolean, rule: string): string
  }
  /** How it ended: score of ten, turns, borders; and of The Great, if it was played. */
  outcome(victory: boolean, rule: string, score: number, turns: number, borders: number): string
  great(name: string): string
  half(name: string, east: boolean): string
  readonly concord: string
  /** In percent. */
  odds(victory: number, draw: number, defeat: number): string
}
