import type { OfferState } from '@crewpad/domain';
import type { Trx } from '../../../platform/database/transaction.ts';

export interface NotifiedOffer {
  state: OfferState;
  /** The member on the waitlist. */
  member_id: number;
  listing_id: number;
  lister_id: number;
}

/** An offer of a waitlist. */
export function findNotifiedOffer(
  trx: Trx,
  id: number | undefined,
): Promise<NotifiedOffer | undefined> {
  return trx
    .selectFrom('waitlist_offers as o')
    .innerJoin('waitlist_entries as e', 'e.id', 'o.entry_id')
    .innerJoin('listings as l', 'l.id', 'e.listing_id')
    .select(['o.state', 'e.member_id', 'e.listing_id', 'l.user_id as lister_id'])
    .where('o.id', '=', id ?? 0)
    .executeTakeFirst();
}

/** The crash pad of a bed. */
export function findListingOfBed(
  trx: Trx,
  bedId: number | undefined,
): Promise<{ listing_id: number; lister_id: number } | undefined> {
  return trx
    .selectFrom('beds as b')
    .innerJoin('listings as l', 'l.id', 'b.listing_id')
    .select(['b.listing_id', 'l.user_id as lister_id'])
    .where('b.id', '=', bedId ?? 0)
    .executeTakeFirst();
}
