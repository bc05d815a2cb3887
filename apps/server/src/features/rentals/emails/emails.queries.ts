import {
  type EndOfRent,
  endOfRent,
  formatDay,
  type Locale,
  type RentalStatus,
} from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ChangeSummary } from '../../../platform/database/column-types.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { cardCents } from '../../../platform/payments/obligation-kinds.ts';
import { type Texts, textsIn } from '../../../platform/texts.ts';
import { isBlocked } from '../../accounts/index.ts';
import { unpaidDeposit } from '../present-money.ts';
import { stayOf } from '../present-rental.ts';
import { findRental, getRental, type RentalRow } from '../rentals.queries.ts';
import { formatPeriod, type RentalTexts } from './when.ts';

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
  const end = ENDS.has(step.action) ? endOf(rental) : null;
  return { ...step, rental, left: end, mailedToken, to: email, firstName };
}

/** The steps that set the end of a stay. */
const ENDS = new Set(['check_out', 'schedule_checkout', 'confirm_checkout', 'leave', 'end']);

const endOf = (rental: RentalRow): EndOfRent | null =>
  rental.settlement && endOfRent(stayOf(rental), rental.settlement);

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
  /** The deposit that a card paid on acceptance, with the lister's fee; in whole cents. */
  chargedDeposit: { cents: number; fee: number | null } | null;
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
      (
        select json_build_object('cents', ${cardCents}, 'fee', o.application_fee_cents)
        from obligations o
        where o.rental_id = r.id and o.kind = 'deposit' and o.paid_at is not null
        order by o.id desc limit 1
      ) as "chargedDeposit",
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

type Row = [name: string, value: string];

/** What is left to settle at the end of a stay, for one side; nothing for other steps. */
export function settlementRows(
  { left, rental }: EmailedStep,
  to: 'lister' | 'tenant',
  { texts, money, locale }: RentalTexts,
): Row[] {
  if (left === null) return [];
  const { t } = texts;
  const who = rental.lister.display_name;
  const { unused, unused_manual, unused_days: days, returned, credit, open, canceled } = left;
  const backOn = returned && formatDay(new Date(returned.on), 'UTC', locale);
  const backDays = returned?.days ? formatPeriod(returned.days.from, returned.days.to, texts) : '';
  const back = (name: 'returned_rent' | 'rent_in_stay', cents: number): Row[] =>
    cents === 0 || backOn === null
      ? []
      : [
          [
            t(`rentals:${name}`),
            t(`rentals:${name}_${to}`, { amount: money(cents), who, day: backOn, days: backDays }),
          ],
        ];
  const rowOf = (
    name: 'unused_rent' | 'paid_ahead' | 'open_rent' | 'deposit_left',
    cents: number,
  ): Row[] =>
    cents === 0
      ? []
      : [[t(`rentals:${name}`), t(`rentals:${name}_${to}`, { amount: money(cents), who })]];
  const unusedCents = (unused?.amount ?? 0) + unused_manual;
  const inStay = returned?.in_stay ?? 0;
  return [
    ...rowOf('unused_rent', unusedCents),
    ...(unusedCents === 0 || days === null
      ? []
      : [[t('rentals:unused_days_left'), formatPeriod(days.from, days.to, texts)] satisfies Row]),
    ...back('returned_rent', (returned?.amount ?? 0) - inStay),
    ...back('rent_in_stay', inStay),
    ...rowOf('paid_ahead', credit),
    ...rowOf(
      'open_rent',
      open.reduce((sum, { amount }) => sum + amount, 0),
    ),
    ...open.flatMap(({ rent, from, to: end, whole }): Row[] => {
      if (whole === null) return [];
      const values = { amount: money(rent), whole: money(whole) };
      const shortened = { ...values, days: formatPeriod(from, end, texts) };
      return [[t('rentals:rent_shortened'), t('rentals:rent_shortened_to', shortened)]];
    }),
    ...canceled.map(({ amount, from, to: end }): Row => {
      const values = { amount: money(amount), days: formatPeriod(from, end, texts) };
      return [t('rentals:rent_canceled'), t('rentals:rent_canceled_for', values)];
    }),
    ...rowOf('deposit_left', rental.deposit_money.held),
    ...unpaidRow(rental, texts),
  ];
}

function unpaidRow(rental: RentalRow, { t, money }: Texts): Row[] {
  const cents = unpaidDeposit(rental);
  if (cents === 0) return [];
  const key = rental.status === 'ended' ? 'deposit_unpaid' : 'deposit_unpaid_yet';
  return [[t('rentals:deposit_left'), t(`rentals:${key}`, { amount: money(cents) })]];
}
