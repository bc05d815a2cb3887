import type { BedKind, OfferState, WaitlistMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockListings } from '../../../platform/database/locks.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { isCutOff } from '../../accounts/index.ts';

/** An entry of a waitlist with its crash pad and open offer. */
export interface EntryRow {
  id: number;
  listing_id: number;
  member_id: number;
  lister_id: number;
  wanted_from: string | null;
  bed_kind: BedKind | null;
  is_closed: boolean;
  /** A block keeps the member and the lister apart. */
  is_cut_off: boolean;
  mode: WaitlistMode;
  offer_id: number | null;
  bed_id: number | null;
  state: Extract<OfferState, 'open' | 'claimed'> | null;
  expires_at: Date | null;
  /** How the last offer ended. */
  last_state: OfferState | null;
}

/** Whether a block keeps the member of an entry `e` apart from the lister of its crash pad `l`. */
export const waitsApart = isCutOff(sql`e.member_id`, sql`l.user_id`);

/** undefined if the entry does not exist. */
export async function findEntry(db: Db | Trx, id: number): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.listing_id, e.member_id, l.user_id as lister_id, e.wanted_from, e.bed_kind,
      e.closed_at is not null as is_closed, ${waitsApart} as is_cut_off, l.waitlist_mode as mode,
      o.id as offer_id, o.bed_id, o.state, o.expires_at,
      (
        select x.state from waitlist_offers x where x.entry_id = e.id and x.ended_at is not null
        order by x.id desc limit 1
      ) as last_state
    from waitlist_entries e
    join listings l on l.id = e.listing_id
    left join waitlist_offers o on o.entry_id = e.id and o.ended_at is null
    where e.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks the crash pad of an entry, like every command that assigns a bed, and reads the entry. */
export async function lockEntry(trx: Trx, id: number): Promise<EntryRow | undefined> {
  await lockListings(trx, sql`l.id = (select listing_id from waitlist_entries where id = ${id})`);
  return findEntry(trx, id);
}
