import {
  firstDayIfAccepted,
  isComingChange,
  isWithinStay,
  localDate,
  type Stay,
  toDollars,
} from '@crewpad/domain';
import type { ReplacedRent } from './queries/rent-money.ts';
import type { RentalRow } from './queries/rental-rows.ts';

/** A changed rent that has not begun is not the rent yet. */
export function rentToday({ rent_change: change, rental_amount, time_zone }: RentalRow, now: Date) {
  const isComing = change !== null && isComingChange(change, localDate(now, time_zone));
  return isComing ? change.old_cents : rental_amount;
}

/**
 * What has begun needs no words: it is the rent. What the end of the stay leaves no day for asks
 * nobody. After a block, the tenant's words are theirs alone.
 */
export function presentRentChange(
  { rent_change: change, next_rent_on: nextRentOn, time_zone, is_blocked }: RentalRow,
  stay: Stay,
  { role, now }: { role: 'lister' | 'tenant'; now: Date },
) {
  if (change === null) return null;
  const today = localDate(now, time_zone);
  const hasBegun = change.from_date <= today;
  if (hasBegun && change.state !== 'asked') return null;
  const { from_date, state, asked_at } = change;
  const from =
    state === 'asked' ? firstDayIfAccepted(stay, from_date, { nextRentOn, today }) : from_date;
  if (!isWithinStay(stay, from)) return null;
  const reason = is_blocked && role === 'lister' ? null : change.reason;
  return {
    ...{ from, state, reason, asked_at: new Date(asked_at).toISOString() },
    old: toDollars(change.old_cents),
    new: toDollars(change.new_cents),
    replaced: state === 'declined' ? null : presentReplaced(change.replaced),
  };
}

const presentReplaced = (replaced: ReplacedRent | null) =>
  replaced && { amount: toDollars(replaced.new_cents), from: replaced.from_date };
