/** The part of the referee's documentation that is made from what the games declare. */
import type { Said } from '@tabularium/engine/fields'
import type { EventForm, Forms, RollForm } from '@tabularium/engine/forms'

type Members = { readonly [name: string]: Said }

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** A row for each member, and for what it holds. */
function memberRows(members: Members, meanings: { readonly [name: string]: string }, before = ''): string[][] {
  return Object.entries(members).flatMap(([name, said]) => {
    const meaning = meanings[name]
    const text = meaning === undefined ? said.says : `${meaning}: ${said.says}`
    const own = [`\`${before}${name}\``, text]
    return [own, ...memberRows(said.members ?? {}, {}, `${before}${name}${said.step ?? ''}.`)]
  })
}

/** The same in one line. */
function inLine(members: Members, before = ''): string {
  const told = memberRows(members, {}, before).map(([name, says]) => `${name} ${says}`)
  return told.join('; ')
}

function eventRows(events: { readonly [type: string]: EventForm<unknown> }): string[][] {
  return Object.entries(events).map(([type, { means, forms }]) => [
    `\`${type}\``,
    means,
    forms.map((form) => inLine(form.members ?? {})).join('<br>or '),
  ])
}

const rollRow = ({ for: purpose, dice, when, beside }: RollForm): string[] => [
  `\`${purpose}\``,
  dice.map((die) => `\`${die}\``).join(', '),
  when,
  inLine(beside.members ?? {}),
]

/** The section of one game. */
export function sectionOf(title: string, forms: Forms): string {
  return [
    `## ${title}`,
    '### Actions',
    table(
      ['notation', ''],
      forms.actions.map(({ notation, means }) => [`\`${notation}\``, means]),
    ),
    '### What actions are about',
    table(
      ['kind', '', 'beside it'],
      Object.entries(forms.kinds).map(([kind, { means, names }]) => [
        `\`${kind}\``,
        means,
        names.map((name) => `\`${name}\``).join(', '),
      ]),
    ),
    ...(forms.stacks === undefined
      ? []
      : [
          'Who acts under no name of a position:',
          table(
            ['piece', ''],
            Object.entries(forms.stacks).map(([name, means]) => [`\`${name}\``, means]),
          ),
        ]),
    '### Questions and frames',
    table(
      ['kind', '', 'members'],
      Object.entries(forms.frames).map(([kind, members]) => [`\`${kind}\``, forms.going[kind] ?? '', inLine(members)]),
    ),
    '### Events',
    table(['type', '', 'members'], eventRows(forms.events)),
    '### Rolls',
    table(['for', 'die', 'when', 'beside `for`'], forms.rolls.map(rollRow)),
    '### Position',
    table(['member', ''], memberRows(forms.position, forms.meanings)),
    '### Map',
    table(['member', ''], memberRows(forms.map.members ?? {}, {})),
    '### Forecast',
    forms.forecast === null ? 'None.' : table(['member', ''], memberRows(forms.forecast.members ?? {}, {})),
    '### Details of the outcome',
    table(['member', ''], memberRows(forms.details.members ?? {}, {})),
  ].join('\n\n')
}
