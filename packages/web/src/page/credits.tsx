/** Whose work this is made of. */
import { useEffect } from 'preact/hooks'
import { credits, licences } from '../words/credits.ts'
import { language, ui } from './settings.ts'

export function Credits() {
  const title = `${ui().credits} · Tabularium`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main class="home">
      <h1>{ui().credits}</h1>
      {credits[language.value].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <a href="./licences.txt">{licences[language.value]}</a>
      </p>
    </main>
  )
}
