/** What is said of the map to those who cannot see it. */
export interface MapWords {
  readonly emperor: string
  readonly inside: string
  readonly raiders: string
  readonly marchers: string
  ratings(initiative: number, tactical: number): string
  /** "with 5 CU" */
  with(cu: string): string
  insideCu(cu: string): string
  besieged(by: string): string
  /** "Tribal Marker of the Franks" */
  marker(tribe: string): string
  score(score: number): string
}
