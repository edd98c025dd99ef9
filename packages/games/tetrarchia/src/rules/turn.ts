/** The sequence of turns and phases (TE-1-d, TE-3-a), and where each procedure goes on after a question. */
import { emperors, NONE } from '../board.ts'
import type { Table } from '../events.ts'
import { active, type Combat, frame, isOnBoard, type State } from '../state.ts'
import { advance, nextToMove, resolveAssault } from './barbarian-phase/advance.ts'
import { driveOutEmperors, spreadUnrest } from './barbarian-phase/status.ts'
import { rollThreat } from './barbarian-phase/uprising.ts'
import { resolveAttack } from './roman-phase/attack.ts'
import { arrivalVerdict, arrive } from './set-up.ts'
import { allowance } from './variants.ts'

/** TE-3-a: the Roman phase begins; TE-2-i: an Emperor off the board arrives first. */
export function beginTurn(s: State, table: Table): void {
  const emperor = active(s)
  s.ip = allowance(s)
  s.powerUsed = false
  s.passing = NONE
  table.tell({ type: 'turn', turn: s.turn, emperor: emperors[emperor], ip: s.ip })
  s.stack.push({ kind: 'roman-phase' })
  if (!isOnBoard(s, emperor)) beginArrival(s, table)
}

/** TE-2-i: asked only where there is a choice. */
function beginArrival(s: State, table: Table): void {
  const places = [s.board.roma, s.board.capital[active(s)]].filter((at) => arrivalVerdict(s, at).ok)
  if (places.length === 2) s.stack.push({ kind: 'arrival' })
  else if (places.length === 1) arrive(s, places[0], table)
  else {
    table.tell({ type: 'absent', emperor: emperors[active(s)] })
    endRomanPhase(s, table)
  }
}

/** TE-3-a: the Barbarian phase, up to the armies' advance, which may stop for questions. */
export function endRomanPhase(s: State, table: Table): void {
  s.stack.pop()
  s.ip = 0
  table.tell({ type: 'barbarian-phase', turn: s.turn, emperor: emperors[active(s)] })
  spreadUnrest(s, table)
  if (s.end !== null) return
  driveOutEmperors(s, table)
  rollThreat(s, table)
  if (s.end !== null) return
  s.stack.push({ kind: 'advance', moved: 0 })
  goOn(s, table)
}

/** TE-4.4-a TE-4.4-g: advances armies one by one until all have moved, a question opens or the game ends. */
function goOn(s: State, table: Table): void {
  for (let top = frame(s); s.end === null && top.kind === 'advance'; top = frame(s)) {
    const army = nextToMove(s, top.moved)
    s.stack.pop()
    if (army === NONE) return endTurn(s, table)
    s.stack.push({ kind: 'advance', moved: top.moved | (1 << army) })
    advance(s, army, table)
  }
}

function endTurn(s: State, table: Table): void {
  s.turn++
  beginTurn(s, table)
}

/** After a question inside the advance has been answered and its frame taken off. */
export function resumeAdvance(s: State, table: Table): void {
  if (s.end === null) goOn(s, table)
}

/** Ends an open combat: an Emperor's own attack, or an army's during the advance. */
export function resolveCombat(s: State, combat: Combat, table: Table): void {
  if (combat.attacker === 'emperor') {
    resolveAttack(s, combat, table)
    endPhaseIfBeaten(s, table)
  } else {
    resolveAssault(s, combat, table)
    resumeAdvance(s, table)
  }
}

/** TE-3.5-j: a beaten Emperor's phase is over. */
export function endPhaseIfBeaten(s: State, table: Table): void {
  if (frame(s).kind === 'roman-phase' && !isOnBoard(s, active(s))) endRomanPhase(s, table)
}
