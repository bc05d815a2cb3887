import { type OfferAction, offerTransition } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import type { EntryRow } from '../queries/find-entry.ts';
import { offerToNext } from './offer-next.ts';

/** An entry with an open offer. */
export type OfferedEntry = EntryRow & {
  offer_id: number;
  bed_id: number;
  state: 'open' | 'claimed';
  expires_at: Date;
};

export const hasOffer = (entry: EntryRow): entry is OfferedEntry => entry.offer_id !== null;

/** Transitions by others, which email the person. */
const UNASKED: readonly OfferAction[] = ['expire', 'lapse', 'release', 'withdraw'];

/**
 * Ends an offer of an entry with a locked listing: its bed is no longer held. After a pass and
 * after an expiry the bed is offered to the next person. The caller refreshes the listing.
 */
export async function endOffer(
  trx: Trx,
  entry: OfferedEntry,
  action: Exclude<OfferAction, 'claim'>,
  now: Date,
): Promise<void> {
  const step = offerTransition(action, entry.state);
  if (step === undefined) throw new Error(`an offer that is ${entry.state} cannot ${action}`);
  await trx
    .updateTable('waitlist_offers')
    .set({ state: step.to, ended_at: now })
    .where('id', '=', entry.offer_id)
    .execute();
  await trx.deleteFrom('bed_stays').where('offer_id', '=', entry.offer_id).execute();
  if (step.closesEntry !== undefined) await closeEntry(trx, entry.id, step.closesEntry, now);
  if (UNASKED.includes(action)) {
    await orderMail(trx, { mail: 'waitlist_offer_ended', offerId: entry.offer_id }, { now });
  }
  if (step.freesBed === true) await offerToNext(trx, entry, entry.bed_id, now);
}

export async function closeEntry(
  trx: Trx,
  id: number,
  as: 'invited' | 'expired' | 'left' | 'closed',
  now: Date,
): Promise<void> {
  await sql`
    update waitlist_entries set closed_at = ${now}, closed_as = ${as}
    where id = ${id} and closed_at is null`.execute(trx);
}
