import { Component, type ComponentChild } from 'preact'

/** A component that is looked at again only when one of its members is another. */
export function memo<Props extends object>(render: (props: Props) => ComponentChild) {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      const before = new Map<string, unknown>(Object.entries(this.props))
      return Object.entries(next).some(([name, value]) => before.get(name) !== value)
    }

    override render(): ComponentChild {
      return render(this.props)
    }
  }
}
