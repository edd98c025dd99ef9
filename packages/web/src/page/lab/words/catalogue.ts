/** What the laboratory says. */

export interface LabWords {
  readonly title: string
  readonly about: string
  readonly chooseGame: string
  readonly runs: string
  readonly noRuns: string
  /** How far a run is. */
  progress(done: string, asked: string): string
  readonly playing: string
  readonly stopped: string
  readonly done: string
  removeAsk(game: string, games: string): string
  readonly setUp: LabSetUpWords
  readonly run: LabRunWords
  readonly found: LabFoundWords
  /** By the code of the refusal; `bug` and `unreadable` are told with what else is known. */
  readonly troubles: Readonly<Record<string, string>>
  /** A time in words. */
  hours(hours: number, minutes: number): string
  minutes(minutes: number, seconds: number): string
  seconds(seconds: number): string
}

/** Of the form of a run. */
export interface LabSetUpWords {
  readonly title: string
  readonly second: string
  readonly secondLine: string
  readonly begin: string
  readonly next: string
  readonly beginBoth: string
  readonly back: string
  readonly seats: string
  /** Who plays a seat. */
  at(seat: string): string
  readonly unmeasured: string
  /** Of the bot that thinks of nothing. */
  readonly random: string
  readonly games: string
  readonly gamesHint: string
  readonly seed: string
  readonly seedHint: string
  readonly compare: string
  readonly edition: string
  readonly shipped: string
  readonly openEdition: string
  readonly shippedAgain: string
  readonly measuring: string
  /** How long the games will take. */
  estimate(games: string, time: string, cores: number): string
  /** What is wrong with the file of an edition. */
  readonly noJson: string
  readonly tooLarge: string
  otherGame(game: string): string
  findings(count: number): string
}

/** Of the page of a run. */
export interface LabRunWords {
  readonly played: string
  left(time: string): string
  /** On how many cores, and how long it took. */
  took(time: string): string
  readonly stop: string
  readonly goOn: string
  readonly change: string
  readonly compareWith: string
  readonly none: string
  readonly missing: string
  readonly goesOn: string
  /** Against whom. */
  bots(names: readonly string[]): string
  setting(number: number): string
  seed(seed: string): string
  edition(id: string): string
  readonly one: string
  readonly oneText: string
  readonly number: string
  readonly which: string
  readonly open: string
  readonly saveGame: string
  readonly otherEdition: string
  readonly replaying: string
  /** What a game of the run is called at the table. */
  name(title: string, number: string): string
  readonly save: string
  /** What is saved as a picture. */
  savePicture(title: string): string
}

/** Of tables and plots. */
export interface LabFoundWords {
  readonly wins: string
  readonly wonBy: string
  readonly nobody: string
  readonly games: string
  readonly share: string
  readonly interval: string
  readonly endings: string
  readonly endedBy: string
  readonly figures: string
  readonly figure: string
  readonly mean: string
  readonly median: string
  readonly least: string
  readonly most: string
  /** By their names in outcomes. */
  readonly names: Readonly<Record<string, string>>
  readonly lengths: string
  /** Of the plot of how long games last, by the figure that tells it. */
  lengthOf(figure: string): string
  readonly course: string
  courseOf(seat: string | null): string
  readonly courseText: string
  readonly turn: string
  readonly chance: string
  readonly noCourse: string
  readonly compared: string
  readonly comparedText: string
  readonly difference: string
  readonly verdict: string
  /** What of a difference is to be believed. */
  readonly verdicts: Readonly<Record<'more' | 'less' | 'open', string>>
  /** A row of a plot in words. */
  told(name: string, share: string, low: string, high: string): string
  toldCourse(first: number, from: string, last: number, to: string): string
  toldLength(mean: string, least: string, most: string): string
  readonly table: string
}
