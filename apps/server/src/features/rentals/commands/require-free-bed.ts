import type { ApiError } from '@crewpad/contract';
import { sql } from 'kysely';
import { sqlState } from '../../../platform/database/faults.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { refusal } from '../../../platform/errors.ts';
import type { Text } from '../../../platform/texts.ts';

/** The dates of a stay; open-ended without a check-out. */
export interface BedStay {
  bed_id: number;
  start_date: string;
  start_time: string;
  checkout_date: string | null;
  checkout_time: string | null;
}

const EXCLUSION_VIOLATION = '23P01';

/**
 * The caller has locked the listing, so the answer holds until the transaction ends.
 * @param exceptId the rental of this stay
 * @throws ApiError 409 BED_TAKEN if another stay has one of the days, or ends later on the first
 * day
 */
export async function requireFreeBed(
  trx: Trx,
  stay: BedStay,
  exceptId: number | null,
): Promise<void> {
  const { start_date, start_time, checkout_date, checkout_time } = stay;
  const { rows } = await sql<{ start_date: string; checkout_date: string | null }>`
    select start_date, checkout_date from rentals
    where bed_id = ${stay.bed_id} and status in ('pending', 'accepted') and not isempty(stay)
      and id is distinct from ${exceptId}::integer
      and (
        stay && daterange(${start_date}::date, case when ${checkout_date}::date is not null
          then greatest(${start_date}::date, ${checkout_date}::date) end)
        or checkout_date = ${start_date}::date and checkout_time > ${start_time}
        or start_date = ${checkout_date}::date and start_time < ${checkout_time}
      )
    order by start_date limit 1`.execute(trx);
  const [other] = rows;
  if (other !== undefined) throw bedTaken(whenTaken(other, start_date));
  await requireNotHeld(trx, stay);
}

/** @throws ApiError 409 BED_TAKEN if the bed is held for someone on the waitlist */
async function requireNotHeld(
  trx: Trx,
  { bed_id, checkout_date }: Pick<BedStay, 'bed_id' | 'checkout_date'>,
): Promise<void> {
  const { rows } = await sql`
    select from bed_stays
    where bed_id = ${bed_id} and offer_id is not null
      and lower(stay) < coalesce(${checkout_date}::date, 'infinity')`.execute(trx);
  if (rows.length === 0) return;
  throw refusal(409, 'BED_TAKEN', 'rentals:bed_held');
}

/** Runs a command that assigns a bed: of two concurrent ones, the constraint rejects one. */
export async function withOneStayPerBed<T>(command: () => Promise<T>): Promise<T> {
  try {
    return await command();
  } catch (error) {
    throw sqlState(error) === EXCLUSION_VIOLATION ? bedTaken() : error;
  }
}

export function bedTaken(text: Text = 'rentals:bed_taken'): ApiError {
  return refusal(409, 'BED_TAKEN', text);
}

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

function whenTaken(
  other: { start_date: string; checkout_date: string | null },
  start: string,
): Text {
  const { start_date, checkout_date } = other;
  if (start_date > start) {
    return ({ t, day }) => t('rentals:bed_taken_from', { day: day(midnight(start_date), 'UTC') });
  }
  if (checkout_date === null) return 'rentals:bed_taken';
  return ({ t, day }) => t('rentals:bed_taken_until', { day: day(midnight(checkout_date), 'UTC') });
}
