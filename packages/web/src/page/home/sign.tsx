/** A small drawing beside words. */
import { shapes, strokes } from './signs.ts'

export function Sign({ of, size = 16 }: { of: keyof typeof strokes; size?: number }) {
  return (
    <svg
      class="glyph"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: strokes[of] }}
    />
  )
}

export function Shape({ of, size = 28 }: { of: keyof typeof shapes; size?: number }) {
  return (
    <svg
      class="glyph"
      width={size}
      height={size}
      viewBox="0 0 512 512"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes[of] }}
    />
  )
}
