import { addDays, instantAt, OFFER_AHEAD_DAYS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { JobDefinition } from '../../../platform/jobs/definition.ts';
import type { JobServices } from '../../feature.ts';
import { refreshListings } from '../../search/index.ts';
import { endOffer, hasOffer } from './commands/end-offer.ts';
import { settleWaitlists } from './commands/settle-waitlists.ts';
import { lockEntry } from './queries/find-entry.ts';
import { timeZoneOf } from './queries/free-beds.ts';

/** Ends offers when their time is over, and offers beds whose check-out comes near. */
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
  const { rows } = await sql<{ entry_id: number }>`
    select entry_id from waitlist_offers where ended_at is null and expires_at <= ${now}
    order by expires_at, id`.execute(db);
  let ended = 0;
  for (const { entry_id } of rows) {
    const isEnded = await transaction(db, async (trx) => {
      const entry = await lockEntry(trx, entry_id);
      // Read again under the lock: it may have been answered by now.
      if (entry === undefined || !hasOffer(entry) || entry.expires_at > now) return false;
      await endOffer(trx, entry, entry.state === 'open' ? 'expire' : 'lapse', now);
      await refreshListings(trx, [entry.listing_id], now);
      return true;
    });
    if (isEnded) ended += 1;
  }
  return ended;
}

async function nextExpiry(db: Db, after: Date, until: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ expires_at: Date }>`
    select expires_at from waitlist_offers
    where ended_at is null and expires_at > ${after} and expires_at <= ${until}
    order by expires_at limit 1`.execute(db);
  return rows[0]?.expires_at;
}

/** Listings with a waitlist and a bed with an agreed check-out, and when that is near enough. */
async function listSoonFree(db: Db, until: Date): Promise<{ id: number; at: Date }[]> {
  const { rows } = await sql<{ id: number; free_from: string; time_zone: string }>`
    select l.id, max(upper(s.stay))::text as free_from, ${timeZoneOf} as time_zone
    from listings l
    join beds b on b.listing_id = l.id and b.status = 'ACTIVE'
    join bed_stays s on s.bed_id = b.id and s.rental_id is not null and not isempty(s.stay)
    where l.id in (select listing_id from waitlist_entries where closed_at is null)
    group by l.id, b.id
    having not bool_or(upper_inf(s.stay))
      and max(upper(s.stay)) <= (${until}::timestamptz at time zone 'UTC')::date + ${OFFER_AHEAD_DAYS + 1}::integer
      and b.announced_from is distinct from max(upper(s.stay))`.execute(db);
  return rows
    .map(({ id, free_from, time_zone }) => ({
      id,
      at: instantAt(addDays(free_from, -OFFER_AHEAD_DAYS), '00:00', time_zone),
    }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || one.id - other.id);
}

async function settleSoonFree(db: Db, now: Date): Promise<void> {
  const soon = (await listSoonFree(db, now)).filter(({ at }) => at <= now);
  for (const id of new Set(soon.map((listing) => listing.id))) {
    await transaction(db, async (trx) => {
      await sql`select from listings where id = ${id} for no key update`.execute(trx);
      await settleWaitlists(trx, [id], now);
    });
  }
}
