import { type Call, contract } from '@crewpad/contract';
import { isListerPlan, LIST_LIMIT_MAX } from '@crewpad/domain';
import { attentionOf, countBeds } from '../features/listings/mine/index.ts';
import { requireMember } from '../lib/guards.ts';
import { rendering, unlessRefused } from '../lib/loader-call.ts';
import { owesSignUp } from '../lib/member-homes.ts';

type LoaderArgs = Parameters<typeof requireMember>[0];

/**
 * A member's overview by what they are: all parts are read at once, and the frame of the page knows
 * the rest. A part that the server refuses is left out.
 */
export async function loadDashboard(args: LoaderArgs) {
  const member = requireMember(args);
  const { call, now } = rendering(args);
  const year = now.getUTCFullYear();
  // Their next step is the payment; there is nothing to read before it.
  if (owesSignUp(member)) return { year, lister: null, stays: null, admin: null };
  const [lister, stays, admin] = await Promise.all([
    isListerPlan(member.user_plan) ? readLister(call) : null,
    member.has_rentals || member.pending_invites > 0 ? readStays(call) : null,
    member.is_admin ? readAdmin(call) : null,
  ]);
  return { year, lister, stays, admin };
}

async function readLister(call: Call) {
  const query = { offset: 0, limit: LIST_LIMIT_MAX };
  const [list, roll, card] = await Promise.all([
    unlessRefused(call(contract.listings.getListingsWithOccupancy, { query })),
    unlessRefused(call(contract.rentals.getRentRoll, {})),
    unlessRefused(call(contract.billing.getCard, {})),
  ]);
  if (list === null) return null;
  return {
    crashpads: list.all,
    beds: countBeds(list.occupancy.data.flatMap(({ rooms }) => rooms)),
    income: roll && { ...roll.totals, month: roll.month },
    attention: attentionOf({
      crashpads: list.data.data,
      rent: roll?.data ?? [],
      renewal: card?.renewal ?? null,
    }),
  };
}

/** The rentals that a tenant lives in or moves into, the next one first. */
async function readStays(call: Call) {
  const query = { role: 'tenant' as const, offset: 0, limit: LIST_LIMIT_MAX };
  const rentals = await unlessRefused(call(contract.rentals.getRentals, { query }));
  return (rentals?.data ?? [])
    .filter(({ status }) => status === 'accepted')
    .toSorted((one, other) => one.start_date.localeCompare(other.start_date))
    .map(({ id, location, thumbnail, room_name, bed_name, next_charge, open_charge, owed }) => ({
      ...{ id, location, thumbnail, owed },
      bed: `${room_name}, ${bed_name}`,
      next: next_charge,
      open: open_charge,
    }));
}

async function readAdmin(call: Call) {
  const [reports, jobs] = await Promise.all([
    unlessRefused(call(contract.admin.getReports, { query: { limit: 1 } })),
    unlessRefused(call(contract.admin.getJobs, {})),
  ]);
  const failed = jobs && jobs.emails.failed + jobs.queues.reduce((sum, one) => sum + one.failed, 0);
  return { reports: reports?.counts.open ?? null, failed };
}

export type Dashboard = Awaited<ReturnType<typeof loadDashboard>>;
