/** What the prompt of Barbarians at the Gates says: of the first page. */
import type { PlayerName } from '@tabularium/barbarians-at-the-gates/shown'

export interface StoryWords {
  readonly player: Readonly<Record<PlayerName, string>>
  /** "Aetius in Lutetia" */
  inPlace(who: string, at: string): string
  /** Titles of the prompt, by question; where one names a place, `at` has it. */
  readonly heading: Readonly<Record<string, string>>
  battleAt(place: string): string
  siegeAt(place: string): string
  cameTo(place: string): string
  leave(place: string): string
  relief(place: string): string
  raidFrom(place: string): string
  marchFrom(place: string): string
  impulse(player: string): string
  /** What is left to spend. */
  ap(left: number): string
  cu(left: number): string
  spaces(left: number): string
  markers(left: number): string
  ops(ops: number): string
  losses(left: number): string
  /** What is lost by going on now. */
  unspentAp(left: number): string
  unspentCu(left: number): string
  unspentMarkers(left: number): string
  /** On small buttons, by kind of choice or by action. */
  readonly short: Readonly<Record<string, string>>
  /** On the filled button. */
  march(place: string): string
  sail(place: string): string
  attack(place: string): string
  besiege(place: string): string
  readonly verb: Readonly<Record<string, (place: string) => string>>
  price(ap: number): string
  /** The windows for Response cards. */
  readonly moments: Readonly<Record<string, string>>
  readonly refusal: {
    /** Nobody of the player's stands there. */
    empty(place: string): string
    enemy(who: string): string
    noCu(who: string): string
    far(who: string, place: string): string
  }
}
