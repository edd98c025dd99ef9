/** What pages and tables at a server say. */
import type { Fate } from '../../../table/commits.ts'

export interface OnlineWords {
  readonly lobby: string
  readonly lobbyLine: string
  readonly noServer: string
  readonly offline: string
  readonly tryAgain: string
  readonly open: string
  readonly mine: string
  readonly watch: string
  readonly finished: string
  /** Where a list is empty. */
  readonly none: Readonly<Record<'open' | 'mine' | 'watch' | 'finished', string>>
  readonly yourTurn: string
  readonly openTable: string
  readonly openA: string
  readonly account: string
  /** One who has a name, and one who has none yet. */
  signedInAs(name: string): string
  readonly stranger: string

  // A new table.
  readonly newTable: string
  takeOnline(name: string): string
  readonly seats: string
  readonly me: string
  readonly anybody: string
  readonly pace: string
  readonly paces: { readonly none: string; readonly live: string; days(days: number): string }
  readonly total: string
  readonly increment: string
  minutes(count: number): string
  seconds(count: number): string
  readonly onTime: string
  readonly claim: string
  botPlaysOn(bot: string): string
  readonly visibility: string
  readonly listed: string
  readonly unlisted: string
  readonly yourName: string
  readonly nameHint: string
  readonly begin: string

  // Before it begins.
  readonly waiting: string
  readonly waitingText: string
  readonly link: string
  readonly copy: string
  readonly copied: string
  readonly share: string
  readonly free: string
  readonly left: string
  sitsAs(side: string, name: string): string
  readonly takeSeat: string
  readonly getUp: string
  readonly remove: string
  readonly removeAsk: string
  readonly you: string
  pacing(words: string): string
  readonly onTimeClaim: string
  onTimeBot(bot: string): string

  // At the table.
  readonly people: string
  readonly here: string
  readonly away: string
  vacation(until: string): string
  awaySince(hour: string): string
  /** Where there is no room for more. */
  readonly onVacation: string
  readonly bot: string
  readonly late: string
  watching(count: number): string
  readonly isMine: string
  reconnecting(seconds: number): string
  readonly fates: Readonly<Record<Exclude<Fate, null>, string>>
  readonly sendAgain: string
  timeLeft(words: string): string
  days(count: number): string
  hours(count: number): string
  readonly chat: string
  chatWith(unread: number): string
  readonly nothingSaid: string
  readonly say: string
  readonly send: string
  readonly mute: string
  readonly unmute: string
  readonly muted: string
  readonly rooms: { readonly players: string; readonly watchers: string }
  readonly nameFirst: string
  readonly back: string
  readonly backOff: string
  readonly end: string
  readonly endOff: string
  readonly resign: string
  readonly resignAsk: string
  readonly resignSharedAsk: string
  readonly cancel: string
  offered(name: string, kind: 'back' | 'end'): string
  readonly asked: Readonly<Record<'back' | 'end', string>>
  readonly yes: string
  readonly no: string
  outOfTime(name: string): string
  /** Nobody claims against somebody on vacation. */
  readonly claimIt: string
  readonly claimBot: string
  readonly tellMe: string
  readonly toldHere: string
  readonly notTold: string
  readonly copyLink: string
  readonly lobbyLink: string

  // The end.
  readonly rematch: string
  readonly toRematch: string
  readonly early: Readonly<Record<'resigned' | 'agreed' | 'time' | 'closed', string>>
  earlyText(how: 'resigned' | 'agreed' | 'time' | 'closed', name: string): string
  readonly dice: string
  readonly checking: string
  readonly verified: string
  /** What was added up. */
  readonly sums: string
  readonly commitment: string
  readonly secret: string
  readonly trace: string
  readonly unverified: string
  readonly unproved: string
  readonly publish: string
  /** Of a game that becomes public when the others agree. */
  readonly othersToo: string
  /** Something was shown that had not lain where it was sealed. */
  readonly sealBroken: string
  opened(things: number): string
  /** What this browser has kept of the game, for a check elsewhere; and the name of that file. */
  readonly saveReceipts: string
  readonly receiptsFile: string

  // The account.
  readonly accountLine: string
  readonly guest: string
  guestText(name: string): string
  readonly name: string
  readonly rename: string
  readonly accountName: string
  readonly password: string
  readonly passwordHint: string
  readonly makeAccount: string
  readonly signIn: string
  readonly signInText: string
  readonly recover: string
  readonly recoverText: string
  readonly code: string
  readonly newPassword: string
  readonly codeTold: string
  readonly codeText: string
  readonly print: string
  readonly noted: string
  readonly notices: string
  readonly byBrowser: string
  readonly byPush: string
  readonly byMail: string
  readonly mail: string
  readonly keep: string
  readonly kept: string
  readonly denied: string
  readonly vacationUntil: string
  readonly noVacation: string
  readonly signOut: string
  readonly signOutAll: string
  readonly exportAll: string
  readonly deleteAll: string
  readonly deleteAsk: string
  readonly yours: string
  readonly faults: Readonly<Record<string, string>>
  soon(seconds: number): string
}
