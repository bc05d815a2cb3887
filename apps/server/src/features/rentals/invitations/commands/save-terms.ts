import { addDays, localDate } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { RentalRow } from '../../queries/rental-rows.ts';

type Terms = Pick<RentalRow, 'start_date' | 'rental_amount' | 'payment_date'>;

/** Writes the terms of an offer: one row from check-in on, whatever was offered before. */
export async function saveOfferedTerms(trx: Trx, rentalId: number, terms: Terms): Promise<void> {
  const { start_date: from_date, rental_amount, payment_date } = terms;
  await trx.deleteFrom('rental_terms').where('rental_id', '=', rentalId).execute();
  await trx
    .insertInto('rental_terms')
    .values({ rental_id: rentalId, from_date, rental_amount, payment_date })
    .execute();
}

/** Writes new terms of an accepted rental. They apply from tomorrow, and never before check-in. */
export async function saveChangedTerms(
  trx: Trx,
  rental: Terms & Pick<RentalRow, 'id' | 'time_zone'>,
  { rental_amount, payment_date }: Pick<Terms, 'rental_amount' | 'payment_date'>,
  now: Date,
): Promise<void> {
  const tomorrow = addDays(localDate(now, rental.time_zone), 1);
  const from_date = tomorrow > rental.start_date ? tomorrow : rental.start_date;
  // A rental of an earlier version may have none: what it had until now applies before.
  await trx
    .insertInto('rental_terms')
    .values({
      rental_id: rental.id,
      from_date: rental.start_date,
      rental_amount: rental.rental_amount,
      payment_date: rental.payment_date,
    })
    .onConflict((conflict) => conflict.columns(['rental_id', 'from_date']).doNothing())
    .execute();
  await trx
    .insertInto('rental_terms')
    .values({ rental_id: rental.id, from_date, rental_amount, payment_date })
    .onConflict((conflict) =>
      conflict.columns(['rental_id', 'from_date']).doUpdateSet({ rental_amount, payment_date }),
    )
    .execute();
}
