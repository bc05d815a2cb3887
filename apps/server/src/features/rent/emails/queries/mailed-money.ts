import type { Locale, RefundState } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';

/** A person who gets an email. */
export interface Recipient {
  email: string;
  locale: Locale;
  firstName: string;
  /** What it is about. */
  house: { title: string; thumbnail: string | null };
}

export interface Recipients {
  /** null if they closed their account, or never had one. */
  tenant: Recipient | null;
  lister: Recipient | null;
}

/** The recipients of emails about a rental's money. */
export async function findRecipients(trx: Trx, rentalId: number): Promise<Recipients> {
  const recipient = (of: string) => sql`case when ${sql.ref(of)}.status <> 'CLOSED' then
    json_build_object('email', ${sql.ref(of)}.email, 'locale', ${sql.ref(of)}.locale, 'firstName', ${sql.ref(of)}.first_name,
    'house', json_build_object('title', l.title, 'thumbnail', l.thumbnail)) end`;
  const { rows } = await sql<Recipients>`
    select ${recipient('t')} as tenant, ${recipient('w')} as lister
    from rentals r join listings l on l.id = r.listing_id
    join members w on w.id = r.lister_id left join members t on t.id = r.user_id
    where r.id = ${rentalId}`.execute(trx);
  return rows[0] ?? { tenant: null, lister: null };
}

export interface MailedRefund {
  id: number;
  /** Number of the returned payment. */
  transactionId: number;
  amount_cents: number;
  kept_cents: number;
  deductions: { reason: string; amount_cents: number }[];
  reason: string;
  method: 'card' | 'outside';
  state: RefundState;
  created_at: Date;
}

export async function findMailedRefund(
  trx: Trx,
  id: number | undefined,
): Promise<MailedRefund | undefined> {
  const { rows } = await sql<MailedRefund>`
    select id, coalesce(obligation_id, manual_payment_id) as "transactionId", amount_cents, kept_cents,
      deductions, reason, method, state, created_at
    from refunds where id = ${id ?? null}::integer`.execute(trx);
  return rows[0];
}

/** A payment request for a notification. */
export function findNotifiedRequest(
  trx: Trx,
  id: number | undefined,
): Promise<{ rental_id: number; amount_cents: number; obligation_id: number } | undefined> {
  return trx
    .selectFrom('payment_requests')
    .select(['rental_id', 'amount_cents', 'obligation_id'])
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
}

interface NotifiedPayment {
  rental_id: number | null;
  amount_cents: number;
  payment_for: string;
}

/** A card or manual payment: both share their numbers. */
export async function findNotifiedPayment(
  trx: Trx,
  id: number | undefined,
): Promise<NotifiedPayment | undefined> {
  const { rows } = await sql<NotifiedPayment>`
    select o.rental_id, o.amount_cents, coalesce(q.payment_for, o.kind) as payment_for
    from obligations o left join payment_requests q on q.obligation_id = o.id
    where o.id = ${id ?? null}::integer
    union all
    select rental_id, amount_cents, payment_for from manual_payments where id = ${id ?? null}::integer
  `.execute(trx);
  return rows[0];
}

interface NotifiedRefund {
  transaction_id: number;
  amount_cents: number;
}

export async function findNotifiedRefund(
  trx: Trx,
  id: number | undefined,
): Promise<NotifiedRefund | undefined> {
  const { rows } = await sql<NotifiedRefund>`
    select coalesce(obligation_id, manual_payment_id) as transaction_id, amount_cents
    from refunds where id = ${id ?? null}::integer`.execute(trx);
  return rows[0];
}
