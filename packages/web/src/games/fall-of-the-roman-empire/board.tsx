/** The board on the table of old, until the page draws it. */
import type { View } from '@tabularium/fall-of-the-roman-empire/shown'
import { CounterDefs } from '../../page/board/counters/defs.tsx'
import { Chart } from '../../page/chart.tsx'
import type { BoardProps, Spot } from '../../page/game-page.ts'
import { Places } from '../../page/places.tsx'
import '../../page/board/counters/counters.css'
import '../../style/areas.css'
import { chart, middleOf, shapeOf } from './board/chart.ts'
import { board } from './board/part.ts'
import { Lettering, Scenery } from './board/scenery.tsx'
import { catalogues } from './catalogues.ts'

function drawArea(spot: Spot, shown: boolean) {
  const { outline } = shapeOf(spot)
  return (
    <>
      <path d={outline} class="target" />
      {shown && (
        <g clip-path="url(#land)" class="shown">
          <path d={outline} class="casing" />
          <path d={outline} class="ring" />
        </g>
      )}
    </>
  )
}

export function Board(props: BoardProps<View>) {
  const { view, language, lit } = props
  const shown = {
    view,
    language,
    acting: new Set<string>(),
    selected: null,
    nearness: 'fit',
    colours: 'owner',
  } as const
  const { Washes = () => null, Pieces } = board
  return (
    <Chart
      width={chart.view[2]}
      height={chart.view[3]}
      focus={lit.map(middleOf)}
      label={catalogues[language].board}
      scenery={<Scenery />}
    >
      <Washes {...shown} />
      <CounterDefs />
      <g class="areas">
        <Places
          {...props}
          spots={board.places}
          words={(spot) => [board.placeWords(spot, language), board.contents(spot, view, language)]}
          draw={drawArea}
        />
      </g>
      <Lettering />
      <Pieces {...shown} />
    </Chart>
  )
}
