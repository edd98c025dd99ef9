/** The page as a screen reader has it: the browser's own tree of roles and names, and nothing else. */
import type { CDPSession, Page } from 'playwright-core'
import { eventually } from '../browser.ts'

interface Node {
  readonly ignored: boolean
  readonly role?: { readonly value?: unknown }
  readonly name?: { readonly value?: unknown }
  readonly backendDOMNodeId?: number
}

export class Heard {
  readonly #session: CDPSession

  private constructor(session: CDPSession) {
    this.#session = session
  }

  static async of(page: Page): Promise<Heard> {
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('Accessibility.enable')
    return new Heard(session)
  }

  async #nodes(role: string): Promise<readonly Node[]> {
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree')
    return nodes.filter((node: Node) => !node.ignored && node.role?.value === role)
  }

  /** The names of all that has that role. */
  async names(role: string): Promise<readonly string[]> {
    return (await this.#nodes(role)).map(({ name }) => String(name?.value ?? ''))
  }

  /** Waits until something is called so. */
  async waitFor(role: string, name: RegExp): Promise<void> {
    await eventually(async () => (await this.names(role)).some((each) => name.test(each))).toBe(true)
  }

  /** Does what a button does, as soon as it can be heard. */
  async activate(name: RegExp, role = 'button'): Promise<void> {
    await this.waitFor(role, name)
    const found = (await this.#nodes(role)).find((node) => name.test(String(node.name?.value ?? '')))
    const { object } = await this.#session.send('DOM.resolveNode', { backendNodeId: found?.backendDOMNodeId ?? 0 })
    const objectId = object.objectId ?? ''
    await this.#session.send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: 'function () { this.click() }',
    })
  }
}
