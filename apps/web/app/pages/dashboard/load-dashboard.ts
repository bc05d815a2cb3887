import { type Call, contract } from '@crewpad/contract';
import { isListerPlan, LIST_LIMIT_MAX, toCents, toDollars } from '@crewpad/domain';
import { isApiError } from '../../lib/api-error.ts';
import { requireMember } from '../../lib/guards.ts';
import { orNull, rendering } from '../../lib/loader-call.ts';
import { owesSignUp } from '../../lib/member-homes.ts';
import { countBeds } from '../my-crashpads/card/bed-states.ts';
import { attentionOf } from '../my-crashpads/list/attention.ts';
import { loadOpenRentals, loadRejectedRequests } from '../my-crashpads/load-open-rentals.ts';
import { movesOf } from './lister-charts.tsx';

type LoaderArgs = Parameters<typeof requireMember>[0];

/**
 * A member's overview by role: loads all parts in parallel, except what the page frame already has.
 * Skips parts that the server refuses; the page says when one failed.
 */
export async function loadDashboard(args: LoaderArgs) {
  const member = requireMember(args);
  const { call, now, config } = rendering(args);
  const year = now.getUTCFullYear();
  let hasFailed = false;
  const callOrNull: Call = (operation, input) =>
    call(operation, input).catch((error) => {
      hasFailed ||= isApiError(error) && error.status >= 500;
      throw error;
    });
  // Their next step is the payment, so nothing else is loaded.
  if (owesSignUp(member)) return { year, lister: null, stays: null, admin: null, hasFailed };
  const [lister, stays, admin] = await Promise.all([
    isListerPlan(member.user_plan)
      ? readLister(callOrNull, config.flags.paymentRequest, now)
      : null,
    member.has_rentals || member.pending_invites > 0 ? readStays(callOrNull) : null,
    member.is_admin ? readAdmin(callOrNull) : null,
  ]);
  return { year, lister, stays, admin, hasFailed };
}

const MONTHS = 6;

async function readLister(call: Call, hasRequests: boolean, now: Date) {
  const query = { offset: 0, limit: LIST_LIMIT_MAX };
  const lastMonths = { limit: MONTHS, offset: 0, running: '1' as const };
  const [list, roll, report, rentals, rejected, card, months] = await Promise.all([
    orNull(call(contract.listings.getListingsWithOccupancy, { query })),
    orNull(call(contract.reports.getRentRoll, {})),
    orNull(call(contract.reports.getMonthlyReport, {})),
    loadOpenRentals(call),
    hasRequests ? loadRejectedRequests(call) : [],
    orNull(call(contract.billing.getCard, {})),
    orNull(call(contract.reports.getListerPayments, { query: lastMonths })),
  ]);
  if (list === null) return null;
  return {
    crashpads: list.all,
    beds: countBeds(list.occupancy.data.flatMap(({ rooms }) => rooms)),
    received: report?.thismonth ?? null,
    months: months?.data ?? [],
    moves: movesOf(rentals ?? [], now.toISOString().slice(0, 10)),
    owed: rentals && roll && { all: sumOf(rentals), late: roll.totals.late },
    attention: attentionOf({
      crashpads: list.data.data,
      rent: roll?.data ?? [],
      rentals: rentals ?? [],
      rejected,
      renewal: card?.renewal ?? null,
    }),
  };
}

/** What tenants owe, as My Crew says on each of their cards. */
const sumOf = (rentals: readonly contract.rentals.Rental[]) =>
  toDollars(rentals.reduce((sum, { owed }) => sum + toCents(owed?.amount ?? 0), 0));

/** A tenant's current and upcoming rentals, the next one first. */
async function readStays(call: Call) {
  const query = { role: 'tenant' as const, offset: 0, limit: LIST_LIMIT_MAX };
  const rentals = await orNull(call(contract.rentals.getRentals, { query }));
  if (rentals === null) return null;
  return rentals.data
    .filter(({ status }) => status === 'accepted')
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date))
    .map(({ room_name, bed_name, next_charge, ...rental }) => ({
      id: rental.id,
      location: rental.location,
      thumbnail: rental.thumbnail,
      time_zone: rental.time_zone,
      owed: rental.owed,
      bed: `${room_name}, ${bed_name}`,
      next: next_charge,
    }));
}

async function readAdmin(call: Call) {
  const [reports, jobs] = await Promise.all([
    orNull(call(contract.admin.getReports, { query: { limit: 1 } })),
    orNull(call(contract.admin.getJobs, {})),
  ]);
  const failed =
    jobs && jobs.emails.failed + jobs.queues.reduce((sum, queue) => sum + queue.failed, 0);
  return { reports: reports?.counts.open ?? null, failed };
}

export type Dashboard = Awaited<ReturnType<typeof loadDashboard>>;
