/** The CU of a force as counters: one for each power, with its number. */
import type { PowerName } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import { Counter } from '../../../page/board/counters/counter.tsx'
import { Drawn } from '../../../page/board/counters/drawn.tsx'
import { ownerOfPower } from '../board/owners.ts'
import { formOfPower, iconOfPower } from '../sides.ts'
import { panelWords } from '../words/panels/index.ts'

interface Props {
  readonly cu: readonly (readonly [power: PowerName, cu: number])[]
  readonly language: Language
}

export function Force({ cu, language }: Props) {
  const w = panelWords[language].stack
  return (
    <ul class="plain gates-force">
      {cu.map(([power, number]) => (
        <li key={power}>
          <Drawn width={46} height={46} words={w.cu(number, power)}>
            <Counter
              form={formOfPower(power)}
              owner={ownerOfPower(power)}
              size={40}
              icon={iconOfPower(power)}
              number={number}
            />
          </Drawn>
        </li>
      ))}
    </ul>
  )
}
