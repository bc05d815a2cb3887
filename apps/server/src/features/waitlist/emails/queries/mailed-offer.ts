import type { Locale, OfferState } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { timeZoneOf } from '../../../rentals/index.ts';
import { waitsApart } from '../../queries/find-entry.ts';

/** An offer with the data for its emails. */
export interface MailedOffer {
  state: OfferState;
  expires_at: Date;
  title: string;
  thumbnail: string | null;
  city: string;
  country: string;
  listing_id: number;
  bed: string;
  time_zone: string;
  member_email: string;
  member_locale: Locale;
  member_first_name: string;
  member_name: string;
  lister_email: string;
  lister_locale: Locale;
  lister_first_name: string;
  lister_name: string;
}

export async function findOffer(
  trx: Trx,
  id: number | undefined,
): Promise<MailedOffer | undefined> {
  const { rows } = await sql<MailedOffer>`
    select o.state, o.expires_at, l.title, l.thumbnail, l.city, l.country, l.id as listing_id, r.room_name || ', ' || b.bed_name as bed,
      ${timeZoneOf} as time_zone, m.email as member_email, m.locale as member_locale, m.first_name as member_first_name,
      m.display_name as member_name, w.email as lister_email, w.locale as lister_locale, w.first_name as lister_first_name,
      w.display_name as lister_name
    from waitlist_offers o
    join waitlist_entries e on e.id = o.entry_id
    join listings l on l.id = e.listing_id
    join beds b on b.id = o.bed_id join rooms r on r.id = b.room_id
    join members m on m.id = e.member_id and m.status <> 'CLOSED'
    join members w on w.id = l.user_id
    where o.id = ${id ?? null}::integer`.execute(trx);
  return rows[0];
}

/** A free bed with a waitlist. */
interface FreeBedMail {
  title: string;
  thumbnail: string | null;
  bed: string;
  waiting: number;
  is_held: boolean;
  lister_email: string;
  lister_locale: Locale;
  lister_first_name: string;
}

export async function findFreeBed(
  trx: Trx,
  id: number | undefined,
): Promise<FreeBedMail | undefined> {
  const { rows } = await sql<FreeBedMail>`
    select l.title, l.thumbnail, r.room_name || ', ' || b.bed_name as bed, w.email as lister_email, w.locale as lister_locale,
      w.first_name as lister_first_name,
      (
        select count(*)::integer from waitlist_entries e
        where e.listing_id = l.id and e.closed_at is null and not ${waitsApart}
      ) as waiting,
      exists (
        select from bed_stays s
        where s.bed_id = b.id and (s.offer_id is not null or upper_inf(s.stay))
      ) or b.status <> 'ACTIVE' as is_held
    from beds b
    join rooms r on r.id = b.room_id join listings l on l.id = b.listing_id
    join members w on w.id = l.user_id and w.status <> 'CLOSED'
    where b.id = ${id ?? null}::integer`.execute(trx);
  return rows[0];
}
