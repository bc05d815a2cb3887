import type { contract } from '@crewpad/contract';
import { toDollars, wireRentalStatus } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import type { ChangeSummary } from '../../../platform/database/column-types.ts';
import { displayEmail } from '../../../platform/mail/display-email.ts';
import { type Cover, presentCover, reasonIn } from '../present-money.ts';
import type { HistoryEntry } from './history.queries.ts';

/** Amount fields of a change: stored in whole cents. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'rental_amount',
  'deposit',
  'late_fee',
  'rent_owed',
  'rent_shortened',
  'rent_canceled',
  'deposit_unpaid',
  'returned_rent',
  'credit',
  'unused_rent',
  'deposit_held',
  'returned',
  'not_returned',
  'kept',
  'objection_amount',
  'request_amount',
  'refund_amount',
  'rent_replaced',
]);

/** Steps whose reason a rule requires: it is read after a block too. */
const EXPLAINED: ReadonlySet<string> = new Set([
  'check_out',
  'schedule_checkout',
  'void_payment',
  'write_off',
  'keep_credit',
  'object',
  'answer_objection',
]);

/** An entry of the history, without keys that the caller cannot see. Pure. */
export function presentHistory(row: HistoryEntry, actor: MemberActor): contract.rentals.HistoryRow {
  const isLister = actor.id === row.lister_id;
  const isOwn = row.actor === (isLister ? 'lister' : 'tenant');
  const knowsEmail =
    row.email !== '' && isLister && (!row.email_hidden || row.accepted_at !== null);
  return {
    id: row.id,
    tenant_id: row.rental_id,
    location_id: row.listing_id,
    listing_id: row.listing_id,
    location: row.title,
    room_and_bed: row.room_and_bed,
    tenant: row.tenant,
    lister: row.lister,
    action: row.action,
    change_summary: presentChanges(row.change_summary, knowsEmail),
    money: row.money && presentMoney(row.money),
    reason:
      isOwn || !row.is_blocked || EXPLAINED.has(row.action)
        ? reasonIn(row.reason, actor.locale)
        : null,
    actor: row.actor,
    ...(knowsEmail && { email: displayEmail(row.email) }),
    status: wireRentalStatus(row.status),
    time_zone: row.time_zone,
    created_at: row.created_at.toISOString(),
  };
}

function presentMoney(money: NonNullable<HistoryEntry['money']>) {
  const { amount_cents, kept_cents, credit_cents, reopened_cents, deductions, periods, ...rest } =
    money;
  const { shares, ...days } = paidDays(periods);
  return {
    ...rest,
    ...(rest.period_from === null && days),
    shares: shares.map(presentCover),
    amount: toDollars(amount_cents),
    kept: toDollars(kept_cents),
    credit: toDollars(credit_cents),
    reopened: reopened_cents === null ? null : toDollars(reopened_cents),
    deductions: deductions.map(({ reason, amount_cents: cents }) => ({
      reason,
      amount: toDollars(cents),
    })),
  };
}

/** The days that a payment pays in full, if nothing is missing between them, and its other shares. */
function paidDays(periods: readonly Cover[]) {
  const whole = periods.filter(({ cents, of_cents }) => cents >= of_cents);
  const isRow = whole.every((item, n) => n === 0 || item.period_from === whole[n - 1]?.period_to);
  const [first, last] = [whole[0], whole.at(-1)];
  if (first === undefined || last === undefined || !isRow) {
    return { period_from: null, period_to: null, shares: periods };
  }
  const shares = periods.filter((period) => !whole.includes(period));
  return { period_from: first.period_from, period_to: last.period_to, shares };
}

function presentChanges(summary: ChangeSummary, knowsEmail: boolean): ChangeSummary {
  const entries = Object.entries(summary)
    .filter(([field]) => field !== 'email' || knowsEmail)
    .map(([field, { from, to }]) => [
      field,
      { from: presented(field, from), to: presented(field, to) },
    ]);
  return Object.fromEntries(entries);
}

const presented = (field: string, value: string | number | null) =>
  AMOUNTS.has(field) && typeof value === 'number' ? toDollars(value) : value;
