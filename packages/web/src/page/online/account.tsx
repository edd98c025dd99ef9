/** Who the reader is to others: a name, an account if he wants one, how he is told of his turn, and the way out. */
import { type Signal, useSignal } from '@preact/signals'
import type { ChangedMe, Me, Recovery } from '@tabularium/online'
import type { ComponentChildren } from 'preact'
import { useEffect, useId } from 'preact/hooks'
import { download } from '../files.ts'
import { attempt } from '../home/trouble.ts'
import { Modal } from '../modal.tsx'
import { language, ui } from '../settings.ts'
import { api } from './api.ts'
import { NoServer } from './lobby.tsx'
import { NameField } from './new-table.tsx'
import { Notices } from './notices.tsx'
import { beCalled, greet, me, server } from './person.ts'
import { onlineWords } from './words/index.ts'
import '../../style/forms.css'
import '../../style/home.css'
import '../../style/online.css'

interface FieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: Signal<string>
  readonly type?: 'text' | 'password'
  readonly autoComplete: string
  readonly least?: number
}

function Field({ label, hint, value, type = 'text', autoComplete, least = 1 }: FieldProps) {
  const id = useId()
  const field = {
    id,
    required: true,
    minLength: least,
    maxLength: 200,
    autoComplete,
    value: value.value,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      value.value = currentTarget.value
    },
  }
  return (
    <label class="row" for={id}>
      <span>
        {label} {hint !== undefined && <small>{hint}</small>}
      </span>
      {type === 'password' ? <input type="password" {...field} /> : <input type="text" {...field} />}
    </label>
  )
}

interface FormProps {
  readonly title: string
  readonly text?: string
  readonly button: string
  readonly onSend: () => Promise<void>
  readonly children: ComponentChildren
}

function Form({ title, text, button, onSend, children }: FormProps) {
  return (
    <details class="account-form">
      <summary>{title}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void attempt(onSend)
        }}
      >
        {text !== undefined && <p class="hint">{text}</p>}
        {children}
        <button type="submit" class="primary">
          {button}
        </button>
      </form>
    </details>
  )
}

/** The code is told once: the page waits until it is noted. */
function CodeTold({ code }: { code: Signal<string | null> }) {
  const w = onlineWords()
  return (
    <Modal class="ask code-told" label={w.codeTold} describedBy="code-text" onClose={() => (code.value = null)}>
      {(close) => (
        <>
          <h2>{w.codeTold}</h2>
          <p class="code">{code.value}</p>
          <p id="code-text">{w.codeText}</p>
          <div class="buttons">
            <button type="button" onClick={() => print()}>
              {w.print}
            </button>
            <button type="button" class="primary" onClick={close}>
              {w.noted}
            </button>
          </div>
        </>
      )}
    </Modal>
  )
}

/** A guest may make an account, or go on with one he has. */
function SigningIn({ code, isKnown }: { code: Signal<string | null>; isKnown: boolean }) {
  const w = onlineWords()
  const account = useSignal('')
  const password = useSignal('')
  const spent = useSignal('')
  const told = ({ me: known, code: next }: Recovery) => {
    me.value = known
    code.value = next
  }
  const credentials = () => ({ account: account.value.trim(), password: password.value })
  const newPassword = (label: string) => (
    <Field label={label} hint={w.passwordHint} type="password" value={password} autoComplete="new-password" least={8} />
  )
  const names = <Field label={w.accountName} value={account} autoComplete="username" least={2} />
  return (
    <>
      {isKnown && (
        <Form
          title={w.makeAccount}
          text={w.accountLine}
          button={w.makeAccount}
          onSend={async () => told(await api.post<Recovery>('account', credentials()))}
        >
          {names}
          {newPassword(w.password)}
        </Form>
      )}
      <Form
        title={w.signIn}
        text={w.signInText}
        button={w.signIn}
        onSend={async () => {
          me.value = await api.post<Me>('session', credentials())
        }}
      >
        {names}
        <Field label={w.password} type="password" value={password} autoComplete="current-password" />
      </Form>
      <Form
        title={w.recover}
        text={w.recoverText}
        button={w.recover}
        onSend={async () =>
          told(await api.post<Recovery>('session/recovery', { ...credentials(), code: spent.value.trim() }))
        }
      >
        {names}
        <Field label={w.code} value={spent} autoComplete="off" />
        {newPassword(w.newPassword)}
      </Form>
    </>
  )
}

interface NamingProps {
  readonly button: string
  readonly isFirst?: boolean
  readonly onSend: () => Promise<unknown>
  readonly children: ComponentChildren
}

/** One field and its button. */
const Naming = ({ button, isFirst = false, onSend, children }: NamingProps) => (
  <form
    class="naming"
    onSubmit={(event) => {
      event.preventDefault()
      void attempt(async () => {
        await onSend()
      })
    }}
  >
    {children}
    <button type="submit" class={isFirst ? 'primary' : undefined}>
      {button}
    </button>
  </form>
)

function Renaming({ known }: { known: Me }) {
  const w = onlineWords()
  const name = useSignal(known.name)
  const change: () => ChangedMe = () => ({ name: name.value.trim(), language: language.value })
  const rename = async () => {
    me.value = await api.patch<Me>('me', change())
  }
  return (
    <Naming button={w.rename} onSend={rename}>
      <Field label={w.name} value={name} autoComplete="nickname" />
    </Naming>
  )
}

/** All of it can be had, and all of it can be deleted. */
function Mine({ known }: { known: Me }) {
  const w = onlineWords()
  const asks = useSignal(false)
  const password = useSignal('')
  const leave = (path: string, body?: unknown) =>
    attempt(async () => {
      await api.delete(path, body)
      me.value = null
    })
  return (
    <section class="yours" aria-labelledby="mine">
      <h2 id="mine">{w.yours}</h2>
      <div class="buttons">
        {known.account !== null && (
          <>
            <button type="button" onClick={() => leave('session')}>
              {w.signOut}
            </button>
            <button type="button" onClick={() => leave('sessions')}>
              {w.signOutAll}
            </button>
          </>
        )}
        <button
          type="button"
          onClick={() => attempt(async () => download(await api.text('export'), `Tabularium ${known.name}`))}
        >
          {w.exportAll}
        </button>
        <button type="button" onClick={() => (asks.value = true)}>
          {w.deleteAll}
        </button>
      </div>
      {asks.value && (
        <Modal class="ask" label={w.deleteAll} onClose={() => (asks.value = false)}>
          {(close) => (
            <form
              onSubmit={(event) => {
                event.preventDefault()
                close()
                void leave('me', known.account === null ? {} : { password: password.value })
              }}
            >
              <p>{w.deleteAsk}</p>
              {known.account !== null && (
                <Field label={w.password} type="password" value={password} autoComplete="current-password" />
              )}
              <div class="buttons">
                <button type="button" onClick={close}>
                  {ui().cancel}
                </button>
                <button type="submit" class="primary">
                  {w.deleteAll}
                </button>
              </div>
            </form>
          )}
        </Modal>
      )}
    </section>
  )
}

/** Somebody whom nobody knows yet: a name is all that is needed. */
function Stranger() {
  const w = onlineWords()
  const name = useSignal('')
  return (
    <Naming button={w.keep} isFirst onSend={() => beCalled(name.value)}>
      <NameField name={name} />
    </Naming>
  )
}

export function Account() {
  const w = onlineWords()
  const code = useSignal<string | null>(null)
  const known = me.value
  const about = server.value
  useEffect(() => void greet(), [])
  useEffect(() => {
    document.title = `${w.account} · Tabularium`
  }, [language.value])
  if (about === null) return <main class="home lobby" />
  if (typeof about === 'string') {
    return (
      <main class="home lobby">
        <NoServer onAgain={() => void greet(true)} />
      </main>
    )
  }
  return (
    <main class="home lobby account">
      <header class="lobby-head">
        <div>
          <h1>{w.account}</h1>
          <p>{w.accountLine}</p>
        </div>
        <a class="button" href="#/online">
          {w.lobbyLink}
        </a>
      </header>
      <section class="yours" aria-labelledby="who">
        <h2 id="who">{known === null ? w.stranger : (known.account ?? w.guest)}</h2>
        {known !== null && known.account === null && <p>{w.guestText(known.name)}</p>}
        {known === null ? <Stranger /> : <Renaming key={known.name} known={known} />}
        {(known === null || known.account === null) && <SigningIn code={code} isKnown={known !== null} />}
      </section>
      {known !== null && <Notices about={about} known={known} />}
      {known !== null && <Mine known={known} />}
      {code.value !== null && <CodeTold code={code} />}
    </main>
  )
}
