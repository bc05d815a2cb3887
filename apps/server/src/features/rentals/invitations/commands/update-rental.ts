import { localDate } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { enforce } from '../../../../platform/access/decision.ts';
import type { ChangeSummary } from '../../../../platform/database/column-types.ts';
import { lockRentals } from '../../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { notFound, refusal } from '../../../../platform/errors.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import type { AutopaySettings } from '../../../payouts/index.ts';
import { applyChange, type RentalServices } from '../../commands/change-rental.ts';
import { withOneStayPerBed } from '../../commands/require-free-bed.ts';
import { can } from '../../policy.ts';
import { findStoredRental, getStoredRental, type StoredRental } from '../../queries/rental-rows.ts';
import {
  changedTerms,
  summarize,
  summarizeRentChange,
  summarizeReplaced,
} from '../../summarize.ts';
import type { RentalEdit } from '../rental-columns.ts';
import { editAccepted } from './edit-accepted.ts';
import { editOffer } from './edit-offer.ts';
import { lockForInvitation } from './lock-for-invitation.ts';

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
function summarizeEdit(before: StoredRental, after: StoredRental): ChangeSummary | undefined {
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
  const known = await findStoredRental(trx, id);
  if (known === undefined) throw notFound();
  // Refuses strangers and the tenant before locking anything.
  enforce(can(actor, 'edit_note', known));
  const listingId = form.listing_id ?? form.location_id ?? known.listing_id;
  await lockForInvitation(trx, actor.id, [known.listing_id, listingId]);
  await lockRentals(trx, id);
  return getStoredRental(trx, id);
}

/** @throws ApiError 409 if the rental was changed after the caller read it */
function requireCurrent({ updated_at }: StoredRental, read: string | undefined): void {
  if (read === undefined || Date.parse(read) >= updated_at.getTime()) return;
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
