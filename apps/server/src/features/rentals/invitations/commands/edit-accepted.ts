import { RAISE_NOTICE_DAYS, toCents } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { invalidInput } from '../../../../platform/errors.ts';
import { type AutopaySettings, requireCardAmounts } from '../../../payouts/index.ts';
import type { RentalChange } from '../../commands/change-rental.ts';
import { requireFreeBed } from '../../commands/require-free-bed.ts';
import { type RentTermsOf, rentChanging } from '../../hooks.ts';
import type { StoredRental } from '../../queries/rental-rows.ts';
import { differing } from '../differing.ts';
import { requireBed } from '../queries/get-place.ts';
import { moneyColumns, personColumns, type RentalEdit } from '../rental-columns.ts';

/**
 * The editable fields of an accepted rental: rent, its day, the late fee, the bed, and the lister's
 * notes.
 * @throws ApiError 404 for a bed of another listing, 409 if the bed is taken, 422 if a locked field
 * differs
 */
export async function editAccepted(
  trx: Trx,
  rental: StoredRental,
  form: RentalEdit,
  { actorId, now, ...settings }: AutopaySettings & { actorId: number; now: Date },
): Promise<RentalChange['set']> {
  requireLocked(rental, form);
  const person = personColumns(form, rental);
  const { deposit: _locked, ...money } = moneyColumns(form, rental);
  const bed_id = form.bed_id ?? rental.bed_id;
  const { listing_id } = rental;
  await requireBed(trx, { listing_id, bed_id, room_id: form.room_id });
  if (bed_id !== rental.bed_id) await requireFreeBed(trx, { ...rental, bed_id }, rental.id);
  if (money.rental_amount !== rental.rental_amount && rental.auto_pay !== 0) {
    requireCardAmounts({ ...money, deposit: 0 }, settings);
  }
  let held: RentTermsOf = money;
  for (const change of rentChanging) held = await change(trx, rental, money, { actorId, now });
  return differing(rental, {
    ...{ bed_id, ...money, ...held, ...person },
    ...lateFeeColumns(rental, money.late_fee, now),
  });
}

/** A raised late fee counts for rent that falls due at least ten days after its notice. */
function lateFeeColumns(rental: StoredRental, late_fee: number | null, now: Date) {
  if (late_fee === rental.late_fee) return {};
  const { late_fee_before: before, late_fee_from: from } = rental;
  const present = (from !== null && from > now ? before : rental.late_fee) ?? 0;
  if ((late_fee ?? 0) <= present) return { late_fee_before: null, late_fee_from: null };
  return {
    late_fee_before: present,
    late_fee_from: new Date(now.getTime() + RAISE_NOTICE_DAYS * 24 * 60 * 60 * 1000),
  };
}

/** The fixed fields. Unchanged values may be sent. */
function requireLocked(rental: StoredRental, form: RentalEdit): void {
  const agreed: Record<string, unknown> = {
    email: rental.email.toLowerCase(),
    user_id: rental.user_id,
    listing_id: rental.listing_id,
    location_id: rental.listing_id,
    deposit: rental.deposit,
    start_date: rental.start_date,
    start_time: rental.start_time,
    end_date: rental.end_date,
    end_time: rental.end_time,
    auto_pay: rental.auto_pay,
  };
  const { email, deposit } = form;
  const given: Record<string, unknown> = {
    ...form,
    email: email?.toLowerCase(),
    deposit: deposit === undefined ? undefined : toCents(deposit ?? 0),
  };
  const differs = (field: string) => {
    // Empty means not given, except for optional fields.
    const value = given[field] ?? (field.startsWith('end_') ? given[field] : undefined);
    return value !== undefined && value !== agreed[field];
  };
  const locked = Object.keys(agreed).filter(differs);
  if (locked.length === 0) return;
  throw invalidInput(Object.fromEntries(locked.map((field) => [field, [`${field}_is_locked`]])));
}
