import { addDays, heldTerms, localDate, termsOn } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { StoredRental } from '../../queries/rental-rows.ts';

type Terms = Pick<StoredRental, 'start_date' | 'rental_amount' | 'payment_date'>;

/** Stores the terms of an offer: one row from check-in on, replacing earlier ones. */
export async function saveOfferedTerms(trx: Trx, rentalId: number, terms: Terms): Promise<void> {
  const { start_date: from_date, rental_amount, payment_date } = terms;
  await trx.deleteFrom('rental_terms').where('rental_id', '=', rentalId).execute();
  await trx
    .insertInto('rental_terms')
    .values({ rental_id: rentalId, from_date, rental_amount, payment_date })
    .execute();
}

/**
 * Stores new terms of an accepted rental. A new payment day applies from tomorrow, never before
 * check-in. Replaces terms that do not apply yet.
 * @param from when the new rent holds; undefined keeps the present one
 * @returns the rent that holds until then
 */
export async function saveChangedTerms(
  trx: Trx,
  rental: Terms & Pick<StoredRental, 'id' | 'time_zone' | 'terms'>,
  { rental_amount, payment_date }: Pick<Terms, 'rental_amount' | 'payment_date'>,
  { now, from }: { now: Date; from?: string },
): Promise<{ present: number }> {
  const { id: rental_id, start_date, terms } = rental;
  const today = localDate(now, rental.time_zone);
  const tomorrow = addDays(today, 1);
  const first = tomorrow > start_date ? tomorrow : start_date;
  // A rental of an earlier version may have none: its current terms apply before.
  const present = terms.length > 0 ? termsOn(heldTerms(terms, today), tomorrow) : rental;
  const isKept = from === undefined && rental_amount === rental.rental_amount;
  const later = isKept ? terms.filter(({ from_date }) => from_date > first) : [];
  const rows = new Map<string, number>();
  if (payment_date !== present.payment_date) rows.set(first, present.rental_amount);
  for (const one of later) rows.set(one.from_date, one.rental_amount);
  if (from !== undefined) rows.set(from > first ? from : first, rental_amount);
  await trx
    .insertInto('rental_terms')
    .values({
      ...{ rental_id, from_date: start_date },
      rental_amount: present.rental_amount,
      payment_date: present.payment_date,
    })
    .onConflict((conflict) => conflict.columns(['rental_id', 'from_date']).doNothing())
    .execute();
  await trx
    .deleteFrom('rental_terms')
    .where('rental_id', '=', rental_id)
    .where('from_date', '>=', tomorrow)
    .where('from_date', '>', start_date)
    .execute();
  for (const [from_date, amount] of rows) {
    await trx
      .insertInto('rental_terms')
      .values({ rental_id, from_date, rental_amount: amount, payment_date })
      .onConflict((conflict) =>
        conflict
          .columns(['rental_id', 'from_date'])
          .doUpdateSet({ rental_amount: amount, payment_date }),
      )
      .execute();
  }
  return { present: present.rental_amount };
}
