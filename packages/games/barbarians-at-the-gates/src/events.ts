/** What happens, for the log, the board and the statistics. Names, not indices. */
import type { Table as EngineTable, GameEvent } from '@tabularium/engine'
import { flag, listOf, nameOf, orNull, text, type ValueOf, whole, word } from '@tabularium/engine/fields'
import { type EventsOf, event } from '@tabularium/engine/forms'
import { uses } from './actions.ts'
import { controllerNames, MOST } from './kinds.ts'
import { blockNames, untils } from './position/fields.ts'
import { phases, playerNames, powerNames, turnNames, viaNames } from './terms.ts'

const player = word(...playerNames)
const power = word(...powerNames)
export type PowerName = ValueOf<typeof power>
const controller = word(...controllerNames)
const space = nameOf('space')
const leader = text(99, 'the name of a leader, that of the side that is up')
const tribe = nameOf('tribe')
const card = nameOf('card')
const provinces = listOf(nameOf('province'), MOST)
const side = word('attackers', 'defenders')
const rule = text(40, 'a clause')
const number = whole(0, 999)

export const events = {
  turn: event('A turn begins.', { turn: word(...turnNames) }),
  phase: event('A phase begins.', { phase: word(...phases) }),
  wave: event('A section of the cards joins the decks, or is out of the game, wherever its cards lie.', {
    section: text(20, 'a section of the decks'),
    leaves: flag,
  }),
  shuffle: event('A player shuffles the discard pile: it is the new deck.', { player }),
  draw: event('A player draws cards, or the ROMAN player puts them face down into the Reserve.', {
    player,
    cards: number,
    reserve: flag,
  }),
  hand: event('What a player drew; told to that player alone.', { player, cards: listOf(card, MOST) }),
  control: event('A space changes hands.', { space, from: controller, to: controller, rule }),
  fort: event('A Castra or Colonia is built, improved, reduced or gone: null.', {
    space,
    fort: orNull(word('castra', 'colonia')),
    rule,
  }),
  plunder: event('The Plunder track moves.', { by: whole(-99, 99), to: whole(0, 9), rule }),
  vp: event('The victory points change.', { by: whole(-99, 99), to: number, rule }),
  place: event('CU enter play.', { power, cu: number, space, rule }),
  lose: event('CU leave play.', { power, cu: number, space, rule }),
  turncoat: event('CU change their power.', { from: power, to: power, cu: number, space, rule }),
  displaced: event('A leader goes to the box of displaced leaders, or is gone for good.', {
    leader,
    space,
    forGood: flag,
    rule,
  }),
  enter: event('A leader enters play.', { leader, power, space, rule }),
  tribe: event('A Tribal Marker is placed, goes elsewhere or is gone: null.', { tribe, space: orNull(space), rule }),
  siege: event('A siege begins, or is lifted: null.', { space, besieger: orNull(power), rule }),
  // Movement
  activate: event('A leader is activated, with so many AP.', { leader, ap: number }),
  move: event('A force, raiders or CU on a forced march go into a space; null: no leader.', {
    leader: orNull(leader),
    power,
    cu: number,
    from: space,
    to: space,
    via: word(...viaNames),
  }),
  garrison: event('Units go inside the garrison of a space.', { space, leaders: listOf(leader, MOST), cu: number }),
  avoid: event('A force tries to avoid battle.', { leader, from: space, to: space, succeeds: flag }),
  intercept: event('A force tries to intercept.', { leader, from: space, to: space, succeeds: flag }),
  refuse: event('An intercepted force goes back.', { leader, from: space, to: space }),
  delay: event('A battle is put off to the end of a campaign.', { leader, space }),
  passage: event('Loyalists may pass through Allied spaces in this impulse.', {}),
  attrition: event('CU in an enemy space waste away.', { space, power, cu: number, lost: number }),
  provinces: event('Points are scored: the provinces that count for the ROMAN player, and those that do not.', {
    roman: provinces,
    lost: provinces,
  }),
  'usurpation-ends': event('Everything the Usurper had is Loyalist.', { rule }),
  // Sequence
  card: event('A player uses a card.', { player, card, use: word(...uses) }),
  reserve: event('A card of the Tribal Reserve is revealed and discarded, or Barbarian Baptization serves and stays.', {
    card,
    discarded: flag,
  }),
  pass: event('A player plays no card in an impulse.', { player }),
  claim: event('The ROMAN player takes the first impulse of the turn, or does not.', { claimed: flag }),
  tribal: event('A Tribal action is announced; null: no leader.', {
    action: word('activate', 'reinforce', 'march'),
    leader: orNull(leader),
  }),
  'tribal-end': event('A Tribal action is carried out with so many OPs, or cancelled.', {
    ops: whole(0, 9),
    cancelled: flag,
  }),
  home: event('A leader goes to his Tribal Marker.', { leader, space, rule }),
  'lost-emperor': event('A new Emperor finds no place, and never comes.', { leader, rule }),
  // Tribes and usurpers
  allied: event('A tribe turns Allied, or Barbarian.', { tribe, allied: flag, rule }),
  relocate: event('Leaders and CU of one power go elsewhere, and nobody reacts.', {
    power,
    leaders: listOf(leader, MOST),
    cu: number,
    from: orNull(space),
    to: space,
    rule,
  }),
  migrate: event('A Tribal Marker migrates, with those who go along.', {
    tribe,
    from: space,
    to: space,
    leaders: listOf(leader, MOST),
    cu: number,
    naval: flag,
  }),
  replaced: event('A leader is replaced by the other side of his counter.', { leader, by: leader, rule }),
  'changes-sides': event('A leader is of another power from now on.', { leader, power, rule }),
  swap: event('Loyalists and Usurpers change places: spaces, CU, sieges and leaders. Some spaces stay Loyalist.', {
    kept: listOf(space, MOST),
  }),
  usurpator: event('A leader takes the Successful Usurpator marker; null: it is gone.', { leader: orNull(leader) }),
  // Cards.
  forbidden: event('A card forbids a tribe something for a while.', {
    tribe,
    what: word(...blockNames),
    until: word(...untils),
  }),
  'reserve-taken': event('The ROMAN player takes the top card of the Reserve into his hand.', {}),
  // Battle, siege, stacking.
  battle: event('A battle begins, after reactions: who commands each side, and its CU; null: nobody commands.', {
    space,
    attacker: power,
    attackingLeader: orNull(leader),
    attackingCu: number,
    defender: power,
    defendingLeader: orNull(leader),
    defendingCu: number,
  }),
  scored: event('A side has rolled in a battle: its modified roll, and the losses it scores.', {
    side,
    power,
    space,
    cu: number,
    roll: whole(-99, 99),
    losses: number,
  }),
  won: event('A battle is decided.', { space, winner: side, power }),
  retreat: event('Those who must give way go to another space.', {
    side,
    power,
    from: space,
    to: space,
    cu: number,
  }),
  'siege-points': event('What a roll on the Siege Table gives: points, and CU of the besiegers that are lost.', {
    space,
    points: number,
    loss: number,
  }),
  restack: event('Those who may not stay together part.', {
    power,
    leaders: listOf(leader, MOST),
    from: space,
    to: space,
    cu: number,
    rule,
  }),
  end: event('The game is over, by this clause.', { winner: player, rule }),
}

export type GatesEvent = GameEvent & EventsOf<typeof events>

export type Table = EngineTable<GatesEvent>
