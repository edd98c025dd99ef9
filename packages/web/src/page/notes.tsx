/** What is to be known of a game besides the game: rules that have changed since, a bot that failed. */
import { useSignal } from '@preact/signals'
import type { Language, Player } from '@tabularium/engine'
import { Control } from './control.tsx'
import { seatPlayer } from './session/seating.ts'
import type { Session } from './session/session.ts'
import { language, ui } from './settings.ts'

interface Words {
  readonly carried: Record<'rules' | 'edition', string>
  history(actions: number): string
  lost(actions: number): string
  readonly notes: Record<'log' | 'bots', string>
  renamed(name: string): string
  trouble(seat: string): string
}

const catalogues: Record<Language, Words> = {
  en: {
    carried: {
      rules: 'The rules of this game were corrected since it was begun.',
      edition: 'The board of this game was corrected since it was begun.',
    },
    history: (actions) =>
      `It goes on from its position, with new dice. What was done before (${ui().actionsDone(actions)}) can be read under the log, but not stepped through.`,
    lost: (actions) => `What was done last does not fit any more and had to be given up: ${ui().actionsDone(actions)}.`,
    notes: {
      log: 'What was done in this game does not lead to the position it is in: something was changed on this device. You can play on; replay may fail. Save it to a file to be safe.',
      bots: 'This game was played with a bot that is not known here. A person plays its seat.',
    },
    renamed: (name) => `This game was renamed in another window: it is called “${name}” now.`,
    trouble: (seat) =>
      `The bot of ${seat} has failed and waits. Let somebody else play the seat, and the game goes on:`,
  },
  fr: {
    carried: {
      rules: 'Les règles de ce jeu ont été corrigées depuis le début de la partie.',
      edition: 'Le plateau de ce jeu a été corrigé depuis le début de la partie.',
    },
    history: (actions) =>
      `Elle continue depuis sa position, avec de nouveaux dés. Ce qui a été fait avant (${ui().actionsDone(actions)}) se lit sous le journal, sans pouvoir être revu pas à pas.`,
    lost: (actions) =>
      `Ce qui a été fait en dernier ne convient plus et a dû être abandonné : ${ui().actionsDone(actions)}.`,
    notes: {
      log: 'Ce qui a été fait dans cette partie ne mène pas à sa position : quelque chose a été changé sur cet appareil. On peut continuer ; la revoir peut échouer. L’enregistrer dans un fichier par prudence.',
      bots: 'Cette partie se jouait avec un robot inconnu ici. Une personne joue à sa place.',
    },
    renamed: (name) => `Cette partie a été renommée dans une autre fenêtre : elle s’appelle « ${name} ».`,
    trouble: (seat) =>
      `Le robot de ${seat} a échoué et attend. Donnez la place à quelqu’un d’autre, et la partie continue :`,
  },
}

/** The bot that is asked has failed: somebody else can play its seat. */
function Trouble({ session }: { session: Session }) {
  const w = catalogues[language.value]
  const snapshot = session.snapshot.value
  const number = snapshot?.question?.seat
  if (snapshot === null || snapshot.trouble === null || number === undefined) return null
  // At a server it is asked again by itself.
  if (session.company !== null) return null
  const seat = snapshot.seats[number]
  const others: readonly (readonly [Player, string])[] = [
    ['person', ui().person],
    ...session.page.bots.map((name): [Player, string] => [`bot:${name}`, ui().bots[name] ?? name]),
  ]
  return (
    <div class="refusal" role="alert">
      <p>{w.trouble(seat?.words ?? '')}</p>
      <div class="buttons">
        {others.map(([player, words]) => (
          <button key={player} type="button" onClick={() => seatPlayer(session, number, player)}>
            {words}
          </button>
        ))}
      </div>
    </div>
  )
}

export function Notes({ session }: { session: Session }) {
  const w = catalogues[language.value]
  const closed = useSignal('')
  const { carried, notes, name } = session.snapshot.value ?? { carried: null, notes: [], name: '' }
  const said = [
    ...(carried === null ? [] : [w.carried[carried.because]]),
    ...(carried !== null && carried.actions > 0 ? [w.history(carried.actions)] : []),
    ...(carried !== null && carried.lost > 0 ? [w.lost(carried.lost)] : []),
    ...notes.map((note) => (note === 'renamed' ? w.renamed(name) : w.notes[note])),
  ].join(' ')
  return (
    <>
      <Trouble session={session} />
      {said !== '' && said !== closed.value && (
        <div class="refusal" role="alert">
          <p>{said}</p>
          <Control icon="close" label={ui().close} onClick={() => (closed.value = said)} />
        </div>
      )}
    </>
  )
}
