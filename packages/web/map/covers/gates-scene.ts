/** The map of Barbarians at the Gates with a few pieces on it, as the home page shows it. */
import { readFileSync } from 'node:fs'
import { boundsOf, linesBetween, outlineAround } from '../bounds.ts'
import type { Point, RoadMap } from '../format.ts'
import { readBoard } from '../make/gates/board.ts'
import { colour, counter, defs, icon, line, name, over, under, wash } from './paint.ts'
import { tab } from './scenes.ts'

const USURPER = '#9a5a08'
/** Taken by the Franks and the Alamanni, and by a usurper who came over from Britannia. */
const OVERRUN = ['noviomagus', 'castra-vetera', 'colonia', 'bonna', 'atuatuca-tungrorum', 'argentorate', 'basilea']
const USURPED = ['britannia-romana']
const ROADS = {
  clear: [1.7, '#5d4a32', ''],
  rough: [2.4, '#5d4a32', 'stroke-dasharray="2.6 2.6"'],
  river: [2.2, '#2f7690', 'stroke-dasharray="7 3.4"'],
  strait: [2.8, '#2f7690', 'stroke-linecap="round" stroke-dasharray=".1 4.4"'],
} as const

/** Where the peoples and the usurper are; none at the beginning. */
export function gates(isInvaded: boolean): string {
  const file = new URL('../barbarians-at-the-gates.map.json', import.meta.url)
  const map: RoadMap = JSON.parse(readFileSync(file, 'utf8'))
  const board = readBoard()
  const bounds = boundsOf(map)
  const spaces = new Map(board.spaces.map((space) => [space.id, space]))
  const controls = new Map(board.provinces.map(({ id, control }) => [id, control]))
  const places = new Map(map.spaces.map(({ id, at }) => [id, at]))
  const at = (id: string): Point => places.get(id) ?? [0, 0]
  const fillOf = (id: string): string => {
    if (isInvaded && OVERRUN.includes(id)) return colour.barb
    const { province, type } = spaces.get(id) ?? { province: null, type: '' }
    if (id === 'eastern-roman-empire') return colour.east
    if (type === 'transit') return ''
    if (isInvaded && USURPED.includes(province ?? '')) return USURPER
    return controls.get(province ?? '') === 'loyalist' ? colour.rome : colour.barb
  }
  const washes = [colour.rome, colour.east, USURPER, colour.barb].map((fill) => {
    const outline = outlineAround(bounds, (id) => id !== '' && fillOf(id) === fill)
    if (outline === '') return ''
    return fill === colour.barb ? wash(outline, colour.barbLand, true, 0.8) : wash(outline, fill, false, 0.6)
  })
  const provinceOf = (id: string) => spaces.get(id)?.province ?? id
  const borders = line(
    linesBetween(bounds, (left, right) => provinceOf(left) !== provinceOf(right)),
    colour.border,
    1.6,
  )
  const ways = map.roads.map(({ a, b, bend, gate }) => `M${at(a)}${bend === null ? 'L' : `Q${bend} `}${gate ?? at(b)}`)
  const roads = map.roads.map(({ kind }, i) => {
    const [width, stroke, more] = ROADS[kind]
    return line(ways[i], stroke, width, more)
  })
  return `${defs}${under(map)}<g clip-path="url(#land)">${washes.join('')}${borders}</g>${over(map)}${line(ways.join(''), colour.casing, 4.6)}${roads.join('')}${signs()}${names()}${isInvaded ? pieces() : ''}`

  function signs(): string {
    return board.spaces
      .map(({ id, type }) => {
        const [x, y] = at(id)
        const r = map.type.signs[type]
        const fill = fillOf(id)
        if (fill === '') return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour.disc}" stroke="#5d4a32"/>`
        const edge = `fill="${fill}" stroke="#fff6e0" stroke-width="1.5"`
        if (type === 'capital' || type === 'walled') {
          const drawn = icon(type === 'capital' ? 'capitol' : 'stone-tower', [x, y], r * 1.44, '#fff6e0')
          return `<rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r}" rx="3" ${edge}/>${drawn}`
        }
        return `<circle cx="${x}" cy="${y}" r="${r}" ${edge}/>`
      })
      .join('')
  }

  function names(): string {
    return map.spaces
      .flatMap(({ id, label }) => {
        const type = spaces.get(id)?.type
        if (label === null || (type !== 'capital' && type !== 'walled')) return []
        const size = type === 'capital' ? 10.4 : 9.4
        return label.lines.map((text, i) =>
          name(text.toUpperCase().replaceAll('U', 'V'), [label.x, label.y + i * size], size, label.anchor),
        )
      })
      .join('')
  }

  function pieces(): string {
    const force = (
      id: string,
      form: 'roman' | 'barb',
      fill: string,
      what: string,
      cu: number,
      leader = '',
      size = 30,
    ) => {
      const [x, y] = at(id)
      const up: Point = [x, y - 20]
      return (
        counter(up, size, form, fill, what, cu) + (leader === '' ? '' : tab([x, y - 20 - size / 2 - 9], leader, fill))
      )
    }
    return [
      force('londinium', 'roman', USURPER, 'crown', 3, 'Maximus'),
      force('teutoburger-wald', 'barb', colour.barb, 'crossed-axes', 6),
      force('magna-germania', 'barb', colour.barb, 'crossed-axes', 4),
      force('colonia', 'barb', colour.barb, 'crossed-axes', 6, 'Franks', 34),
      force('argentorate', 'barb', colour.barb, 'crossed-axes', 5, 'Alemanni'),
      force('durocortorum', 'roman', colour.rome, 'laurel-crown', 5, 'Gratian', 34),
      force('mediolanum', 'roman', colour.rome, 'roman-shield', 2),
      force('tolosa', 'roman', colour.rome, 'roman-shield', 1),
      force('lugdunum', 'roman', colour.rome, 'roman-shield', 2),
      force('sirmium', 'roman', colour.rome, 'roman-shield', 3),
    ].join('')
  }
}
