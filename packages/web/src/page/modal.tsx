/** A dialog over the page. It opens when it is shown; Escape closes it; the focus goes back to where it was. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import '../style/dialogs.css'

interface Props {
  readonly class: string
  readonly label: string
  /** Of what is read out when it opens, by id. */
  readonly describedBy?: string
  readonly onClose: () => void
  /** What the dialog shows; `close` closes it. */
  readonly children: (close: () => void) => ComponentChildren
}

export function Modal({ class: name, label, describedBy, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isClosed = useRef(false)
  useEffect(() => dialog.current?.showModal(), [])
  const end = () => {
    if (isClosed.current) return
    isClosed.current = true
    onClose()
  }
  // The browser tells of it only later, and what is pressed until then must not be lost; what the button does comes first.
  const close = () => {
    dialog.current?.close()
    queueMicrotask(end)
  }
  return (
    <dialog ref={dialog} class={name} aria-label={label} aria-describedby={describedBy} onClose={end}>
      {children(close)}
    </dialog>
  )
}
