import type { Locale } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { isBlocked } from '../../../accounts/index.ts';

interface MailedMessage {
  email: string;
  /** The invited person's if they have an account, otherwise the lister's. */
  locale: Locale;
  firstName: string;
  lister: string;
  title: string;
  city: string;
  country: string;
  mailedToken: string;
}

/** undefined if the invitation is no longer open. */
export async function findMailedMessage(
  trx: Trx,
  { groupMessageId = 0, rentalId = 0 }: { groupMessageId?: number; rentalId?: number },
): Promise<MailedMessage | undefined> {
  const { rows } = await sql<MailedMessage>`
    select r.email, coalesce(i.locale, w.locale) as locale, r.first_name as "firstName", w.display_name as lister, l.title, l.city, l.country,
      r.mailed_token as "mailedToken"
    from group_messages g
    join rentals r on r.id = ${rentalId} and r.lister_id = g.lister_id and r.status = 'pending'
    join members w on w.id = r.lister_id
    join listings l on l.id = r.listing_id
    left join members i on i.email = r.email and i.status <> 'CLOSED'
    where g.id = ${groupMessageId} and (i.id is null or not ${isBlocked(sql`i.id`, sql`w.id`)})`.execute(
    trx,
  );
  return rows[0];
}
