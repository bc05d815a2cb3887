import { ApiError } from '@crewpad/contract';
import { AUTOPAY, type AutoPay, localDate, RAISE_NOTICE_DAYS, toCents } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import type { ChangeSummary } from '../../../platform/database/column-types.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockListings, lockRentals } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { invalidInput, notFound, refusal } from '../../../platform/errors.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { type MemberBlocking, type NewBlock, sharesStay } from '../../accounts/index.ts';
import {
  type AutopaySettings,
  requireAutopaySetup,
  requireCardAmounts,
} from '../../payouts/index.ts';
import {
  applyChange,
  type RentalChange,
  type RentalServices,
  requireFreeBed,
  withOneStayPerBed,
} from '../change-rental.ts';
import {
  closingRefusal,
  listingsToLock,
  prepareToClose,
  type RentTermsOf,
  rentChanging,
  requireOfferAtRest,
} from '../hooks.ts';
import { can } from '../policy.ts';
import { findStoredRental, getStoredRental, type StoredRental } from '../rentals.queries.ts';
import { changedTerms, summarize, summarizeRentChange, summarizeReplaced } from '../summarize.ts';
import { declined, lockForInvitation } from './answer.ts';
import {
  getInvitablePlace,
  moneyColumns,
  personColumns,
  type RentalEdit,
  requireBed,
} from './invitations.queries.ts';
import { checkStay, saveOfferedTerms } from './invite.ts';

/** The columns whose new value differs from the stored one. */
export function differing<Row extends object, Columns extends Partial<Row>>(
  row: Row,
  columns: Columns,
): Partial<Columns> {
  const entries = Object.entries(columns).filter(
    ([key, value]) => value !== (row as Record<string, unknown>)[key],
  );
  return Object.fromEntries(entries) as Partial<Columns>;
}

/**
 * The editable fields of an accepted rental: rent, its day, the late fee, the bed, and the lister's
 * notes.
 * @throws ApiError 404 for a bed of another listing, 409 if the bed is taken, 422 if a locked field
 * differs
 */
async function editAccepted(
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
  if (money.rental_amount !== rental.rental_amount && rental.auto_pay !== AUTOPAY.off) {
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
  const values: Record<string, unknown> = {
    ...form,
    email: email?.toLowerCase(),
    deposit: deposit === undefined ? undefined : toCents(deposit ?? 0),
  };
  const differs = (field: string) => {
    // Empty means not given, except for optional fields.
    const value = values[field] ?? (field.startsWith('end_') ? values[field] : undefined);
    return value !== undefined && value !== agreed[field];
  };
  const locked = Object.keys(agreed).filter(differs);
  if (locked.length === 0) return;
  throw invalidInput(Object.fromEntries(locked.map((field) => [field, [`${field}_is_locked`]])));
}

/**
 * The editable fields of a pending invitation; the listings are locked.
 * @throws ApiError 404 for listings or beds of others, 409 if the bed is taken, 422 for form errors
 */
async function editOffer(
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
  if (auto_pay === AUTOPAY.on && rental.auto_pay !== AUTOPAY.on)
    await requireAutopaySetup(trx, actor, settings);
  if (auto_pay !== AUTOPAY.off) {
    const { holds_deposit } = rental;
    requireCardAmounts(holds_deposit ? { ...money, deposit: 0 } : money, settings);
  }
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
  if (auto_pay === AUTOPAY.asked || auto_pay === AUTOPAY.stopAsked)
    throw invalidInput({ auto_pay: ['is_not_an_option'] });
  return auto_pay === AUTOPAY.off && rental.auto_pay === AUTOPAY.asked ? 2 : auto_pay;
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

/**
 * Edits an invitation or a rental. Missing fields stay. Emails the tenant if agreed terms changed.
 * @param onlyPending whether the caller expects an invitation
 * @throws ApiError 404 for rentals of others; 409 for the wrong state, an outdated version, or a
 * taken bed; 422 for form errors or locked fields
 */
export function updateRental(
  { db, clock, config, payments }: RentalServices & AutopaySettings,
  actor: MemberActor,
  id: number,
  form: RentalEdit,
  { onlyPending }: { onlyPending: boolean },
): Promise<StoredRental> {
  const now = clock.now();
  return withOneStayPerBed(() =>
    transaction(db, async (trx) => {
      const rental = await lockOwnRental(trx, actor, id, form);
      const isOffer = rental.status === 'pending';
      const isInvitation = onlyPending || !['accepted', 'ended'].includes(rental.status);
      const action = isInvitation ? 'edit_invite' : 'update';
      enforce(can(actor, action, rental));
      requireCurrent(rental, form.updated_at);
      const set = isOffer
        ? await editOffer(trx, actor, rental, form, { now, config, payments })
        : await editAccepted(trx, rental, form, { actorId: actor.id, now, config, payments });
      // A higher rent may be asked for meanwhile.
      if (Object.keys(set).length === 0) return getStoredRental(trx, id);
      const step = { action, actor: 'lister', actorId: actor.id, now } as const;
      // The version must not reveal to the tenant that there is a note.
      const isPrivate = Object.keys(set).every((column) => column === 'note_agreement');
      const after = await applyChange(
        trx,
        rental,
        { set, summary: summarizeEdit, isPrivate },
        step,
      );
      await notifyTenant(trx, rental, after, now);
      return after;
    }),
  );
}

/**
 * An edit, the first day of the rent that it announces, and what that replaces. A rent that is only
 * asked for has its own entry, which says the same.
 */
export function summarizeEdit(
  before: StoredRental,
  after: StoredRental,
): ChangeSummary | undefined {
  const { rent_change: change } = after;
  const isNew = change !== null && change.id > (before.rent_change?.id ?? 0);
  if (isNew && change.state === 'asked') {
    const { rental_amount: _asked, ...others } = summarize(before, after);
    return Object.keys(others).length === 0 ? undefined : others;
  }
  const today = localDate(after.updated_at, after.time_zone);
  const isGone =
    change?.id !== before.rent_change?.id && before.rental_amount !== after.rental_amount;
  const replaced = isGone ? summarizeReplaced(before.rent_change, today) : {};
  const summary = { ...summarize(before, after), ...replaced };
  if (!isNew || change.state !== 'announced') return summary;
  return { ...summary, ...summarizeRentChange(change) };
}

/** Locks member, listings and rental; an invitation may move to another listing. */
async function lockOwnRental(
  trx: Trx,
  actor: MemberActor,
  id: number,
  form: RentalEdit,
): Promise<StoredRental> {
  const rental = await findStoredRental(trx, id);
  if (rental === undefined) throw notFound();
  // Refuses strangers and the tenant before locking anything.
  enforce(can(actor, 'edit_note', rental));
  const listingId = form.listing_id ?? form.location_id ?? rental.listing_id;
  await lockForInvitation(trx, actor.id, [rental.listing_id, listingId]);
  await lockRentals(trx, id);
  return getStoredRental(trx, id);
}

/** @throws ApiError 409 if the rental was changed after the caller read it */
function requireCurrent({ updated_at }: StoredRental, readAt: string | undefined): void {
  if (readAt === undefined || Date.parse(readAt) >= updated_at.getTime()) return;
  throw refusal(409, 'EDITED_MEANWHILE', 'rentals:edited_meanwhile');
}

async function notifyTenant(
  trx: Trx,
  before: StoredRental,
  after: StoredRental,
  now: Date,
): Promise<void> {
  const isOffer = after.status === 'pending';
  // A changed rent has its own email.
  const fields = changedTerms(summarize(before, after)).filter(
    (field) => isOffer || field !== 'rental_amount',
  );
  if (fields.length === 0) return;
  const mail = isOffer ? 'rental_offer_changed' : 'rental_changed';
  await orderMail(trx, { mail, rentalId: after.id, fields }, { now });
}

interface OpenInvitation {
  id: number;
  listing_id: number;
  lister_id: number;
}

/**
 * The pending invitations between two members without an accepted rental, in lock order. As for new
 * ones, the invited email is enough, verified or not.
 */
async function listInvitations(db: Db | Trx, { blockerId, blockedId }: NewBlock) {
  const { rows } = await sql<OpenInvitation>`
    select r.id, r.listing_id, r.lister_id
    from (values (${blockerId}::integer, ${blockedId}::integer),
      (${blockedId}::integer, ${blockerId}::integer)) k (lister_id, guest_id)
    join members g on g.id = k.guest_id
    join rentals r on r.lister_id = k.lister_id and r.status = 'pending' and (r.user_id = g.id
      or r.user_id is null and r.email = g.email)
    where not ${sharesStay(blockerId, blockedId)}
    order by r.listing_id, r.id`.execute(db);
  return rows;
}

/**
 * A block ends the invitations between two members without an accepted rental, each by the side that
 * blocks: it declines or cancels them.
 */
export const endInvitationsBetween: MemberBlocking = {
  async prepare(services, block) {
    for (const { id } of await listInvitations(services.db, block)) {
      try {
        await prepareToClose(services, id);
      } catch (error) {
        // What is being paid now, or cannot be closed because the provider is away, stays as it is.
        if (!(error instanceof ApiError)) throw error;
      }
    }
  },

  async lock(trx, block) {
    const invitations = await listInvitations(trx, block);
    const invited = sql.val(invitations.map(({ listing_id }) => listing_id));
    const others = [...listingsToLock].map(({ between }) => sql`or l.id in (${between(block)})`);
    await lockListings(trx, sql`(l.id = any (${invited}::integer[]) ${sql.join(others, sql` `)})`);
    await lockRentals(
      trx,
      invitations.map(({ id }) => id),
    );
  },

  end: endInvitations,
};

async function endInvitations(trx: Trx, block: NewBlock, now: Date): Promise<void> {
  const { blockerId: actorId } = block;
  for (const { id, lister_id } of await listInvitations(trx, block)) {
    const rental = await findStoredRental(trx, id);
    if (rental?.status !== 'pending' || (await closingRefusal(trx, id, now))) continue;
    if (lister_id === actorId) {
      await orderMail(trx, { mail: 'rental_cancelled', rentalId: id }, { now });
      const set = { status: 'cancelled', closed_as: 'cancelled', ended_at: now } as const;
      const step = { action: 'cancel_invite', actor: 'lister', actorId, now } as const;
      await applyChange(trx, rental, { set }, step);
    } else {
      await orderMail(trx, { mail: 'rental_declined', rentalId: id, to: 'lister' }, { now });
      const step = { action: 'decline', actor: 'tenant', actorId, now } as const;
      await applyChange(trx, rental, { set: declined(now) }, step);
    }
  }
}
