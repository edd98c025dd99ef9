/** The cards that the rulebook names, and what it says of them. */
import type { RuleId } from '@tabularium/engine'
import type { CardFile } from '../schema.ts'
import { cardsNamed, setsFlag, stepsWith } from './steps.ts'
import { holds, inference, statement } from './survey.ts'

type Test = (card: CardFile) => boolean

/** There is such a card, and of each of its name something is true. */
const card = (rule: RuleId, name: string, says: string, test: Test) =>
  statement(rule, function* (file) {
    const message = `${name}: ${says}.`
    const found = cardsNamed(file, name)
    if (found.length === 0) yield { path: ['cards'], message }
    for (const each of found) if (!test(each)) yield { path: ['cards', file.cards.indexOf(each)], message }
  })

/** What is said of a step that cards may have, wherever one has it. */
const step = (rule: RuleId, says: string, test: Test) =>
  statement(rule, function* ({ cards }) {
    for (const [i, each] of cards.entries()) {
      if (!test(each)) yield { path: ['cards', i, 'do'], message: `${each.name} (${each.id}): ${says}.` }
    }
  })

const isRoman: Test = ({ side }) => side === 'roman'
const isBarbarian: Test = ({ side }) => side === 'barbarian'
const isOnly = (list: readonly string[] | undefined, ...expected: readonly string[]) => list?.join() === expected.join()

const isCampaign =
  (leaders: number): Test =>
  (each) =>
    isRoman(each) &&
    each.kind === 'campaign' &&
    each.ops === 3 &&
    stepsWith(each, 'activate').some(({ n }) => n >= leaders)

/** Honorius and Symmachus are Loyalists, Chlodio is Allied. */
const activatesMixed: Test = (each) =>
  stepsWith(each, 'activate').some(
    ({ who }) =>
      who !== 'that_leader' && ['loyalist', 'allied'].every((power) => who.power?.some((its) => its === power)),
  )

const settles: Test = (each) => stepsWith(each, 'settle').length > 0
const settlement =
  (test: (settle: ReturnType<typeof settleOf>[number]) => boolean): Test =>
  (each) =>
    settleOf(each).every(test)
const settleOf = (each: CardFile) => stepsWith(each, 'settle')
const usurpation =
  (test: (usurp: ReturnType<typeof usurpOf>[number]) => boolean): Test =>
  (each) =>
    usurpOf(each).every(test)
const usurpOf = (each: CardFile) => stepsWith(each, 'usurp')

/** CU in the number of the OPs of a Reserve card that is discarded. */
const buysWithReserve: Test = (each) =>
  isRoman(each) &&
  stepsWith(each, 'discard').some(({ who, frm }) => who === 'you' && frm === 'reserve_top') &&
  stepsWith(each, 'place_cu').some(({ power, n }) => power === 'loyalist' && n === 'ops of the discarded card')

const brings =
  (leader: string): Test =>
  (each) =>
    stepsWith(each, 'place_leader').some((its) => its.leader === leader)
const bringsForReserve =
  (leader: string): Test =>
  (each) =>
    stepsWith(each, 'place_leader').some((its) => its.leader === leader && its.reserve_activation === true)

const barbatio: Test = (each) =>
  isRoman(each) &&
  brings('barbatio')(each) &&
  stepsWith(each, 'place_cu').some(
    ({ power, n, where }) =>
      power === 'loyalist' &&
      n === 2 &&
      typeof where === 'object' &&
      isOnly(where.control, 'loyalist') &&
      where.no_other_power === true,
  )

const places =
  (tribe: string, test: (step: ReturnType<typeof placeTribeOf>[number]) => boolean): Test =>
  (each) =>
    placeTribeOf(each).some((its) => its.tribe === tribe && test(its))
const placeTribeOf = (each: CardFile) => stepsWith(each, 'place_tribe')

const franks = places(
  'franks',
  ({ where, leader, cu }) => where !== 'same' && isOnly(where, 'teutoburger-wald') && leader === 'chlodio' && cu === 6,
)
const britons = places('britons', ({ side, leader }) => side === 'allied' && leader === 'vortigern')

/** Any Allied tribe, the Britons too. */
const regainsAny: Test = (each) =>
  isBarbarian(each) && stepsWith(each, 'regain').some(({ tribe }) => tribe.side === 'allied' && tribe.id === undefined)

const fleet: Test = (each) =>
  isRoman(each) &&
  each.kind === 'response' &&
  each.timing.includes('enemy_naval') &&
  stepsWith(each, 'cancel').some(({ what }) => what === 'naval_move')

const strife: Test = (each) =>
  isBarbarian(each) &&
  stepsWith(each, 'activate').some(
    ({ who, mods }) =>
      who !== 'that_leader' && isOnly(who.power, 'allied') && mods?.includes('counts_as_barbarian') === true,
  )

export const namedCards = [
  card(
    'BG-5.2-f',
    'Minor Campaign',
    'a Campaign card of the Roman player',
    (each) => isRoman(each) && each.kind === 'campaign',
  ),
  card(
    'BG-5.2-f',
    'Major Campaign',
    'a Campaign card of the Roman player',
    (each) => isRoman(each) && each.kind === 'campaign',
  ),
  card('BG-10.2.1-x1', 'Minor Campaign', '3 OPs', ({ ops }) => ops === 3),
  card('BG-10.5.3-x1', 'Major Campaign', '3 OPs, and three leaders', isCampaign(3)),
  card('BG-10.5.3-x2', 'Major Campaign', 'Loyalist and Allied leaders', activatesMixed),
  card(
    'BG-15.1-a',
    'Rome Offers Settlement',
    'the Roman player settles a tribe',
    (each) => isRoman(each) && settles(each),
  ),
  step(
    'BG-15.1-b',
    'a tribe is settled in a Capital that is Loyalist and not besieged',
    settlement(
      ({ where }) => isOnly(where.type, 'capital') && isOnly(where.control, 'loyalist') && where.unbesieged === true,
    ),
  ),
  step(
    'BG-15.1-o',
    'no tribe is settled in Mediolanum or Roma',
    settlement(({ where }) => ['mediolanum', 'roma'].every((id) => where.not_ids?.includes(id) === true)),
  ),
  step(
    'BG-15.1-p',
    'a tribe is settled in Britanniae only if both Capitals there are Loyalist',
    settlement(({ where }) => where.britanniae_rule === true),
  ),
  step(
    'BG-15.1-q',
    'only a Barbarian tribe that can be Allied is settled',
    settlement(({ tribe }) => tribe.can_be_allied === true && tribe.side === 'barbarian'),
  ),
  card('BG-17.2.1-a', 'Usurper Emperor', 'a leader usurps', (each) => isBarbarian(each) && usurpOf(each).length > 0),
  step(
    'BG-17.2.1-b',
    'a Loyalist, no Byzantine leader usurps',
    usurpation(({ leader }) => isOnly(leader.power, 'loyalist')),
  ),
  step(
    'BG-17.2.1-c',
    'no Emperor usurps',
    usurpation(({ leader }) => leader.emperor === false),
  ),
  step(
    'BG-17.2.1-d',
    'nobody usurps beside an Emperor',
    usurpation(({ leader }) => leader.not_with_emperor === true),
  ),
  step(
    'BG-17.2.1-e',
    'nobody who is besieged usurps',
    usurpation(({ leader }) => leader.unbesieged === true),
  ),
  card(
    'BG-15.3-a',
    'Barbarian Kingdoms Strife',
    'the Barbarian player activates an Allied leader as a Barbarian',
    strife,
  ),
  card('BG-15.4-j', 'Revolt Against Rome', 'the Barbarian player regains an Allied tribe, the Britons too', regainsAny),
  card(
    'BG-7.2-aa',
    'Barbarian Baptization',
    'the Roman player puts it under the Reserve',
    (each) => isRoman(each) && each.after === 'reserve' && setsFlag(each, 'baptization'),
  ),
  card(
    'BG-5.1-c',
    'Bureaucratic Revolution',
    'fewer Reserve cards of the Roman player',
    (each) => isRoman(each) && setsFlag(each, 'bureaucratic_revolution'),
  ),
  card('BG-7.2-z', 'Heraclius et Maximus', 'Loyalist CU for a Reserve card', buysWithReserve),
  card('BG-7.2-z', 'Magistri Utriusque Militiae', 'Loyalist CU for a Reserve card', buysWithReserve),
  card('BG-7.2-d', 'Sarus', 'Sarus enters, and a Tribal action may activate him', bringsForReserve('sarus')),
  card('BG-7.2-d', 'Ricimer', 'Ricimer enters, and a Tribal action may activate him', bringsForReserve('ricimer')),
  card('BG-9.0-x3', 'Barbatio', 'Barbatio and 2 CU in a Loyalist space without another power', barbatio),
  card('BG-9.0-x4', 'Frankish Invasion', 'the Franks, Chlodio and 6 CU on Teutoburger Wald', franks),
  card(
    'BG-14.3-g',
    'Pict Invasion',
    'never in Further East',
    places('picti', ({ where, fallback }) => fallback === null && !where.includes('further-east')),
  ),
  card('BG-17.1-a', 'Eagles Leave Britain', 'the Britons enter Allied, with Vortigern', britons),
  inference(
    'BG-17.1-a',
    holds(['cards'], 'Eagles Leave Britain is a Roman card.', (file) =>
      cardsNamed(file, 'Eagles Leave Britain').every(isRoman),
    ),
  ),
  card('BG-2.3.4-e', 'Eastern Conquests', 'Loyalists may enter Further East', (each) =>
    setsFlag(each, 'eastern_conquests'),
  ),
  card('BG-14.1.2-m', 'Genseric', 'Vandals may raid by sea', (each) => setsFlag(each, 'genseric')),
  card('BG-2.4.2.5-e', 'Genseric', 'the leader of the Vandals is flipped', (each) =>
    stepsWith(each, 'flip_leader').some(({ to }) => to === 'genseric'),
  ),
  card('BG-11.2.4.1-c', 'Roman Fleet Interdicts', 'a Response that cancels a naval move', fleet),
  card(
    'BG-9.0-q',
    'Victorious General Assassinated',
    'it removes a leader',
    (each) => stepsWith(each, 'remove_leader').length > 0,
  ),
  card('BG-2.4.6-c', 'Imperial Succession Fights', 'the Turn marker is turned', (each) =>
    setsFlag(each, 'succession_fights'),
  ),
  statement(
    'BG-2.4.6-f',
    holds(['cards'], 'A card puts the Massacre marker out.', ({ cards }) =>
      cards.some((each) => setsFlag(each, 'massacre')),
    ),
  ),
  inference(
    'BG-2.4.6-c',
    holds(['cards'], 'Imperial Succession Fights is a Barbarian card.', (file) =>
      cardsNamed(file, 'Imperial Succession Fights').every(isBarbarian),
    ),
  ),
  inference(
    'BG-2.4.6-f',
    holds(['cards'], 'What puts the Massacre marker out also keeps Rome from settling tribes.', ({ cards }) =>
      cards.every(
        (each) =>
          !settles(each) ||
          each.requires.some((condition) => 'not_flag' in condition && condition.not_flag === 'massacre'),
      ),
    ),
  ),
]
