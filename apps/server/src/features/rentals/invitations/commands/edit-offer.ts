import type { AutoPay } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { invalidInput } from '../../../../platform/errors.ts';
import {
  type AutopaySettings,
  requireAutopaySetup,
  requireCardAmounts,
} from '../../../payouts/index.ts';
import type { RentalChange } from '../../commands/change-rental.ts';
import { requireFreeBed } from '../../commands/require-free-bed.ts';
import { requireOfferAtRest } from '../../hooks.ts';
import type { StoredRental } from '../../queries/rental-rows.ts';
import { checkStay } from '../check-stay.ts';
import { differing } from '../differing.ts';
import { getInvitablePlace } from '../queries/get-place.ts';
import { moneyColumns, personColumns, type RentalEdit } from '../rental-columns.ts';
import { saveOfferedTerms } from './save-terms.ts';

/**
 * The editable fields of a pending invitation; the listings are locked.
 * @throws ApiError 404 for listings or beds of others, 409 if the bed is taken, 422 for form errors
 */
export async function editOffer(
  trx: Trx,
  actor: MemberActor,
  rental: StoredRental,
  form: RentalEdit,
  { now, ...settings }: AutopaySettings & { now: Date },
): Promise<RentalChange['set']> {
  requireSamePerson(rental, form);
  await requireOfferAtRest(trx, rental.id, now);
  const listing_id = form.listing_id ?? form.location_id ?? rental.listing_id;
  const bed_id = form.bed_id ?? rental.bed_id;
  const where = { listing_id, bed_id, room_id: form.room_id };
  const { time_zone } = await getInvitablePlace(trx, actor.id, where);
  const stay = stayColumns(rental, form);
  checkStay(stay, rental, { now, timeZone: time_zone });
  const money = moneyColumns(form, rental);
  const person = personColumns(form, rental);
  const auto_pay = offeredAutopay(rental, form);
  if (auto_pay === 1 && rental.auto_pay !== 1) await requireAutopaySetup(trx, actor, settings);
  if (auto_pay !== 0) requireCardAmounts(money, settings);
  await requireFreeBed(trx, { bed_id, ...stay }, rental.id);
  await saveOfferedTerms(trx, rental.id, { ...money, start_date: stay.start_date });
  const place = { listing_id, bed_id, time_zone, auto_pay };
  return differing(rental, { ...place, ...stay, ...money, ...person });
}

/**
 * The form's box stays empty while an AutoPay request is pending, so an empty value changes
 * nothing.
 */
function offeredAutopay(rental: StoredRental, { auto_pay }: RentalEdit): AutoPay {
  if (auto_pay === undefined || auto_pay === rental.auto_pay) return rental.auto_pay;
  if (auto_pay === 2 || auto_pay === 3) throw invalidInput({ auto_pay: ['is_not_an_option'] });
  return auto_pay === 0 && rental.auto_pay === 2 ? 2 : auto_pay;
}

/** A new agreed end is also the new check-out; otherwise one confirmed in the meantime stays. */
function stayColumns(rental: StoredRental, form: RentalEdit) {
  const start_date = form.start_date ?? rental.start_date;
  const start_time = form.start_time ?? rental.start_time;
  const end_date = form.end_date === undefined ? rental.end_date : form.end_date;
  const end_time = end_date === null ? null : (form.end_time ?? rental.end_time);
  const hasNewEnd = end_date !== rental.end_date || end_time !== rental.end_time;
  return {
    start_date,
    start_time,
    end_date,
    end_time,
    checkout_date: hasNewEnd ? end_date : rental.checkout_date,
    checkout_time: hasNewEnd ? end_time : rental.checkout_time,
  };
}

/**
 * Another person needs their own invitation. No email is accepted for a person invited from a
 * thread: the answer would reveal whether it is theirs.
 */
function requireSamePerson(rental: StoredRental, { email, user_id }: RentalEdit): void {
  const isSame = email?.toLowerCase() === rental.email.toLowerCase() && !rental.email_hidden;
  if (email != null && !isSame) throw invalidInput({ email: ['email_is_locked'] });
  if (user_id != null && user_id !== rental.user_id) {
    throw invalidInput({ user_id: ['email_is_locked'] });
  }
}
