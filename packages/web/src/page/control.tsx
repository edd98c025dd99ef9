/** A button with an icon. */
import { controls } from './icons.ts'
import type { moreControls } from './more-icons.ts'

export type IconName = keyof typeof controls | keyof typeof moreControls

const drawings = new Map<string, string>(Object.entries(controls))

/** Parts that come later bring icons of their own. */
export function addIcons(icons: typeof moreControls): void {
  for (const [name, drawing] of Object.entries(icons)) drawings.set(name, drawing)
}

interface Props {
  readonly icon: IconName
  readonly label: string
  /** What is said of it besides its label. */
  readonly says?: string | undefined
  readonly onClick: () => void
  readonly disabled?: boolean
  readonly pressed?: boolean
  /** Show the label beside the icon. */
  readonly wide?: boolean
  /** Show it where there is room. */
  readonly named?: boolean
  /** On small screens it is in the menu instead. */
  readonly seldom?: boolean
}

export function ControlIcon({ icon }: { icon: IconName }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-linecap="round"
      stroke-linejoin="round"
      stroke-width="2"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawings.get(icon) ?? '' }}
    />
  )
}

export function Control({
  icon,
  label,
  says = label,
  onClick,
  disabled = false,
  pressed,
  wide = false,
  named = false,
  seldom = false,
}: Props) {
  return (
    <button
      type="button"
      class={`control${wide ? ' wide' : ''}${named ? ' named' : ''}${seldom ? ' seldom' : ''}`}
      disabled={disabled}
      aria-label={label}
      title={says}
      onClick={onClick}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
    >
      <ControlIcon icon={icon} />
      {(wide || named) && <span>{label}</span>}
    </button>
  )
}
