/** A clause of the rules by its number: a press opens the rules there. */
import { useEffect } from 'preact/hooks'

/** `seen`: it is for the eye alone, in what is hidden from readers of the screen. */
export function Clause({ rule, seen = false }: { rule: string; seen?: boolean }) {
  return (
    <button type="button" class="clause" data-rule={rule} {...(seen && { tabIndex: -1 })}>
      {rule}
    </button>
  )
}

/** Whatever part of the table names a clause, the table opens it. */
export function useClauses(read: (rule: string) => void): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const rule = target instanceof Element ? target.closest<HTMLElement>('[data-rule]')?.dataset.rule : undefined
      if (rule !== undefined) read(rule)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [read])
}
