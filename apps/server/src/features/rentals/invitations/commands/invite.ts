import type { contract } from '@crewpad/contract';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { invalidInput, notFound } from '../../../../platform/errors.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import type { Services } from '../../../../platform/services.ts';
import { newLinkToken } from '../../../../platform/tokens.ts';
import { cannotContact } from '../../../accounts/index.ts';
import {
  type AutopaySettings,
  requireAutopaySetup,
  requireCardAmounts,
} from '../../../payouts/index.ts';
import { refreshListings } from '../../../search/index.ts';
import { recordHistory } from '../../commands/change-rental.ts';
import { requireFreeBed, withOneStayPerBed } from '../../commands/require-free-bed.ts';
import { tenantInvited } from '../../hooks.ts';
import { getStoredRental, type StoredRental } from '../../queries/rental-rows.ts';
import { checkStay } from '../check-stay.ts';
import { findKnownEmail, isOutOfReach } from '../queries/find-invitee.ts';
import { getInvitablePlace } from '../queries/get-place.ts';
import { requireRoomForTenant } from '../queries/tenant-limit.ts';
import { moneyColumns, personColumns } from '../rental-columns.ts';
import { countInvitation } from './count-invitation.ts';
import { lockForInvitation } from './lock-for-invitation.ts';
import { saveOfferedTerms } from './save-terms.ts';

/**
 * Invites a person to a bed of the caller's own listing, and orders their email.
 * @throws ApiError 403 over the plan limit, or for a person out of reach; 404 for listings or beds of others, 409 if the bed is
 * taken or the listing is not active, 422 for form errors
 */
export async function invite(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'payments' | 'limits'>,
  actor: MemberActor,
  form: contract.rentals.InviteForm,
): Promise<StoredRental> {
  const { db, clock } = services;
  const taken = await countInvitation(services, actor, form.email);
  try {
    return await withOneStayPerBed(() =>
      transaction(db, (trx) => insertInvitation(trx, actor, form, services, clock.now())),
    );
  } catch (error) {
    await taken.giveBack();
    throw error;
  }
}

async function insertInvitation(
  trx: Trx,
  actor: MemberActor,
  form: contract.rentals.InviteForm,
  settings: AutopaySettings,
  now: Date,
): Promise<StoredRental> {
  const listing_id = form.listing_id ?? form.location_id ?? 0;
  const { bed_id, start_date, start_time } = form;
  await lockForInvitation(trx, actor.id, [listing_id]);
  const where = { listing_id, bed_id, room_id: form.room_id };
  const { time_zone } = await getInvitablePlace(trx, actor.id, where);
  const invitee = await resolveInvitee(trx, actor, form);
  if (await isOutOfReach(trx, actor.id, invitee)) throw cannotContact('CANNOT_INVITE');
  const end_date = form.end_date ?? null;
  const end_time = end_date === null ? null : (form.end_time ?? null);
  const stay = { start_date, start_time, checkout_date: end_date, checkout_time: end_time };
  checkStay({ ...stay, end_date, end_time }, undefined, { now, timeZone: time_zone });
  const columns = { ...personColumns(form), ...moneyColumns(form, NO_MONEY) };
  await requireRoomForTenant(trx, actor, settings.payments.mode);
  const { auto_pay } = form;
  if (auto_pay === 1) {
    await requireAutopaySetup(trx, actor, settings);
    requireCardAmounts(columns, settings);
  }
  for (const giveUpHold of tenantInvited) await giveUpHold(trx, listing_id, invitee, now);
  await requireFreeBed(trx, { bed_id, ...stay }, null);
  const row = {
    lister_id: actor.id,
    listing_id,
    bed_id,
    time_zone,
    auto_pay,
    ...invitee,
    ...columns,
  };
  const { id } = await trx
    .insertInto('rentals')
    .values({
      ...row,
      ...stay,
      end_date,
      end_time,
      status: 'pending',
      token: newLinkToken(),
      mailed_token: newLinkToken(),
      autopay_since: now,
      invited_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveOfferedTerms(trx, id, { start_date, ...columns });
  const rental = await getStoredRental(trx, id);
  await recordHistory(trx, rental, { action: 'invite', actor: 'lister', actorId: actor.id, now });
  await refreshListings(trx, [listing_id], now);
  await orderMail(trx, { mail: 'rental_invitation', rentalId: id }, { now });
  return rental;
}

const NO_MONEY = { rental_amount: 0, deposit: 0, late_fee: null, payment_date: 1, fee_id: null };

/**
 * By email, or, without revealing it, a person who shares a thread or a waitlist with the lister.
 */
async function resolveInvitee(
  trx: Trx,
  actor: MemberActor,
  { email, user_id }: contract.rentals.InviteForm,
): Promise<{ email: string; user_id: number | null; email_hidden: boolean }> {
  if (email != null) {
    if (email.toLowerCase() === actor.email.toLowerCase()) {
      throw invalidInput({ email: ['own_email'] });
    }
    return { email, user_id: null, email_hidden: false };
  }
  if (user_id == null) throw notFound();
  if (user_id === actor.id) throw invalidInput({ user_id: ['own_email'] });
  const found = await findKnownEmail(trx, actor.id, user_id);
  if (found === undefined) throw notFound('rentals:no_conversation');
  return { email: found, user_id, email_hidden: true };
}
