/** What is lettered along curves: provinces, seas, rivers; and what is left free. */
import type { CurvedName, Point, ProvinceName, RoadMap } from '../../format.ts'
import { length, quadratic, rounded } from '../base/geometry.ts'
import { pathOf } from '../base/path.ts'
import { textWidth } from '../base/type.ts'
import type { Coast } from '../land/coast.ts'
import { type Lettered, type Place, PROVINCES, QUIET, RIVERS, SEAS, SEPARATION } from './seats.ts'

export function drawLettering({
  sheet,
}: Coast): Pick<RoadMap, 'provinces' | 'seas' | 'riverNames' | 'separation' | 'quiet'> {
  const placed = ([lon, lat]: Place): Point => rounded(sheet.project(lon, lat))
  const curved = ({ text, size, spacing, curve }: Lettered): CurvedName => {
    const [a, c, b] = curve.map(placed)
    const [needs, has] = [textWidth(text, size, spacing), length(quadratic(a, c, b, 40))]
    if (needs > has) throw new Error(`${text} needs ${Math.round(needs)} units and has ${Math.round(has)}`)
    return { text, d: `M${a}Q${c} ${b}`, size, spacing }
  }
  return {
    provinces: Object.entries(PROVINCES).map(
      ([id, { names, mark }]): ProvinceName => ({ id, names: names.map(curved), mark: placed(mark) }),
    ),
    seas: SEAS.map(curved),
    riverNames: RIVERS.map(curved),
    separation: pathOf([{ points: SEPARATION.map(([lon, lat]) => sheet.project(lon, lat)), closed: false }]),
    quiet: QUIET,
  }
}
