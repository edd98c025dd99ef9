/** The rules beside the board: chapters and clauses, searched and pointed at. */
import { useSignal } from '@preact/signals'
import type { Chapter, Clause } from '@tabularium/engine'
import { useEffect, useRef } from 'preact/hooks'
import type { AnyGamePage } from './game-page.ts'
import { language, ui } from './settings.ts'
import '../style/reading.css'

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')

function matches(clause: Clause, query: string): boolean {
  const { id, ruling } = clause
  const text = [id, clause[language.value], ruling?.[language.value] ?? ''].join(' ')
  return plain(text).includes(plain(query))
}

function ClauseText({ clause, pointed }: { clause: Clause; pointed: boolean }) {
  const here = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!pointed) return
    here.current?.scrollIntoView({ block: 'center' })
    here.current?.focus({ preventScroll: true })
  }, [pointed])
  return (
    <li ref={here} tabIndex={-1} class={pointed ? 'clause pointed' : 'clause'}>
      <code>{clause.id}</code> {clause.example === true && <em>{ui().example}: </em>}
      {clause[language.value]}
      {clause.ruling !== undefined && (
        <p class="ruling">
          {ui().ruling}: {clause.ruling[language.value]}
        </p>
      )}
    </li>
  )
}

export function Rules({ page, pointed }: { page: AnyGamePage; pointed: string | null }) {
  const chapters = useSignal<readonly Chapter[]>([])
  const query = useSignal('')
  useEffect(() => {
    void page.rules().then((loaded) => {
      chapters.value = loaded
    })
  }, [page])
  useEffect(() => {
    if (pointed !== null) query.value = ''
  }, [pointed])
  const found = chapters.value
    .map((chapter) => ({ chapter, clauses: chapter.clauses.filter((clause) => matches(clause, query.value)) }))
    .filter(({ clauses }) => clauses.length > 0)
  return (
    <div class="rules">
      <input
        type="search"
        placeholder={ui().search}
        aria-label={ui().search}
        value={query.value}
        onInput={(e) => (query.value = e.currentTarget.value)}
      />
      {chapters.value.length > 0 && found.length === 0 && <p role="status">{ui().noClause(query.value)}</p>}
      {found.map(({ chapter, clauses }) => (
        <section key={chapter.id}>
          <h3>
            {chapter.id} {chapter.title[language.value]}
          </h3>
          <ul class="plain">
            {clauses.map((clause) => (
              <ClauseText key={clause.id} clause={clause} pointed={clause.id === pointed} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
