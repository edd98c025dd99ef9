/** Ce qui est demandé. */

import { NOBODY, type Piece } from '../../board.ts'
import { halfName } from '../../rules/politics/titles.ts'
import type { Moment } from '../../rules/stratagems/stratagems-frames.ts'
import { augustusOf, smcLeft, whereIs } from '../../state.ts'
import type { Asks } from '../catalogue.ts'
import type { Scene } from '../names.ts'
import { pmLeft, tooMany, toPlace, whoRetreats, whoStands } from '../reckoning.ts'
import { adjective, inHalf, of, plural } from './lexicon.ts'

/** When a stratagem could be played. */
const moments: Record<Moment, string> = {
  geostrategy: 'jouer des stratagèmes ?',
  smc: 'une SMC commence. Jouer un stratagème ?',
  moved: 'un mouvement est fini. Jouer un stratagème ?',
  battle: 'avant la bataille. Jouer un stratagème ?',
  evasion: 'avant le jet d’évasion. Jouer un stratagème ?',
  resolution: 'avant le dé de la bataille. Jouer un stratagème ?',
  fought: 'les combats sont finis pour le moment. Jouer un stratagème ?',
  usurpation: 'avant le jet d’usurpation. Jouer une Augusta ?',
  assassination: 'avant le jet d’assassinat. Jouer une Augusta ?',
  council: 'avant le jet du Concile. Jouer une Augusta ?',
  balance: 'avant les points de l’année. Jouer un stratagème ?',
}

/** Qui part, comme sujet de la phrase : « Théodoric I, 2 Visigothi se retirent ». */
function going(scene: Scene, group: readonly Piece[], does: string, doThey: string): string {
  const { all, isAlone } = scene.pieces(group)
  return group.length === 0 ? doThey : `${all} ${isAlone ? does : doThey}`
}

export const ask: Asks = {
  'set-up': ({ s }, { camp }) =>
    `placer limitanei et comitatenses dans leurs diocèses (il en reste ${toPlace(s, camp)}).`,
  'set-up-zone': (scene, { piece }) => `où placer ${scene.piece(piece)} ?`,
  'initiative-answer': () => 'jouer Initiative pour prendre l’initiative ?',
  'augusta-opening': () => 'jouer une Augusta pour prendre l’initiative ?',
  movement: ({ s }, { camp }) => `qui se déplace ensuite ? (SMC à jouer : ${smcLeft(s, camp)}.)`,
  group(scene, frame) {
    const { subject } = scene.pieces(frame.leader === NOBODY ? frame.group : [frame.leader])
    const at = scene.at(whereIs(scene.s, frame.group[0]))
    const left = pmLeft(scene.s, frame)
    if (left === null) return `${subject} ${at} : vers où ?`
    return frame.steps === 0
      ? `qui part avec ${subject} ${at}, et vers où (${left} PM) ?`
      : `${subject} ${at} : encore ${left} PM. Continuer, laisser quelqu’un sur place ou s’arrêter ?`
  },
  escape: (scene, { leader }) => `${scene.piece(leader)} est seul parmi les ennemis. Où s’échappe-t-il ?`,
  fleet(scene, { fleet, group, sailed }) {
    if (group.length > 0) return `où débarquer ${scene.pieces(group).all} ?`
    return sailed
      ? `la ${scene.fleet(fleet)} a navigué. Qui débarque ?`
      : `${scene.fleet(fleet)} : qui embarque ou débarque, et vers où navigue-t-elle ?`
  },
  'next-battle': () => 'quelle bataille ensuite ?',
  stand: (scene, { at }) => `attaque ${scene.at(at)} : combattre ou s’évader ?`,
  refuge: (scene, { half }) =>
    `qui entre ${scene.at(scene.s.board.refuge[half])} avec ${scene.piece(augustusOf(scene.s, half))} ?`,
  'evasion-zone': (scene, frame) =>
    `${going(scene, whoStands(scene.s, frame), 's’esquive', 's’esquivent')} ${scene.from(frame.at)} : vers où ?`,
  evaders: (scene, { to, group }) =>
    group.length === 0
      ? `qui s’évade ${scene.to(to)} ?`
      : `qui d’autre s’évade ${scene.to(to)} ? (Déjà : ${scene.pieces(group).all}.)`,
  flight: (scene, frame) =>
    `Fuite opportune : ${going(scene, whoStands(scene.s, frame), 'fuit', 'fuient')} ${scene.from(frame.at)}. Vers où ?`,
  losses: (scene, { at, left }) => `${plural(left, 'unité')} à affaiblir ${scene.at(at)} : laquelle ensuite ?`,
  retreat: (scene, frame) =>
    `${going(scene, whoRetreats(scene.s, frame), 'se retire', 'se retirent')} ${scene.from(frame.at)} : vers où ?`,
  entry: (scene, { piece }) => `où apparaît ${scene.piece(piece)} ?`,
  patrice: () => 'nommer un Patrice ?',
  heir: (_, { half }) => `qui est le nouvel Augustus ${adjective[halfName(half)]} ?`,
  'rex-right': () => 'le trône est vacant. Un chef tente-t-il de devenir roi ?',
  designation: () => 'qui est l’Usurpateur en Occident ?',
  'designation-puppet': (scene, { leader }) => `qui doit être Augustus à la place ${of(scene.piece(leader))} ?`,
  escort: (scene) => `qui escorte ${scene.piece(augustusOf(scene.s, 0))} en Occident ?`,
  'usurpation-diocese': (_, { half }) => `à quel diocèse s’étend l’usurpation ${inHalf[halfName(half)]} ?`,
  rally: (scene, { leader, zone }) => `${scene.piece(leader)} tente-t-il de rallier les unités ${scene.at(zone)} ?`,
  puppet: (_, { half }) => `qui doit être Augustus ${adjective[halfName(half)]} ?`,
  'next-king': (scene, { people }) => `qui est le prochain roi ${scene.ofThe(people)} ?`,
  capital: (scene, { people }) => `où est la nouvelle capitale ${scene.ofThe(people)} ?`,
  geostrategy: () => 'géostratégie. Jouer des stratagèmes ?',
  window: (_, { moment }) => moments[moment],
  'discard-choice': ({ s }, { camp }) =>
    `on garde cinq stratagèmes au plus. Lequel remettre ? (${tooMany(s, camp)} de trop.)`,
  'stratagem-people': (scene, { stratagem }) => `${scene.stratagem(stratagem)} : quel peuple ?`,
  'stratagem-leader': (scene, { stratagem }) => `${scene.stratagem(stratagem)} : quel chef ?`,
  'stratagem-zone': (scene, { stratagem }) => `${scene.stratagem(stratagem)} : dans quelle zone ?`,
  uprising: (scene, { stratagem, left }) => `${scene.stratagem(stratagem)} : quel peuple se soulève (encore ${left}) ?`,
  alliance: (scene, { people }) => `quel peuple mineur rejoint ${scene.the(people)} ?`,
  'usurpation-puppet': (scene, { leader }) => `qui doit être Augustus à la place ${of(scene.piece(leader))} ?`,
  'adjust-zone': (scene, { pieces }) => `où placer ${scene.pieces(pieces).all} ?`,
  'adjust-federate': (scene, { people }) => `un vainqueur tente-t-il de fédérer ${scene.the(people)} ?`,
}
