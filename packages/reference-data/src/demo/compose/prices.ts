import type { BedKind, RentalType } from '@crewpad/domain';
import type { Rng } from '../random.ts';
import type { DemoListing } from '../types.ts';

type Prices = Pick<
  DemoListing,
  'rate_per_from' | 'rate_per_to' | 'rate_per_day_from' | 'rate_per_day_to' | 'deposit_required'
>;

const MONTHLY_USD: Readonly<Record<RentalType, number>> = {
  crashpad: 275,
  crashpad_bed: 265,
  crashpad_room: 385,
  crashpad_suite: 325,
  house: 420,
  entire_suite: 430,
  room: 395,
  hostel: 240,
  hotel: 460,
};

/** Monthly and daily rates and the deposit, in whole US cents. */
export function pricesOf(
  type: RentalType,
  kinds: ReadonlySet<BedKind>,
  rent: number,
  rng: Rng,
): Prices {
  const hot = kinds.has('hot') ? 0.8 : 1;
  const priced = type === 'crashpad' && kinds.has('private') ? 1.06 : 1;
  const usd = MONTHLY_USD[type] * rent * hot * priced * (0.88 + rng.next() * 0.26);
  const from = Math.max(150, Math.round(usd / 5) * 5);
  const ranged = kinds.size > 1 ? rng.chance(0.6) : rng.chance(0.12);
  const to = ranged ? Math.round((from * (1.15 + rng.next() * 0.3)) / 5) * 5 : null;
  const byDay = type === 'hotel' || type === 'hostel' || rng.chance(0.3);
  const day = byDay ? Math.max(15, Math.round((from / 30) * (2.6 + rng.next() * 1.2))) : null;
  const dayTo = day !== null && ranged && rng.chance(0.5) ? day + rng.int(2, 6) * 2 : null;
  const cents = (value: number | null): number | null => (value === null ? null : value * 100);
  return {
    rate_per_from: from * 100,
    rate_per_to: cents(to),
    rate_per_day_from: cents(day),
    rate_per_day_to: cents(dayTo),
    deposit_required: rng.pick([0, 0, 50, 75, 100, 100, 150, 200, 250, 300]) * 100,
  };
}
