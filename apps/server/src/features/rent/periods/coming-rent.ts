import { toCents } from '@crewpad/domain';
import { type Billing, type ComingCharge, withUntriedCard } from '../../billing/index.ts';
import {
  autopayPause,
  findRentalsOfTenant,
  formatPeriod,
  presentNextCharge,
} from '../../rentals/index.ts';
import { listRentOfNewCard } from './periods.queries.ts';
import { findScheduledRent, nextRentAttempt, rentRules } from './schedule-rent.ts';

/** The rent that a card is charged: waiting rent as soon as it is saved, and the next one later. */
export async function listComingRent(billing: Billing, memberId: number): Promise<ComingCharge[]> {
  const [waiting, next] = await Promise.all([
    listWaitingRent(billing, memberId),
    listNextRent(billing, memberId),
  ]);
  return [...waiting, ...next];
}

async function listWaitingRent(
  { db, clock, payments: { mode } }: Billing,
  memberId: number,
): Promise<ComingCharge[]> {
  const now = clock.now();
  const charges: ComingCharge[] = [];
  for (const { id, cents } of await listRentOfNewCard(db, { memberId, mode, now })) {
    const rent = await findScheduledRent(db, id);
    if (rent === undefined) continue;
    const facts = withUntriedCard({ ...rent, isCardShared: false }, now);
    const isAtOnce = rentRules.isNewCardDue(facts, now);
    const at = isAtOnce ? now : nextRentAttempt(facts, now);
    if (at !== undefined) charges.push({ id, kind: 'rent', cents, at, isAtOnce });
  }
  return charges;
}

async function listNextRent({ db, clock }: Billing, memberId: number): Promise<ComingCharge[]> {
  const now = clock.now();
  const rentals = await findRentalsOfTenant(db, memberId);
  return rentals.flatMap((rental): ComingCharge[] => {
    const next = presentNextCharge(rental, now);
    // What is open already is listed as waiting.
    const isOpen = rental.open_charges.some(({ due_at }) => new Date(due_at) > now);
    const pause = autopayPause(rental);
    // A card that is saved now changes nothing about these.
    if (pause === 'card_disputed' || pause === 'payouts' || pause === 'collections_held') return [];
    if (next === null || next.by !== 'autopay' || next.amount === 0 || isOpen) return [];
    const { amount, due_at, period_from, period_to } = next;
    const title: ComingCharge['title'] = (texts) =>
      `${texts.t('rent:rent')}, ${rental.listing.title}, ${formatPeriod(period_from, period_to, texts)}`;
    const at = new Date(due_at);
    return [{ id: null, kind: 'rent', cents: toCents(amount), at, isAtOnce: false, title }];
  });
}
