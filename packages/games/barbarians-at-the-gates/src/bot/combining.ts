/** BG-10.5.3: a battle is put off if another leader of the campaign comes and makes a better one of it. */
import type { Leader } from '../board.ts'
import type { FrameOf } from '../frames.ts'
import { apFor } from '../rules/map/activation.ts'
import { campaignOf, changeCampaign } from '../rules/movement/activation/wear.ts'
import { isInside, playerOf, powerOf, whereIs } from '../state.ts'
import { Activations } from './activations.ts'
import { stepOf } from './reactions.ts'
import type { Survey } from './survey.ts'

/** What his coming has to bring. */
const LEAST = 0.1

export function putsOff(sv: Survey, { player, space }: FrameOf<'delay'>): boolean {
  const { s } = sv
  const [step, campaign] = [stepOf(s), campaignOf(s)]
  if (step === undefined || campaign === undefined) return false
  const { force, hasFailedToAvoid } = step
  changeCampaign(s, { delayed: { space, forces: [force], wasBesieged: false, hasFailedToAvoid } })
  const activations = new Activations(sv)
  const joins = (leader: Leader): boolean => {
    const ap = apFor(s, leader, campaign.ops)
    return ap !== undefined && activations.gainAt(leader, ap, space) > LEAST
  }
  const found = s.board.everyLeader.some(
    (leader) =>
      whereIs(s, leader) >= 0 &&
      leader !== force.leader &&
      !campaign.used.includes(leader) &&
      playerOf(powerOf(s, leader)) === player &&
      !isInside(s, leader) &&
      joins(leader),
  )
  changeCampaign(s, { delayed: campaign.delayed })
  return found
}
