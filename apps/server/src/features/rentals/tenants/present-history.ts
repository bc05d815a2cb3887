import type { contract } from '@crewpad/contract';
import { toDollars, wireRentalStatus } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import type { ChangeSummary } from '../../../platform/database/column-types.ts';
import type { HistoryEntry } from './queries/history-rows.ts';

/** Amount fields of a change: stored in whole cents. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'rental_amount',
  'deposit',
  'late_fee',
  'rent_owed',
  'credit',
]);

/** An entry of the history, without keys that the caller cannot see. Pure. */
export function presentHistory(row: HistoryEntry, actor: MemberActor): contract.rentals.HistoryRow {
  const isLister = actor.id === row.lister_id;
  const knowsEmail = isLister && (!row.email_hidden || row.accepted_at !== null);
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
    reason: row.reason,
    actor: row.actor,
    ...(knowsEmail && { email: row.email }),
    status: wireRentalStatus(row.status),
    time_zone: row.time_zone,
    created_at: row.created_at.toISOString(),
  };
}

function presentMoney(money: NonNullable<HistoryEntry['money']>) {
  const { amount_cents, kept_cents, deductions, ...rest } = money;
  return {
    ...rest,
    amount: toDollars(amount_cents),
    kept: toDollars(kept_cents),
    deductions: deductions.map(({ reason, amount_cents: cents }) => ({
      reason,
      amount: toDollars(cents),
    })),
  };
}

function presentChanges(summary: ChangeSummary, knowsEmail: boolean): ChangeSummary {
  const entries = Object.entries(summary)
    .filter(([field]) => field !== 'email' || knowsEmail)
    .map(([field, { from, to }]) => [field, { from: shown(field, from), to: shown(field, to) }]);
  return Object.fromEntries(entries);
}

const shown = (field: string, value: string | number | null) =>
  AMOUNTS.has(field) && typeof value === 'number' ? toDollars(value) : value;
