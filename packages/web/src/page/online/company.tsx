/** What people at several screens add to a table. */
import { useSignal } from '@preact/signals'
import type { Outcome } from '@tabularium/engine'
import type { OfferKind, TableCard, TableId } from '@tabularium/online'
import { Ask } from '../ask.tsx'
import type { Company } from '../company.ts'
import type { EndingOf } from '../ending/verdict.ts'
import type { Desk } from '../frame/desk.ts'
import { isOneSheet } from '../frame/layout.ts'
import { Item } from '../frame/table-menu.tsx'
import { type AnyGamePage, isOver } from '../game-page.ts'
import { Sign } from '../home/sign.tsx'
import { attempt } from '../home/trouble.ts'
import { go } from '../router.ts'
import type { Session } from '../session/session.ts'
import { api } from './api.ts'
import { newPromise } from './chains.ts'
import { chatOf } from './chat.tsx'
import { mayNotify, wantNotices, wantsNotices } from './notify.ts'
import { offersOf } from './offers.tsx'
import { peopleOf } from './people.tsx'
import { proofOf } from './proof.tsx'
import type { Seated } from './seated.ts'
import { copyAddress } from './waiting.tsx'
import { onlineWords } from './words/index.ts'
import '../parts-icons.ts'

interface MenuProps {
  readonly session: Session
  readonly desk: Desk
}

function menuOf(seated: Seated, isShared: boolean) {
  return function Menu({ session, desk }: MenuProps) {
    const w = onlineWords()
    const resigns = useSignal(false)
    const refused = useSignal(false)
    const snapshot = session.snapshot.value
    const part = seated.online.value
    if (snapshot === null || part === null) return null
    const isPlaying = snapshot.viewer !== null && !isOver(snapshot)
    const made = (kind: OfferKind) => part.offers.some((each) => each.kind === kind && each.by === snapshot.viewer)
    const offer = (kind: OfferKind) => () => {
      desk.menu.value = false
      void session.wish(() => seated.link.offer(kind, !made(kind)))
    }
    const tell = async () => {
      refused.value = !(await wantNotices(!wantsNotices.value))
    }
    return (
      <>
        {isPlaying && (
          <>
            <Item icon="undo" onClick={offer('back')}>
              {made('back') ? w.backOff : w.back}
            </Item>
            <Item icon="check" onClick={offer('end')}>
              {made('end') ? w.endOff : w.end}
            </Item>
            <Item icon="close" onClick={() => (resigns.value = true)}>
              {w.resign}
            </Item>
            {mayNotify() && (
              <Item icon="sound" onClick={tell}>
                {wantsNotices.value ? w.toldHere : refused.value ? w.notTold : w.tellMe}
              </Item>
            )}
          </>
        )}
        <Item
          icon="upload"
          onClick={() => {
            desk.menu.value = false
            void copyAddress(seated.id)
          }}
        >
          {w.copyLink}
        </Item>
        {resigns.value && (
          <Ask
            label={w.resign}
            text={isShared ? w.resignSharedAsk : w.resignAsk}
            cancel={w.cancel}
            onClose={() => (resigns.value = false)}
            onYes={() => {
              desk.menu.value = false
              void session.wish(() => seated.link.resign())
            }}
          />
        )}
      </>
    )
  }
}

/** With the seats changed: one click of whoever is first opens it, one click of the others takes their seats there. */
function rematchOf(seated: Seated) {
  return function Rematch({ session }: { session: Session }) {
    const w = onlineWords()
    const next = seated.online.value?.rematch ?? null
    const ask = () =>
      attempt(async () => {
        const promise = newPromise()
        const { id } = await api.post<{ id: TableId }>(`tables/${seated.id}/rematch`, { anchor: promise.anchor })
        // Whoever sits there already has promised another chain.
        const { promised } = await api.get<TableCard>(`tables/${id}`)
        if (promised === promise.anchor) promise.keepFor(id)
        go(`/online/${id}`)
      })
    const isPlayer = session.snapshot.value?.viewer !== null
    if (!isPlayer && next === null) return null
    return isPlayer ? (
      <button type="button" class="primary" onClick={ask}>
        <Sign of="swap" /> {next === null ? w.rematch : w.toRematch}
      </button>
    ) : (
      <a class="button primary" href={`#/online/${next}`}>
        <Sign of="swap" /> {w.toRematch}
      </a>
    )
  }
}

/** How a game ended that did not end by its rules: who resigned or had no time left has lost to the others, if they were against him. */
const earlyOf =
  (isShared: boolean): Company['early'] =>
  ({ online, seats, names }) => {
    const early = online?.early ?? null
    if (early === null) return null
    const { how, seat } = early
    const winners = seat === null || isShared ? [] : seats.flatMap((_, i) => (i === seat ? [] : [i]))
    const outcome: Outcome = { winners, rule: '', details: {} }
    const w = onlineWords()
    const tell: EndingOf = () => ({
      headline: w.early[how],
      text: w.earlyText(how, seat === null ? '' : (names[seat] ?? '') || (seats[seat]?.words ?? '')),
      tone: 'drawn',
      side: (each) => seats[each]?.words ?? '',
      isShared,
    })
    return { outcome, tell }
  }

/** The people over the map or beside it, with the offers. */
function placed(seated: Seated): Pick<Company, 'Over' | 'Beside'> {
  const People = peopleOf(seated)
  const Offers = offersOf(seated)
  return {
    Over: (props: MenuProps) => (isOneSheet.value ? <People {...props} /> : null),
    Beside: (props: MenuProps) => (
      <>
        {!isOneSheet.value && <People {...props} />}
        <Offers session={props.session} />
      </>
    ),
  }
}

export function companyAt(seated: Seated, { isShared = false }: AnyGamePage): Company {
  const chat = chatOf(seated)
  return {
    link: seated.link,
    ...placed(seated),
    beside: (tabs) => [chat, ...tabs],
    Menu: menuOf(seated, isShared),
    Rematch: rematchOf(seated),
    Proof: proofOf(seated),
    early: earlyOf(isShared),
  }
}
