/** The maps of the games with a few pieces on them, as the home page shows them. */
import { readFileSync } from 'node:fs'
import type { AreaMap, BoardMap, ZoneMap } from '../format.ts'
import { readBoard } from '../make/fall/board.ts'
import { coin, colour, counter, defs, icon, line, march, name, over, plate, under, wash } from './paint.ts'

const read = <Map>(game: string): Map =>
  JSON.parse(readFileSync(new URL(`../${game}.map.json`, import.meta.url), 'utf8'))

const regions: Readonly<Record<string, string>> = {
  ITALIA: '#a8506a',
  HISPANIA: '#d3a92f',
  GALLIA: '#4f8f62',
  ILLYRICVM: '#b0643c',
  GRAECIA: '#8d9139',
  'ASIA MINOR': '#8468a3',
  AFRICA: '#94714a',
}
const emperors = { D: '#1b7a50', G: '#e2b13c', C: '#b3261e', M: '#2458a6' } as const
type Initial = keyof typeof emperors

const shield = (x: number, y: number, who: Initial) =>
  `<path transform="translate(${x} ${y})" d="M-11.6,-12.2H11.6V2C11.6,9.5 4,12.8 0,14.9C-4,12.8 -11.6,9.5 -11.6,2z" fill="${emperors[who]}" stroke="#fff6e0" stroke-width="1.6"/><text x="${x}" y="${y + 5}" text-anchor="middle" font-family="Cinzel" font-weight="700" font-size="16" fill="${who === 'G' ? colour.ink : '#fff'}">${who}</text>`

/** Where its pieces stand; none at the beginning. */
export function tetrarchia(hasPieces: boolean): string {
  const map = read<BoardMap>('tetrarchia')
  const at = new Map(map.provinces.map((province) => [province.id, province.at]))
  const where = (id: string) => at.get(id) ?? [0, 0]
  const tints = map.regions.map(
    ({ id, area }) => `<path d="${area}" fill="${regions[id] ?? '#8f8c7c'}" fill-opacity=".3"/>`,
  )
  const links = map.links.map(({ d, gap }) => {
    const broken =
      gap == null
        ? ''
        : `<g transform="translate(${gap[0]} ${gap[1]}) rotate(${gap[2]})"><rect x="-5" y="-7" width="10" height="14" fill="${colour.casing}"/><path d="M-3.2,-7V7M3.2,-7V7" stroke="#5d4a32" stroke-width="2.2"/></g>`
    return line(d, colour.casing, 5) + line(d, '#5d4a32', 1.9) + broken
  })
  const discs = map.provinces.map(({ at: [x, y], kind, labels: { middle: label } }) => {
    return (
      `<circle cx="${x}" cy="${y}" r="20" fill="${colour.disc}" stroke="#5d4a32" stroke-width="2.2"${kind === 'border' ? ' stroke-dasharray="3.5 3"' : ''}/>` +
      label.lines.map((text, i) => name(text, [label.x, label.y + i * 14], 14, label.anchor)).join('')
    )
  })
  const tokens: readonly (readonly [string, Initial])[] = [
    ['moesia-superior', 'G'],
    ['macedonia', 'G'],
    ['asia', 'D'],
    ['cilicia', 'D'],
    ['britannia', 'C'],
    ['cisalpina', 'M'],
    ['pannonia-inferior', 'G'],
    ['germania-superior', 'C'],
  ]
  const revolt = (id: string) => counter(where(id), 35, 'round', '#1c1712', 'fist', undefined, '#ffcf70')
  const pieces = [
    ...tokens.map(([id, who]) => shield(...where(id), who)),
    icon('laurels', where('roma'), 27, '#8a6a12'),
    ...['moesia-inferior', 'noricum', 'lugdunensis'].map(revolt),
    march(where('sarmatia'), where('dacia'), -0.2),
    counter(where('dacia'), 46, 'barb', colour.barb, 'crossed-axes'),
    counter(where('thracia'), 46, 'round', emperors.G, 'centurion-helmet', undefined, colour.ink),
    counter(where('narbonensis'), 46, 'round', emperors.M, 'centurion-helmet'),
    counter(where('belgica'), 46, 'round', emperors.C, 'centurion-helmet'),
    counter(where('syria'), 46, 'round', emperors.D, 'centurion-helmet'),
  ]
  return `${defs}${under(map)}<g clip-path="url(#land)">${tints.join('')}${line(map.borders.province, colour.fine, 0.8, 'stroke-dasharray="2 3"')}${line(map.borders.region, colour.border, 1.6)}</g>${over(map)}${links.join('')}${discs.join('')}${hasPieces ? pieces.join('') : ''}`
}

const held = {
  roman: ['roma', 'liguria', 'narbonensis', 'noricum', 'africa', 'macedonia', 'thracia', 'asia', 'baetica', 'venetia'],
  barbarian: ['germania', 'belgica', 'pannonia', 'sarmatia', 'gothia', 'moesia', 'alamannia', 'marcomannia', 'raetia'],
}

export function fall(isAtWar: boolean): string {
  const map = read<AreaMap>('fall-of-the-roman-empire')
  const areas = new Map(map.areas.map((area) => [area.id, area]))
  const of = (id: string) => areas.get(id)?.alone ?? [0, 0]
  const owners = isAtWar ? held : { roman: ['roma'], barbarian: ['gothia'] }
  const washes = map.areas.map(({ id, outline }) => {
    if (owners.roman.includes(id)) return wash(outline, colour.rome)
    if (owners.barbarian.includes(id)) return wash(outline, colour.barbLand, true)
    return `<path d="${outline}" fill="#f1e6c9" fill-opacity=".8"/>`
  })
  const values = new Map(readBoard().areas.map(({ id, rv }) => [id, rv]))
  const names = map.areas.map(({ id, label, coin: [x, y] }) => {
    const aside = Math.abs(y - label.y) < 8 ? Math.sign(x - label.x) * (label.text.length * 0.85 + 2) : 0
    return `${name(label.text, [label.x, label.y], 14.6)}${coin([x + aside, y], values.get(id) ?? 0)}`
  })
  const force = (id: string, count: number) => counter(of(id), 42, 'barb', colour.barb, 'crossed-axes', count)
  const pieces = isAtWar
    ? [
        march(of('sarmatia'), of('pannonia'), -0.2),
        march(of('gothia'), of('moesia'), -0.15),
        plate(of('pannonia'), 'barb', [
          ['crossed-axes', 11],
          ['cavalry', 1],
        ]),
        force('moesia', 4),
        force('raetia', 9),
        force('marcomannia', 2),
        plate(of('roma'), 'roman', [
          ['eagle-emblem', 'I'],
          ['roman-shield', 4],
        ]),
        plate(of('liguria'), 'roman', [['roman-shield', 2]]),
        plate(of('thracia'), 'roman', [
          ['eagle-emblem', 'IV'],
          ['roman-shield', 3],
        ]),
      ]
    : [
        plate(of('roma'), 'roman', [
          ['eagle-emblem', 'I'],
          ['roman-shield', 3],
        ]),
        force('gothia', 3),
      ]
  return `${defs}${under(map)}<g clip-path="url(#land)">${washes.join('')}${line(map.borders.between, colour.border, 1.5)}${line(map.borders.outer, colour.border, 1.6, 'stroke-dasharray="6 4"')}</g>${over(map)}${names.join('')}${pieces.join('')}`
}

const WEST = ['britanniae', 'galliae', 'viennensis', 'hispaniae', 'italia', 'africa', 'pannoniae']
const OVERRUN = [
  'galliae-1',
  'galliae-2',
  'galliae-3',
  'galliae-6',
  'pannoniae-2',
  'pannoniae-3',
  'hispaniae-1',
  'africa-3',
  'africa-4',
  'africa-5',
]

export function tab([x, y]: readonly [number, number], text: string, stroke: string): string {
  const width = text.length * 6.3 + 14
  return `<rect x="${x - width / 2}" y="${y - 8.5}" width="${width}" height="17" rx="8.5" fill="#fff6e0" stroke="${stroke}" stroke-width="1.8"/><text x="${x}" y="${y + 4}" text-anchor="middle" font-family="Inter, sans-serif" font-weight="700" font-size="10.6" fill="${colour.ink}">${text}</text>`
}

export function ultimus(isInvaded: boolean): string {
  const map = read<ZoneMap>('ultimus-romanorum')
  const zones = new Map(map.zones.map((zone) => [zone.id, zone]))
  const washes = map.zones.map(({ id, outline, numeral }) => {
    if (isInvaded && OVERRUN.includes(id)) return wash(outline, colour.barbLand, true, 0.85)
    if (numeral == null) return `<path d="${outline}" fill="#8f8c7c" fill-opacity=".28"/>`
    return wash(outline, WEST.includes(id.replace(/-\d+$/, '')) ? colour.rome : colour.east, false, 0.45)
  })
  const names = map.zones.map(({ label, town }) => {
    const spelled =
      label == null
        ? ''
        : label.lines
            .map((text, i) => name(text, [label.x, label.y + i * label.size], label.size, label.anchor))
            .join('')
    if (town == null) return spelled
    const [x, y] = town.at
    return `${spelled}<circle cx="${x}" cy="${y}" r="3.6" fill="#fff6e0" stroke="${colour.ink}" stroke-width="1.6"/>${town.label.lines.map((text, i) => name(text, [town.label.x, town.label.y + i * 9.6], 10.4, town.label.anchor)).join('')}`
  })
  const stack = (id: string, side: 'roman' | 'barbarian', strength: number, size = 30, leader = '') => {
    const [x, y] = zones.get(id)?.[side] ?? [0, 0]
    const fill = side === 'roman' ? colour.rome : colour.barb
    const form = side === 'roman' ? 'roman' : 'barb'
    const what = leader === 'Attila' ? 'horse-head' : side === 'roman' ? 'roman-shield' : 'crossed-axes'
    return (
      counter([x, y], size, form, fill, what, strength) +
      (leader === '' ? '' : tab([x, y - size / 2 - 9], leader, fill))
    )
  }
  const pieces = [
    stack('galliae-1', 'barbarian', 15),
    stack('galliae-3', 'barbarian', 12),
    stack('galliae-6', 'barbarian', 46, 40, 'Attila'),
    stack('galliae-7', 'roman', 3),
    stack('hispaniae-2', 'roman', 4),
    stack('viennensis-4', 'roman', 7),
    stack('italia-2', 'roman', 6),
    stack('italia-4', 'roman', 11),
    stack('alamanni', 'barbarian', 5),
    stack('burgondi', 'barbarian', 6),
    stack('galliae-4', 'roman', 31, 42, 'Aëtius'),
  ]
  const { zone, people, diocese, half, limes } = map.borders
  const borders =
    line(zone, colour.fine, 1) +
    line(people, colour.fine, 1.2, 'stroke-dasharray="5 3"') +
    line(diocese, colour.border, 2.2) +
    line(half, colour.east, 3.4) +
    line(limes, colour.rome, 2.4, 'stroke-dasharray="8 3"')
  return `${defs}${under(map)}<g clip-path="url(#land)">${washes.join('')}${borders}</g>${over(map)}${names.join('')}${isInvaded ? pieces.join('') : ''}`
}
