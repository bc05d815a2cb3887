import {
  addDays,
  isComingChange,
  localDate,
  planRentChange,
  type RentChangePlan,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { orderMails } from '../../../../platform/outbox/order-mail.ts';
import {
  type RentTermsOf,
  recordHistory,
  type StoredRental,
  saveChangedTerms,
  stayOf,
  summarizeRentChange,
  summarizeReplaced,
} from '../../../rentals/index.ts';

type Step = 'announced' | 'asked' | 'accepted' | 'declined' | 'withdrawn';

/**
 * Changes rent and payment day of a locked, accepted rental. A rise that the tenant has to accept
 * is only asked for. A new rent replaces one that has not begun, and the rent of today takes a rise back.
 * @returns the rent and payment day to store
 */
export async function saveRentChange(
  trx: Trx,
  rental: StoredRental,
  money: RentTermsOf,
  { actorId, now }: { actorId: number; now: Date },
): Promise<RentTermsOf> {
  const { rent_change: open } = rental;
  const isSameAsk = open?.state === 'asked' && money.rental_amount === open.new_cents;
  if (isSameAsk || money.rental_amount === rental.rental_amount) {
    const rental_amount = rental.rental_amount;
    if (money.payment_date !== rental.payment_date) {
      await saveChangedTerms(trx, rental, { ...money, rental_amount }, { now });
    }
    return { ...money, rental_amount };
  }
  const today = localDate(now, rental.time_zone);
  const isComingRise =
    open !== null && isComingChange(open, today) && open.new_cents > open.old_cents;
  if (isComingRise && money.rental_amount === open.old_cents) {
    await closeRentChanges(trx, rental.id, { today, now });
    await saveChangedTerms(trx, rental, money, { now });
    await mailRentChange(trx, open.id, 'withdrawn', now);
    return money;
  }
  const facts = { nextRentOn: rental.next_rent_on, now, today };
  const plan = planRentChange(stayOf(rental), money, facts);
  await closeRentChanges(trx, rental.id, { today, now });
  const { present } = await saveChangedTerms(trx, rental, money, {
    now,
    ...(!plan.needsAnswer && { from: plan.from }),
  });
  const state = plan.needsAnswer ? 'asked' : 'announced';
  await insertRentChange(trx, rental, { plan, old: present, money, state, now });
  if (!plan.needsAnswer) return money;
  await recordHistory(trx, rental, {
    ...{ action: 'ask_rent_change', actor: 'lister', actorId, now },
    summary: {
      ...summarizeRentChange({
        ...{ old_cents: present, new_cents: money.rental_amount, from_date: plan.from },
      }),
      ...summarizeReplaced(open, today),
    },
  });
  return { ...money, rental_amount: present };
}

async function insertRentChange(
  trx: Trx,
  rental: StoredRental,
  {
    plan,
    old,
    money,
    state,
    now,
  }: {
    plan: RentChangePlan;
    old: number;
    money: RentTermsOf;
    state: 'announced' | 'asked';
    now: Date;
  },
): Promise<void> {
  const { id } = await trx
    .insertInto('rent_changes')
    .values({
      ...{ rental_id: rental.id, from_date: plan.from, state, asked_at: now },
      ...{ old_cents: old, new_cents: money.rental_amount },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await mailRentChange(trx, id, state, now);
}

/** Both sides are told of each step. */
export async function mailRentChange(
  trx: Trx,
  changeId: number,
  step: Step,
  now: Date,
): Promise<void> {
  const mails = (['tenant', 'lister'] as const).map((to) => ({
    order: { mail: 'rent_change' as const, changeId, step, to },
    key: `rent_change:${changeId}:${step}:${to}`,
  }));
  await orderMails(trx, mails, now);
}

/** Takes back what the tenant has not answered, or what has not begun. */
async function closeRentChanges(
  trx: Trx,
  rentalId: number,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  await sql`
    update rent_changes set state = 'withdrawn', answered_at = ${now}
    where rental_id = ${rentalId} and (state = 'asked'
      or state in ('announced', 'accepted') and from_date >= ${addDays(today, 1)}::date)`.execute(
    trx,
  );
}
