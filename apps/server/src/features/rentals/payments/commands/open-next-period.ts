import type { ProviderMode } from '@crewpad/domain';
import {
  CARD_AMOUNT_MAX,
  isAutopayOn,
  rentDueAt,
  rentPeriods,
  unbilledRent,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { stayOf } from '../../present-rental.ts';
import type { RentalRow } from '../../queries/rental-rows.ts';
import type { OpenRent } from '../queries/open-rent.ts';

/** The next period that has no rent row yet; undefined: no more rent will fall due. */
export function nextPeriod(rental: RentalRow) {
  if (rental.status !== 'accepted' || rental.next_rent_on === null) return undefined;
  return rentPeriods(stayOf(rental), rental.next_rent_on).next().value ?? undefined;
}

/**
 * Creates the next rent row of a locked rental before it is due, so that it can be paid ahead.
 * @returns undefined: no more rent will fall due
 */
export async function openNextPeriod(
  trx: Trx,
  rental: RentalRow,
  { mode, now }: { mode: ProviderMode; now: Date },
): Promise<OpenRent | undefined> {
  const period = nextPeriod(rental);
  if (period === undefined || rental.user_id === null) return undefined;
  const isAutomatic =
    isAutopayOn(rental.auto_pay) && rentDueAt(period.to) > now && period.amount <= CARD_AMOUNT_MAX;
  const isLater = period.due_at > now;
  const { id } = await trx
    .insertInto('obligations')
    .values({
      kind: 'rent',
      // A cancelled row for the same day may have come before.
      subject_key: sql<string>`'rent:' || ${rental.id}::int || ':' || ${period.from}::text || ':' || (
        select count(*) + 1 from obligations
        where rental_id = ${rental.id} and kind = 'rent' and period_from = ${period.from}::date)`,
      payer_id: rental.user_id,
      payee_id: rental.lister_id,
      rental_id: rental.id,
      period_from: period.from,
      period_to: period.to,
      amount_cents: period.amount,
      due_at: period.due_at,
      status: isLater ? 'scheduled' : 'due',
      collection: isAutomatic ? 'auto' : 'hand',
      next_attempt_at: isAutomatic ? period.due_at : null,
      provider_mode: mode,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('rentals')
    .set(unbilledRent(stayOf(rental), period.to))
    .where('id', '=', rental.id)
    .execute();
  return { id, period_from: period.from, left_cents: period.amount };
}
