import { type EndOfRent, endOfRent, type Locale, type RentalStatus } from '@crewpad/domain';
import { sql } from 'kysely';
import type { ChangeSummary } from '../../../../platform/database/column-types.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { isBlocked } from '../../../accounts/index.ts';
import { stayOf } from '../../present-rental.ts';
import { findRental, type RentalRow } from '../../queries/rental-rows.ts';

export interface EmailedStep {
  action: string;
  actor: 'lister' | 'tenant' | 'system' | 'admin';
  /** Of the rental, after the step. */
  status: RentalStatus;
  summary: ChangeSummary;
  /** null after a block: it stands on the rental's page only. */
  reason: string | null;
  rental: RentalRow;
  /** What the end of the stay leaves; null for other steps. */
  left: EndOfRent | null;
  /** The link token that only the invited person gets. */
  mailedToken: string;
  to: string;
  /** The recipient's language; without an account, the lister's. */
  locale: Locale;
  /** Empty if the tenant has no account, and the lister entered no name. */
  firstName: string;
}

interface StepRow {
  rental_id: number;
  action: string;
  actor: EmailedStep['actor'];
  status: RentalStatus;
  summary: ChangeSummary;
  reason: string | null;
  mailed_token: string;
  email: string | null;
  locale: Locale;
  first_name: string;
}

/**
 * The step behind an ordered email, with its recipient; undefined if there is none, or they closed
 * their account.
 */
export async function findEmailedStep(
  trx: Trx,
  { historyId, to }: { historyId?: number; to?: 'lister' | 'tenant' },
): Promise<EmailedStep | undefined> {
  if (historyId === undefined || to === undefined) return undefined;
  const isToLister = to === 'lister';
  const { rows } = await sql<StepRow>`
    select h.rental_id, h.action, h.actor, h.status, h.change_summary as summary, r.mailed_token,
      case when not ${isBlocked(sql`r.lister_id`, sql`r.user_id`)} then h.reason end as reason,
      coalesce(m.first_name, r.first_name) as first_name,
      case when m.status = 'CLOSED' then null when ${isToLister}::boolean or m.id is not null then m.email
        else r.email end as email,
      coalesce(m.locale, w.locale) as locale
    from rental_history h
    join rentals r on r.id = h.rental_id
    join members w on w.id = r.lister_id
    left join members m on case when ${isToLister}::boolean then m.id = r.lister_id
      else m.id = r.user_id or r.user_id is null and m.email = r.email end
    where h.id = ${historyId}`.execute(trx);
  const row = rows[0];
  if (row === undefined || row.email === null) return undefined;
  const rental = await findRental(trx, row.rental_id);
  if (rental === undefined) return undefined;
  const { email, first_name: firstName, mailed_token: mailedToken, ...step } = row;
  const left = ENDS.has(step.action) ? endOf(rental) : null;
  return { ...step, rental, left, mailedToken, to: email, firstName };
}

/** The steps that set the end of a stay. */
const ENDS = new Set(['check_out', 'schedule_checkout', 'confirm_checkout', 'leave', 'end']);

const endOf = (rental: RentalRow): EndOfRent | null =>
  rental.settlement && endOfRent(stayOf(rental), rental.settlement);
