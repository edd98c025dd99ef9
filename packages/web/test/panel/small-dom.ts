/** As much of a document as Preact needs to draw into: elements, texts and attributes. Nothing is laid out. */

class SmallNode {
  parentNode: SmallElement | null = null
  readonly nodeType: number

  constructor(nodeType: number) {
    this.nodeType = nodeType
  }

  get ownerDocument() {
    return documentOf
  }

  get nextSibling(): SmallNode | null {
    const all = this.parentNode?.childNodes ?? []
    return all[all.indexOf(this) + 1] ?? null
  }

  remove(): void {
    this.parentNode?.removeChild(this)
  }
}

class SmallText extends SmallNode {
  data: string

  constructor(data: unknown) {
    super(3)
    this.data = String(data)
  }
}

export class SmallElement extends SmallNode {
  readonly localName: string
  readonly childNodes: SmallNode[] = []
  readonly marks = new Map<string, string>()
  readonly style = { setProperty: () => {}, cssText: '' }
  readonly dataset: Record<string, string> = {}
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml'

  constructor(localName: string) {
    super(1)
    this.localName = localName
  }

  get firstChild(): SmallNode | null {
    return this.childNodes[0] ?? null
  }

  get attributes(): readonly { readonly name: string; readonly value: string }[] {
    return [...this.marks].map(([name, value]) => ({ name, value }))
  }

  setAttribute(name: string, value: unknown): void {
    this.marks.set(name, String(value))
  }

  removeAttribute(name: string): void {
    this.marks.delete(name)
  }

  insertBefore(node: SmallNode, before: SmallNode | null): SmallNode {
    node.remove()
    const at = before === null ? -1 : this.childNodes.indexOf(before)
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, node)
    node.parentNode = this
    return node
  }

  appendChild(node: SmallNode): SmallNode {
    return this.insertBefore(node, null)
  }

  removeChild(node: SmallNode): SmallNode {
    this.childNodes.splice(this.childNodes.indexOf(node), 1)
    node.parentNode = null
    return node
  }

  addEventListener(): void {}
  removeEventListener(): void {}

  is(name: string): boolean {
    return (this.marks.get('class') ?? '').split(' ').includes(name)
  }

  /** Everything under it, itself left out, in the order of reading. */
  *all(): Generator<SmallElement> {
    for (const node of this.childNodes) {
      if (!(node instanceof SmallElement)) continue
      yield node
      yield* node.all()
    }
  }

  get text(): string {
    return this.childNodes
      .map((node) => (node instanceof SmallElement ? node.text : node instanceof SmallText ? node.data : ''))
      .join('')
  }
}

const documentOf = {
  createElement: (name: string) => new SmallElement(name),
  createElementNS: (_: string, name: string) => new SmallElement(name),
  createTextNode: (data: unknown) => new SmallText(data),
  documentElement: new SmallElement('html'),
  body: new SmallElement('body'),
  activeElement: null,
  addEventListener: () => {},
}

type Heed = (change: { readonly matches: boolean }) => void

const asked: Heed[] = []

/** Of the window's size nothing is known until somebody says it. */
const mediaOf = (query: string) => ({
  matches: false,
  addEventListener: (_: string, heed: Heed) => query.startsWith('(min-') && asked.push(heed),
})

/** The window is as large as any query asks, or smaller than all. */
export function widen(isWide: boolean): void {
  for (const heed of asked) heed({ matches: isWide })
}

/** Puts the document where the page looks for it; the answer takes it away again. */
export function inSmallDocument(): () => void {
  const lent = {
    document: documentOf,
    matchMedia: mediaOf,
    navigator: { language: 'en' },
    location: { hash: '' },
    // Every frame is painted at once.
    requestAnimationFrame: (paint: () => void) => {
      paint()
      return 0
    },
    cancelAnimationFrame: () => {},
    addEventListener: () => {},
    localStorage: { getItem: () => null, setItem: () => {} },
  }
  const before = Object.keys(lent).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const [name, value] of Object.entries(lent)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  return () => {
    for (const [name, had] of before) {
      if (had === undefined) Reflect.deleteProperty(globalThis, name)
      else Object.defineProperty(globalThis, name, had)
    }
  }
}
