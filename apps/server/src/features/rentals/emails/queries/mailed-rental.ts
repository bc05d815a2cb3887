import type { Locale } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { textsIn } from '../../../../platform/texts.ts';
import { getRental, type RentalRow } from '../../queries/rental-rows.ts';

/** A rental with the data for its emails. */
export interface MailedRental {
  rental: RentalRow;
  /** The link token that only the invited person gets. */
  mailedToken: string;
  /** The tenant's account email, or the invited one. */
  tenantEmail: string;
  /** The tenant's language; without an account, the lister's. */
  tenantLocale: Locale;
  /** Their own first name; before they accept, the one that the lister entered, if any. */
  tenantFirstName: string;
  listerEmail: string;
  listerLocale: Locale;
  listerFirstName: string;
  /** The lister's name for the tenant. */
  tenantName: string;
  /** From the last step. */
  reason: string | null;
  /** A reason stands on the rental's page only, since its reader is a stranger. */
  isReasonLeftOut: boolean;
  /** Whether the two share an accepted rental, or the tenant wrote to the lister. */
  knowsLister: boolean;
  /** The same the other way around. */
  knowsTenant: boolean;
}

/** Whether a member has written to the other one. */
const hasWritten = (author: RawBuilder<number>) => sql<boolean>`exists (
  select from threads h
  where h.low_id = least(r.lister_id, coalesce(t.id, i.id))
    and h.high_id = greatest(r.lister_id, coalesce(t.id, i.id))
    and ${author} in (h.first_author_id, h.replier_id)
)`;

/** undefined if the rental does not exist. */
export async function findMailedRental(
  trx: Trx,
  id: number | undefined,
): Promise<MailedRental | undefined> {
  const { rows } = await sql<
    Omit<MailedRental, 'rental' | 'tenantName' | 'isReasonLeftOut'> & { name: string | null }
  >`
    select r.mailed_token as "mailedToken", coalesce(t.email, r.email) as "tenantEmail",
      coalesce(t.locale, i.locale, w.locale) as "tenantLocale", w.locale as "listerLocale",
      coalesce(t.first_name, r.first_name) as "tenantFirstName",
      w.email as "listerEmail", w.first_name as "listerFirstName",
      coalesce(t.display_name, nullif(trim(r.first_name || ' ' || r.last_name), ''),
        case when not r.email_hidden then r.email end) as name,
      (
        select h.reason from rental_history h where h.rental_id = r.id order by h.id desc limit 1
      ) as reason,
      k.rents or ${hasWritten(sql`coalesce(t.id, i.id)`)} as "knowsLister",
      k.rents or ${hasWritten(sql`r.lister_id`)} as "knowsTenant"
    from rentals r
    join members w on w.id = r.lister_id
    left join members t on t.id = r.user_id and t.status <> 'CLOSED'
    left join members i on r.user_id is null and i.email = r.email and i.status <> 'CLOSED'
    cross join lateral (
      select exists (
        select from rentals x where x.lister_id = r.lister_id and x.accepted_at is not null
          and (x.id = r.id or x.user_id = coalesce(t.id, i.id))
      ) as rents
    ) k
    where r.id = ${id ?? null}::integer`.execute(trx);
  const [row] = rows;
  if (row === undefined || id === undefined) return undefined;
  const { name, ...mailed } = row;
  const tenantName = name ?? textsIn(row.listerLocale).t('rentals/emails:invited_person');
  return { ...mailed, tenantName, isReasonLeftOut: false, rental: await getRental(trx, id) };
}
