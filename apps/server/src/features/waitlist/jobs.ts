import type { Db } from '../../platform/database/database.ts';
import { lockListings } from '../../platform/database/locks.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { JobDefinition } from '../../platform/jobs/definition.ts';
import type { JobServices } from '../feature.ts';
import { refreshListings } from '../search/index.ts';
import { endOffer, hasOffer } from './offers.ts';
import { listDueOffers, listSoonFree, lockEntry, nextExpiry } from './waitlist.queries.ts';
import { settleWaitlists } from './waitlist.ts';

/** Expires offers, and offers beds whose check-out is near. */
export function waitlistJobs({ db, clock }: Pick<JobServices, 'db' | 'clock'>): JobDefinition[] {
  return [
    {
      name: 'expire-waitlist-offers',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => expireOffers(db, clock.now()),
      nextDue: (after, until) => nextExpiry(db, after, until),
    },
    {
      name: 'offer-waitlist-beds',
      cron: '*/10 * * * *',
      limitSeconds: 300,
      run: () => settleSoonFree(db, clock.now()),
      nextDue: async (after, until) => {
        const soon = await listSoonFree(db, until);
        return soon.map(({ at }) => at).find((at) => at > after && at <= until);
      },
    },
  ];
}

/** @returns how many offers ended */
export async function expireOffers(db: Db, now: Date): Promise<number> {
  let ended = 0;
  for (const entryId of await listDueOffers(db, now)) {
    const isEnded = await transaction(db, async (trx) => {
      const entry = await lockEntry(trx, entryId);
      // Read again under the lock: it may have been answered.
      if (entry === undefined || !hasOffer(entry) || entry.expires_at > now) return false;
      await endOffer(trx, entry, entry.state === 'open' ? 'expire' : 'lapse', now);
      await refreshListings(trx, [entry.listing_id], now);
      return true;
    });
    if (isEnded) ended += 1;
  }
  return ended;
}

async function settleSoonFree(db: Db, now: Date): Promise<void> {
  const soon = (await listSoonFree(db, now)).filter(({ at }) => at <= now);
  for (const id of new Set(soon.map((listing) => listing.id))) {
    await transaction(db, async (trx) => {
      await lockListings(trx, id);
      await settleWaitlists(trx, [id], now);
    });
  }
}
