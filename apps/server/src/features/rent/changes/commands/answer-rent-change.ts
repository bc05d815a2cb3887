import {
  firstDayIfAccepted,
  isAutopayOn,
  isWithinStay,
  type Locale,
  localDate,
  toCents,
} from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { refusal } from '../../../../platform/errors.ts';
import {
  changeRental,
  type RentalServices,
  type StoredRental,
  saveChangedTerms,
  stayOf,
  summarizeRentChange,
} from '../../../rentals/index.ts';
import { recordConsent } from '../../autopay/commands/record-consent.ts';
import { mailRentChange } from './save-rent-change.ts';

const closed = () => refusal(409, 'RENT_CHANGE_CLOSED', 'rentals:rent_change_closed');

/**
 * The open question of a rental, with the first day on which its rent can still hold.
 * @throws ApiError 409 if there is none, or the stay ends before
 */
function askedOf(rental: StoredRental, now: Date) {
  const { rent_change: change, next_rent_on: nextRentOn, time_zone } = rental;
  if (change?.state !== 'asked') throw closed();
  const today = localDate(now, time_zone);
  const stay = stayOf(rental);
  const from_date = firstDayIfAccepted(stay, change.from_date, { nextRentOn, today });
  if (!isWithinStay(stay, from_date)) throw closed();
  return { ...change, from_date };
}

async function setState(
  trx: Trx,
  id: number,
  set: { state: 'accepted' | 'declined' | 'withdrawn'; reason?: string | null; from_date?: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('rent_changes')
    .set({ ...set, answered_at: now })
    .where('id', '=', id)
    .execute();
  await mailRentChange(trx, id, set.state, now);
}

/**
 * Accepts a higher rent as the tenant. It holds from the first period that begins on its day or
 * later, and after today. With AutoPay the consent is stored again.
 * @throws ApiError 409 if nothing is asked, or the amount differs from the one shown
 */
export function acceptRentChange(
  services: RentalServices,
  actor: MemberActor,
  { id, shown, ...consent }: { id: number; shown: number; address: string; locale: Locale },
): Promise<StoredRental> {
  return changeRental(services, actor, id, 'accept_rent_change', async (trx, rental, now) => {
    const asked = askedOf(rental, now);
    const { id: changeId, new_cents, from_date: from } = asked;
    if (toCents(shown) !== new_cents) {
      throw refusal(409, 'EDITED_MEANWHILE', 'rent:rent_change_differs');
    }
    const { payment_date } = rental;
    await saveChangedTerms(trx, rental, { rental_amount: new_cents, payment_date }, { now, from });
    await setState(trx, changeId, { state: 'accepted', from_date: from }, now);
    if (isAutopayOn(rental.auto_pay)) {
      const changed = { ...rental, rental_amount: new_cents };
      await recordConsent(trx, changed, {
        memberId: actor.id,
        ...consent,
        now,
        about: 'rent_change',
      });
    }
    return { set: { rental_amount: new_cents }, summary: summarizeRentChange(asked) };
  });
}

/** Declines a higher rent: nothing changes. @throws ApiError 409 if nothing is asked */
export function declineRentChange(
  services: RentalServices,
  actor: MemberActor,
  id: number,
  reason: string | null,
): Promise<StoredRental> {
  return changeRental(services, actor, id, 'decline_rent_change', async (trx, rental, now) => {
    const asked = askedOf(rental, now);
    const { id: changeId, from_date } = asked;
    await setState(trx, changeId, { state: 'declined', reason, from_date }, now);
    return { set: {}, reason, summary: summarizeRentChange(asked) };
  });
}

/**
 * Takes a rise back as the lister. @throws ApiError 409 if none is open or still to begin
 */
export function withdrawRentChange(
  services: RentalServices,
  actor: MemberActor,
  id: number,
): Promise<StoredRental> {
  return changeRental(services, actor, id, 'withdraw_rent_change', async (trx, rental, now) => {
    const { rent_change: change, payment_date } = rental;
    const today = localDate(now, rental.time_zone);
    const isRise = change !== null && change.new_cents > change.old_cents;
    if (!isRise || change.state === 'declined') throw closed();
    if (change.state === 'asked') {
      const asked = askedOf(rental, now);
      const { from_date } = asked;
      await setState(trx, change.id, { state: 'withdrawn', from_date }, now);
      return { set: {}, summary: summarizeRentChange(asked) };
    }
    if (change.from_date <= today) throw closed();
    const money = { rental_amount: change.old_cents, payment_date };
    await saveChangedTerms(trx, rental, money, { now });
    await setState(trx, change.id, { state: 'withdrawn' }, now);
    return { set: { rental_amount: change.old_cents }, summary: summarizeRentChange(change) };
  });
}
