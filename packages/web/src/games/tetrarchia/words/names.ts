/** What a place is called on the page. */
import { provinces, said, seas } from '@tabularium/tetrarchia/shown'

export function placeName(place: string): string {
  return said(provinces.get(place)?.name ?? seas.get(place)?.name ?? place)
}
