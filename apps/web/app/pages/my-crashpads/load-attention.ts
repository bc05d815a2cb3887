import { contract } from '@crewpad/contract';
import { isListerPlan, LIST_LIMIT_MAX } from '@crewpad/domain';
import { requireMember } from '../../lib/guards.ts';
import { orNull, rendering } from '../../lib/loader-call.ts';
import { owesSignUp } from '../../lib/member-homes.ts';
import { type AttentionEntry, attentionOf } from './list/attention.ts';
import { loadOpenRentals, loadRejectedRequests } from './load-open-rentals.ts';

type LoaderArgs = Parameters<typeof requireMember>[0];

/** What needs a lister's attention, beside another page: what cannot be loaded is left out. */
export async function loadAttention(args: LoaderArgs): Promise<AttentionEntry[]> {
  const member = requireMember(args);
  if (!isListerPlan(member.user_plan) || owesSignUp(member)) return [];
  const { call, config } = rendering(args);
  const query = { offset: 0, limit: LIST_LIMIT_MAX };
  const [list, roll, rentals, rejected, card] = await Promise.all([
    orNull(call(contract.listings.getListingsWithOccupancy, { query })),
    orNull(call(contract.reports.getRentRoll, {})),
    loadOpenRentals(call),
    config.flags.paymentRequest ? loadRejectedRequests(call) : [],
    orNull(call(contract.billing.getCard, {})),
  ]);
  return attentionOf({
    crashpads: list?.data.data ?? [],
    rent: roll?.data ?? [],
    rentals: rentals ?? [],
    rejected,
    renewal: card?.renewal ?? null,
  });
}
