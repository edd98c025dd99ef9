/** Where a command writes: what was asked for goes out, what went wrong goes to err. */
export interface Io {
  out(line: string): void
  err(line: string): void
}
