import { addDays, isAutopayOn, localDate, rentDueAt, termsOn } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { RentalRow } from '../../queries/rental-rows.ts';

type Terms = Pick<RentalRow, 'start_date' | 'rental_amount' | 'payment_date'>;

/** Stores the terms of an offer: one row from check-in on, replacing earlier ones. */
export async function saveOfferedTerms(trx: Trx, rentalId: number, terms: Terms): Promise<void> {
  const { start_date: from_date, rental_amount, payment_date } = terms;
  await trx.deleteFrom('rental_terms').where('rental_id', '=', rentalId).execute();
  await trx
    .insertInto('rental_terms')
    .values({ rental_id: rentalId, from_date, rental_amount, payment_date })
    .execute();
}

const NOTICE_DAYS = 10;

/**
 * Stores new terms of an accepted rental. They apply from tomorrow, and never before check-in. With
 * AutoPay, a higher rent applies to rent due at least ten days from now. Replaces changes that do
 * not apply yet.
 */
export async function saveChangedTerms(
  trx: Trx,
  rental: Terms & Pick<RentalRow, 'id' | 'time_zone' | 'terms' | 'auto_pay'>,
  { rental_amount, payment_date }: Pick<Terms, 'rental_amount' | 'payment_date'>,
  now: Date,
): Promise<void> {
  const { id: rental_id, start_date, terms } = rental;
  const tomorrow = addDays(localDate(now, rental.time_zone), 1);
  // A rental of an earlier version may have none: its current terms apply before.
  const present = terms.length > 0 ? termsOn(terms, tomorrow) : rental;
  const isIncrease = rental_amount > present.rental_amount;
  const first = isIncrease && isAutopayOn(rental.auto_pay) ? afterNotice(now) : tomorrow;
  const from_date = first > start_date ? first : start_date;
  await trx
    .insertInto('rental_terms')
    .values({
      rental_id,
      from_date: start_date,
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
  await trx
    .insertInto('rental_terms')
    .values({ rental_id, from_date, rental_amount, payment_date })
    .onConflict((conflict) =>
      conflict.columns(['rental_id', 'from_date']).doUpdateSet({ rental_amount, payment_date }),
    )
    .execute();
}

/** The first day whose rent is due at least ten days from now. */
function afterNotice(now: Date): string {
  const notice = new Date(now.getTime() + NOTICE_DAYS * 24 * 60 * 60 * 1000);
  const day = notice.toISOString().slice(0, 10);
  return rentDueAt(day) >= notice ? day : addDays(day, 1);
}
