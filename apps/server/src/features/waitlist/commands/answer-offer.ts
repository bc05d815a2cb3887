import { CLAIM_HOURS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import type { RentalServices } from '../../rentals/index.ts';
import { bedTaken, withOneStayPerBed } from '../../rentals/index.ts';
import { refreshListings } from '../../search/index.ts';
import { can } from '../policy.ts';
import { lockEntry } from '../queries/find-entry.ts';
import { listFreeBeds } from '../queries/free-beds.ts';
import { endOffer, hasOffer, type OfferedEntry } from './end-offer.ts';
import { holdBed, todayAt } from './offer-next.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Applies a transition to an open offer, under the lock of its crash pad. */
function changeOffer(
  { db, clock }: RentalServices,
  actor: MemberActor,
  entryId: number,
  action: 'claim' | 'pass' | 'release',
  work: (trx: Trx, entry: OfferedEntry, now: Date) => Promise<void>,
): Promise<void> {
  return transaction(db, async (trx) => {
    const entry = await lockEntry(trx, entryId);
    // Read after the lock: an offer that expired while waiting for it cannot be claimed.
    const now = clock.now();
    if (entry === undefined) throw notFound();
    enforce(can(actor, action, entry, now));
    if (!hasOffer(entry)) throw notFound();
    await work(trx, entry, now);
  });
}

/**
 * Claims the held bed, and asks the lister for an invitation.
 * @throws ApiError 404 for entries of others, 409 if no offer is open
 */
export function claimOffer(
  services: RentalServices,
  actor: MemberActor,
  id: number,
): Promise<void> {
  return changeOffer(services, actor, id, 'claim', async (trx, entry, now) => {
    const { offer_id } = entry;
    await trx
      .updateTable('waitlist_offers')
      .set({
        state: 'claimed',
        claimed_at: now,
        expires_at: new Date(now.getTime() + CLAIM_HOURS * HOUR_MS),
      })
      .where('id', '=', offer_id)
      .execute();
    await orderMail(trx, { mail: 'waitlist_claimed', offerId: offer_id }, { now });
  });
}

/** @throws ApiError 404 for entries of others, 409 if no offer is open */
export function passOffer(services: RentalServices, actor: MemberActor, id: number): Promise<void> {
  return changeOffer(services, actor, id, 'pass', async (trx, entry, now) => {
    await endOffer(trx, entry, 'pass', now);
    await refreshListings(trx, [entry.listing_id], now);
  });
}

/** @throws ApiError 404 for listings of others, 409 if no offer is open */
export function releaseOffer(
  services: RentalServices,
  actor: MemberActor,
  id: number,
): Promise<void> {
  return changeOffer(services, actor, id, 'release', async (trx, entry, now) => {
    await endOffer(trx, entry, 'release', now);
    await refreshListings(trx, [entry.listing_id], now);
  });
}

/**
 * Holds a bed for a person that the lister selects.
 * @throws ApiError 404 for listings of others, or an unknown bed; 409 if the bed is taken or held,
 * or a bed is held for them
 */
export function offerBed(
  { db, clock }: RentalServices,
  actor: MemberActor,
  { entryId, bedId }: { entryId: number; bedId: number },
): Promise<void> {
  const now = clock.now();
  return withOneStayPerBed(() =>
    transaction(db, async (trx) => {
      const entry = await lockEntry(trx, entryId);
      if (entry === undefined) throw notFound();
      enforce(can(actor, 'offer', entry, now));
      const { listing_id } = entry;
      const beds = await listFreeBeds(trx, [listing_id]);
      const bed = beds.find(({ id }) => id === bedId);
      if (bed === undefined) throw (await isBedOf(trx, bedId, listing_id)) ? bedTaken() : noBed();
      if (bed.is_held) throw bedTaken();
      const today = await todayAt(trx, listing_id, now);
      await holdBed(trx, { entryId, bed }, today, now);
      await refreshListings(trx, [listing_id], now);
    }),
  );
}

const noBed = () => notFound('rentals:bed_gone');

async function isBedOf(trx: Trx, bedId: number, listingId: number): Promise<boolean> {
  const { rows } = await sql`
    select from beds b join rooms r on r.id = b.room_id and r.status = 'ACTIVE'
    where b.id = ${bedId} and b.listing_id = ${listingId} and b.status = 'ACTIVE'`.execute(trx);
  return rows.length > 0;
}
