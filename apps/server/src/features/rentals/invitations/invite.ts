import { ApiError, type contract } from '@crewpad/contract';
import {
  AUTOPAY,
  addDays,
  heldTerms,
  INVITATIONS_ACCEPTED_FIRST,
  localDate,
  STRANGERS_INVITED_FIRST,
  termsOn,
} from '@crewpad/domain';
import type { Actor, MemberActor } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { invalidInput, notFound, tooManyRequests } from '../../../platform/errors.ts';
import {
  findEarlierCall,
  type KeyedCall,
  readCall,
  recordCall,
} from '../../../platform/idempotency/calls.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { newLinkToken } from '../../../platform/tokens.ts';
import { cannotContact, recordVerifiedEmail } from '../../accounts/index.ts';
import {
  type AutopaySettings,
  isAutopaySetUp,
  requireAutopaySetup,
  requireCardAmounts,
} from '../../payouts/index.ts';
import { refreshListings } from '../../search/index.ts';
import { recordHistory, requireFreeBed, withOneStayPerBed } from '../change-rental.ts';
import { tenantInvited } from '../hooks.ts';
import { getStoredRental, type StoredRental } from '../rentals.queries.ts';
import { lockForInvitation } from './answer.ts';
import {
  countAccepted,
  type FoundByToken,
  findKnownEmail,
  getInvitablePlace,
  getPendingOffer,
  hasAccount,
  hasActiveListing,
  isInvited,
  isOutOfReach,
  isOwnSession,
  moneyColumns,
  personColumns,
  requireRoomForTenant,
  sameEmail,
} from './invitations.queries.ts';

interface InvitedStay {
  start_date: string;
  end_date: string | null;
  end_time: string | null;
  checkout_date: string | null;
}

/**
 * Validates what the schema cannot: dates against today at the crash pad and the stored dates.
 * Stored dates may be past; new ones may not.
 * @throws ApiError 422 with all errors
 */
export function checkStay(
  stay: InvitedStay,
  stored: InvitedStay | undefined,
  { now, timeZone }: { now: Date; timeZone: string },
): void {
  const today = localDate(now, timeZone);
  const errors: Record<string, string[]> = {};
  for (const field of ['start_date', 'end_date'] as const) {
    const date = stay[field];
    if (date !== null && date < today && date !== stored?.[field]) {
      errors[field] = ['date_is_before_today'];
    }
  }
  if (stay.end_date !== null && stay.end_time === null) {
    errors.end_time = ['check_out_time_is_required'];
  }
  const ends = [stay.end_date, stay.checkout_date].filter((date) => date !== null);
  if (ends.some((date) => date <= stay.start_date)) {
    errors.end_date = [...(errors.end_date ?? []), 'check_out_is_before_check_in'];
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

type CountingServices = Pick<Services, 'db' | 'payments' | 'limits'>;

/**
 * Counts an invitation, also against the lower limit on emails without an account that a new lister
 * has, so that no one uses invitations as a mail relay.
 * @param email undefined for a person that the lister knows
 * @throws ApiError 429
 */
async function countInvitation(
  services: CountingServices,
  actor: MemberActor,
  email: string | null | undefined,
): Promise<{ giveBack(): Promise<void> }> {
  const { limits } = services;
  const all = await limits.takeFor('invitations', String(actor.id));
  try {
    if (!(await isLimited(services, actor.id, email))) return all;
    const strangers = await limits.takeFor('stranger_invitations', String(actor.id));
    return {
      giveBack: async () => {
        await strangers.giveBack();
        await all.giveBack();
      },
    };
  } catch (error) {
    await all.giveBack();
    const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
    if (retryAfter === undefined) throw error;
    throw tooManyRequests(retryAfter, ({ t }) =>
      t('rentals:few_strangers', {
        strangers: STRANGERS_INVITED_FIRST,
        accepted: INVITATIONS_ACCEPTED_FIRST,
      }),
    );
  }
}

function isLimited(
  { db, payments }: CountingServices,
  listerId: number,
  email: string | null | undefined,
): Promise<boolean> {
  return transaction(db, async (trx) => {
    if (email == null || (await hasAccount(trx, email))) return false;
    if ((await countAccepted(trx, listerId)) >= INVITATIONS_ACCEPTED_FIRST) return false;
    const isSetUp = await isAutopaySetUp(trx, listerId, payments.mode);
    return !(isSetUp && (await hasActiveListing(trx, listerId)));
  });
}

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
  for (const item of later) rows.set(item.from_date, item.rental_amount);
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

/** An invitation; only one of several says that the lister has the deposit already. */
export type InvitationForm = contract.rentals.InviteForm & { holds_deposit?: boolean };

/**
 * Invites a person to a bed of the caller's own listing, and orders their email.
 * @param call identifies the invitation if it is one of several: a repetition invites nobody
 * @throws ApiError 403 over the plan limit, or for a person out of reach; 404 for listings or beds of others, 409 if the bed is
 * taken or the listing is not active, 422 for form errors
 */
export async function invite(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'payments' | 'limits'>,
  actor: MemberActor,
  form: InvitationForm,
  call?: KeyedCall,
): Promise<StoredRental> {
  const { db, clock } = services;
  const now = clock.now();
  const sentBefore = call && (await readCall(db, call));
  if (sentBefore?.status === 200) return getStoredRental(db, Number(sentBefore.answer));
  const reservation = await countInvitation(services, actor, form.email);
  try {
    const { rental, isRepeated } = await withOneStayPerBed(() =>
      transaction(db, async (trx) => {
        const earlier = await findEarlierCall(trx, call, now);
        if (earlier !== undefined) {
          return { rental: await getStoredRental(trx, Number(earlier.answer)), isRepeated: true };
        }
        const rental = await insertInvitation(trx, actor, form, services, now);
        if (call !== undefined) await recordCall(trx, call, 200, rental.id);
        return { rental, isRepeated: false };
      }),
    );
    if (isRepeated) await reservation.giveBack();
    return rental;
  } catch (error) {
    await reservation.giveBack();
    throw error;
  }
}

/** The same in the caller's transaction, and without counting it. */
export async function insertInvitation(
  trx: Trx,
  actor: MemberActor,
  form: InvitationForm,
  settings: AutopaySettings,
  now: Date,
): Promise<StoredRental> {
  const listing_id = form.listing_id ?? form.location_id ?? 0;
  const { bed_id, start_date, start_time, holds_deposit = false } = form;
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
  if (auto_pay === AUTOPAY.on) {
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
    holds_deposit,
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
  const knownEmail = await findKnownEmail(trx, actor.id, user_id);
  if (knownEmail === undefined) throw notFound('rentals:no_conversation');
  return { email: knownEmail, user_id, email_hidden: true };
}

/**
 * The pending invitation of a token. Records its first opening by anyone but the lister, and
 * verifies the invited member's email if they come from the emailed link.
 * @throws ApiError 404, the same for any reason
 */
export async function openOffer(
  db: Db,
  token: string,
  actor: Actor,
  now: Date,
): Promise<FoundByToken> {
  const offer = await getPendingOffer(db, token, now);
  const { rental, isMailed } = offer;
  const isLister = actor.kind === 'member' && actor.id === rental.lister_id;
  if (rental.opened_at === null && !isLister) await recordOpened(db, rental.id, now);
  if (isMailed && actor.kind === 'member' && provesEmail(actor, offer)) {
    await transaction(db, (trx) => recordVerifiedEmail(trx, actor.id, now));
  }
  return offer;
}

/** An admin who views the account does not verify its email. */
function provesEmail(actor: MemberActor, { rental }: FoundByToken): boolean {
  const isTheirs = isInvited(actor, rental) && sameEmail(actor.email, rental.email);
  return !actor.isEmailVerified && isOwnSession(actor) && isTheirs;
}

async function recordOpened(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('rentals')
    .set({ opened_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('opened_at', 'is', null)
    .execute();
}
