import type { Locale } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { ShownConsent } from '../../autopay/commands/record-consent.ts';

interface MailedConsent {
  rental_id: number;
  shown: ShownConsent;
  created_at: Date;
  email: string;
  locale: Locale;
  first_name: string;
}

/** A tenant's consent; undefined if they closed their account. */
export async function findConsent(
  trx: Trx,
  consentId: number | undefined,
): Promise<MailedConsent | undefined> {
  const { rows } = await sql<MailedConsent>`
    select c.rental_id, c.shown, c.created_at, m.email, coalesce(c.shown->>'locale', m.locale) as locale,
      m.first_name
    from autopay_consents c join members m on m.id = c.member_id
    where c.id = ${consentId ?? null}::integer and m.status <> 'CLOSED'`.execute(trx);
  return rows[0];
}
