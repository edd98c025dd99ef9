/** What is asked. */

import { NOBODY, type Piece } from '../../board.ts'
import { halfName } from '../../rules/politics/titles.ts'
import type { Moment } from '../../rules/stratagems/stratagems-frames.ts'
import { augustusOf, smcLeft, whereIs } from '../../state.ts'
import type { Asks } from '../catalogue.ts'
import type { Scene } from '../names.ts'
import { pmLeft, tooMany, toPlace, whoRetreats, whoStands } from '../reckoning.ts'
import { adjective, half, plural } from './lexicon.ts'

/** When a stratagem could be played. */
const moments: Record<Moment, string> = {
  geostrategy: 'play stratagems?',
  smc: 'an SMC begins. Play a stratagem?',
  moved: 'a move is over. Play a stratagem?',
  battle: 'before the battle. Play a stratagem?',
  evasion: 'before the roll to evade. Play a stratagem?',
  resolution: 'before the die of the battle. Play a stratagem?',
  fought: 'the combats are over so far. Play a stratagem?',
  usurpation: 'before the roll of the usurpation. Play an Augusta?',
  assassination: 'before the roll of the assassination. Play an Augusta?',
  council: 'before the roll of the Council. Play an Augusta?',
  balance: 'before the points of the year. Play a stratagem?',
}

/** Who goes, as the subject of a sentence: "Theodoric I, 2 Visigothi retreat". */
function going(scene: Scene, group: readonly Piece[], does: string, dont: string): string {
  const { all, isAlone } = scene.pieces(group)
  return group.length === 0 ? dont : `${all} ${isAlone ? does : dont}`
}

export const ask: Asks = {
  'set-up': ({ s }, { camp }) => `place limitanei and comitatenses in their dioceses (${toPlace(s, camp)} left).`,
  'set-up-zone': (scene, { piece }) => `where to place ${scene.piece(piece)}?`,
  'initiative-answer': () => 'play Initiative to take the initiative?',
  'augusta-opening': () => 'play an Augusta to take the initiative?',
  movement: ({ s }, { camp }) => `who moves next? (SMC to go: ${smcLeft(s, camp)}.)`,
  group(scene, frame) {
    const { subject, isOne } = scene.pieces(frame.leader === NOBODY ? frame.group : [frame.leader])
    const at = scene.at(whereIs(scene.s, frame.group[0]))
    const left = pmLeft(scene.s, frame)
    if (left === null) return `where ${isOne ? 'does' : 'do'} ${subject} ${at} go?`
    return frame.steps === 0
      ? `who goes with ${subject} ${at}, and where (${left} PM)?`
      : `${subject} ${at}: ${left} PM left. Go on, leave somebody behind, or stop?`
  },
  escape: (scene, { leader }) => `${scene.piece(leader)} is alone among enemies. Where does he escape to?`,
  fleet(scene, { fleet, group, sailed }) {
    if (group.length > 0) return `where do they land: ${scene.pieces(group).all}?`
    return sailed
      ? `${scene.fleet(fleet)} has sailed. Who lands?`
      : `${scene.fleet(fleet)}: who embarks or lands, and where does it sail?`
  },
  'next-battle': () => 'which battle is next?',
  stand: (scene, { at }) => `attacked ${scene.at(at)}: fight or evade?`,
  refuge: (scene, { half: its }) =>
    `who goes ${scene.to(scene.s.board.refuge[its])} with ${scene.piece(augustusOf(scene.s, its))}?`,
  'evasion-zone': (scene, frame) =>
    `${going(scene, whoStands(scene.s, frame), 'evades', 'evade')} ${scene.from(frame.at)}: where to?`,
  evaders: (scene, { to, group }) =>
    group.length === 0
      ? `who evades ${scene.to(to)}?`
      : `who else evades ${scene.to(to)}? (So far: ${scene.pieces(group).all}.)`,
  flight: (scene, frame) =>
    `Opportune Flight: ${going(scene, whoStands(scene.s, frame), 'flees', 'flee')} ${scene.from(frame.at)}. Where to?`,
  losses: (scene, { at, left }) => `${plural(left, 'unit')} to weaken ${scene.at(at)}: which is next?`,
  retreat: (scene, frame) =>
    `${going(scene, whoRetreats(scene.s, frame), 'retreats', 'retreat')} ${scene.from(frame.at)}: where to?`,
  entry: (scene, { piece }) => `where does ${scene.piece(piece)} appear?`,
  patrice: () => 'name a Patrice?',
  heir: (_, { half: its }) => `who is the new Augustus ${adjective[halfName(its)]}?`,
  'rex-right': () => 'the throne is vacant. Does a leader try to become king?',
  designation: () => 'who is the Usurper in the West?',
  'designation-puppet': (scene, { leader }) => `who is to be Augustus in place of ${scene.piece(leader)}?`,
  escort: (scene) => `who escorts ${scene.piece(augustusOf(scene.s, 0))} to the West?`,
  'usurpation-diocese': (_, { half: its }) =>
    `into which diocese does the usurpation in ${half[halfName(its)]} spread?`,
  rally: (scene, { leader, zone }) => `does ${scene.piece(leader)} try to rally the units ${scene.at(zone)}?`,
  puppet: (_, { half: its }) => `who is to be Augustus ${adjective[halfName(its)]}?`,
  'next-king': (scene, { people }) => `who is the next king ${scene.ofThe(people)}?`,
  capital: (scene, { people }) => `where is the new capital ${scene.ofThe(people)}?`,
  geostrategy: () => 'geostrategy. Play stratagems?',
  window: (_, { moment }) => moments[moment],
  'discard-choice': ({ s }, { camp }) =>
    `five stratagems at most may be kept. Which goes back? (${tooMany(s, camp)} too many.)`,
  'stratagem-people': (scene, { stratagem }) => `${scene.stratagem(stratagem)}: which people?`,
  'stratagem-leader': (scene, { stratagem }) => `${scene.stratagem(stratagem)}: which leader?`,
  'stratagem-zone': (scene, { stratagem }) => `${scene.stratagem(stratagem)}: in which zone?`,
  uprising: (scene, { stratagem, left }) => `${scene.stratagem(stratagem)}: which people rises (${left} left)?`,
  alliance: (scene, { people }) => `which minor people joins ${scene.the(people)}?`,
  'usurpation-puppet': (scene, { leader }) => `who is to be Augustus in place of ${scene.piece(leader)}?`,
  'adjust-zone': (scene, { pieces }) => `where to place ${scene.pieces(pieces).all}?`,
  'adjust-federate': (scene, { people }) => `does a victor try to federate ${scene.the(people)}?`,
}
