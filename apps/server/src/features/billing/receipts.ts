import type { contract } from '@crewpad/contract';
import { feeCode, type Locale, type ObligationKind, type Plan, toDollars } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { displayEmail } from '../../platform/mail/display-email.ts';
import {
  cardCents,
  hasOwnMoney,
  type ObligationKinds,
  type ObligationWords,
  rulesOf,
} from '../../platform/payments/obligation-kinds.ts';
import { type Texts, textsIn } from '../../platform/texts.ts';
import { isBlocked } from '../accounts/index.ts';
import type { AskedReceipts } from './hooks.ts';
import {
  type AfterPayment,
  afterPayment,
  presentDispute,
  presentObjections,
  presentRefunds,
} from './ledger/after-payment.queries.ts';
import { describeObligations } from './ledger/obligations.queries.ts';
import type { TermPrice } from './plans/plan-changes.ts';
import { priceLines } from './plans/plan-quote.ts';

interface ReceiptRow extends AfterPayment {
  id: number;
  kind: ObligationKind;
  plan: Plan | null;
  payer_id: number;
  amount_cents: number;
  currency: string;
  paid_at: Date;
  first_name: string;
  last_name: string;
  email: string;
  /** null if the product was paid. */
  payee_name: string | null;
  card_brand: string | null;
  card_last4: string | null;
  period_start: Date | null;
  period_end: Date | null;
  /** The part that the payee pays; null if the product was paid. */
  fee_cents: number | null;
  /** Refunded and not returned. */
  refunded_cents: number;
  refunded_at: Date | null;
  /** What the payee kept of a deposit. */
  deductions: { reason: string; amount_cents: number }[];
  /** The change of the plan that it paid. */
  change: TermPrice | null;
  /** Payer and payee no longer write to each other. */
  is_blocked: boolean;
}

interface ReceiptFacts extends ReceiptRow {
  words: ObligationWords;
}

/** The amounts of a change of the plan. */
const CHANGE = sql`json_build_object('plan', c.to_plan, 'priceCents', c.price_cents,
  'credits', c.credit_lines, 'creditCents', c.credit_cents, 'chargeCents', c.charge_cents,
  'extraDays', c.extra_days)`;

/** A change of the plan that its credit paid. */
interface FreeChangeFacts {
  id: number;
  plan: Plan;
  at: Date;
  starts_at: Date;
  ends_at: Date;
  first_name: string;
  last_name: string;
  email: string;
  change: TermPrice;
}

/** A member's changes of the plan without a charge, newest first: they have receipts, too. */
export async function listFreeChanges(db: Db, query: AskedReceipts): Promise<FreeChangeFacts[]> {
  const before = 'id' in query ? null : (query.before ?? null);
  const { rows } = await sql<FreeChangeFacts>`
    select c.id, c.to_plan as plan, c.at, e.starts_at, e.ends_at, m.first_name, m.last_name, m.email,
      ${CHANGE} as change
    from plan_changes c
    join entitlements e on e.plan_change_id = c.id
    join members m on m.id = c.member_id
    where c.member_id = ${query.memberId}
      and ${'id' in query ? sql`c.id = ${query.id}` : sql`c.id < ${before ?? 2_147_483_647}`}
    order by c.id desc limit ${'id' in query ? 1 : query.limit}`.execute(db);
  return rows;
}

/**
 * A member's payments made or received, newest first. A refund is what was returned from the income
 * account of the charge, by the product or by a payee, and what a payee returned another way.
 */
export async function listReceipts(
  db: Db,
  kinds: ObligationKinds,
  locale: Locale,
  query: AskedReceipts,
): Promise<ReceiptFacts[]> {
  const incomes = [...kinds.values()].map(({ kind, incomeAccount: account }) => ({
    kind,
    account,
  }));
  const { memberId } = query;
  const limit = 'id' in query ? 1 : query.limit;
  const among =
    'id' in query
      ? sql`o.id = ${query.id}`
      : query.before === undefined
        ? sql`true`
        : sql`o.id < ${query.before}`;
  // One index walk per role that a member can have in a payment.
  const newest = (role: RawBuilder<unknown>) => sql`
    (select o.id from obligations o
      where ${role} and ${among} and o.paid_at is not null and ${hasOwnMoney}
      order by o.id desc limit ${limit})`;
  const { rows } = await sql<ReceiptRow>`
    with shown as materialized (
      ${newest(sql`o.payer_id = ${memberId}`)} union ${newest(sql`o.payee_id = ${memberId}`)}
      order by id desc limit ${limit}
    )
    select o.id, o.kind, o.plan, o.payer_id, ${cardCents} as amount_cents, o.currency, o.paid_at, m.first_name,
      m.last_name, m.email, w.display_name as payee_name, o.card_brand, o.card_last4,
      o.application_fee_cents as fee_cents, ${isBlocked(sql`o.payer_id`, sql`o.payee_id`)} as is_blocked,
      coalesce(o.period_start, (o.period_from + time '07:00') at time zone 'UTC') as period_start,
      coalesce(o.period_end, (o.period_to + time '07:00') at time zone 'UTC') as period_end,
      ${afterPayment(sql`coalesce(z.time_zone, 'UTC')`)},
      (coalesce(r.cents, 0) + coalesce(outside.cents, 0))::integer as refunded_cents,
      greatest(r.at, outside.at) as refunded_at,
      (select coalesce(json_agg(d order by f.id), '[]')
        from refunds f cross join jsonb_array_elements(f.deductions) d
        where f.obligation_id = o.id and f.state <> 'failed'
          and (f.state <> 'returned' or f.moved_at is not null)) as deductions,
      (select ${CHANGE} from plan_changes c where c.obligation_id = o.id) as change
    from shown join obligations o on o.id = shown.id
    join members m on m.id = o.payer_id
    left join members w on w.id = o.payee_id
    left join rentals z on z.id = o.rental_id
    join json_to_recordset(${JSON.stringify(incomes)}::json) as i (kind text, account text)
      on i.kind = o.kind
    left join lateral (
      select sum(l.amount_cents) as cents, max(j.at) as at
      from journal j
      join journal_lines l on l.journal_id = j.id and l.account = i.account
      where j.obligation_id = o.id and j.source_type = 'refund' and j.source_id not like 'failed:%'
        and not exists (
          select from journal f where f.source_type = 'refund' and f.source_id = 'failed:' || j.source_id
        )
    ) r on true
    left join lateral (
      select sum(f.amount_cents) as cents, max(f.moved_at) as at from refunds f
      where f.obligation_id = o.id and f.method = 'outside' and f.state = 'done' and f.amount_cents > 0
    ) outside on true
    order by o.id desc`.execute(db);
  const words = await describeObligations(db, kinds, rows, textsIn(locale));
  return rows.map((row) => {
    const { reasonIn } = rulesOf(kinds, row.kind);
    const refunds = row.refunds.map(({ reason, ...refund }) => ({
      ...refund,
      reason: reasonIn?.(reason, locale) ?? reason,
    }));
    return { ...row, refunds, words: words(row.id) };
  });
}

interface AccountServiceFacts {
  /** The number of its receipt. */
  id: number;
  plan: Plan;
  amount_cents: number;
  ends_at: Date;
  /** The change of the plan that ended it early. */
  ended_at: Date | null;
  changed_to: Plan | null;
  created_at: Date;
  /** The current term of a plan that renews. */
  repeat: boolean;
}

/** The terms that a member has paid for, newest first. */
export async function listAccountService(db: Db, memberId: number): Promise<AccountServiceFacts[]> {
  const { rows } = await sql<AccountServiceFacts>`
    select coalesce(e.obligation_id, e.plan_change_id) as id, e.plan,
      coalesce(o.amount_cents, 0) as amount_cents, e.ends_at, e.ended_at, c.to_plan as changed_to,
      e.created_at, m.repeat and e.id = max(e.id) over () as repeat
    from entitlements e
    left join obligations o on o.id = e.obligation_id
    left join plan_changes c on c.member_id = e.member_id and c.at = e.ended_at
    join members m on m.id = e.member_id
    where e.member_id = ${memberId}
    order by e.id desc`.execute(db);
  return rows;
}

const NUMBER_DIGITS = 6;

/** The number of a receipt: CP-000123. */
export function receiptNumber(id: number): string {
  return `CP-${String(id).padStart(NUMBER_DIGITS, '0')}`;
}

/**
 * `viewerId`: the payer or the payee. Only the payer sees the payer's email, and only the payee
 * sees the fees.
 */
export function presentReceipt(
  row: ReceiptFacts,
  viewerId: number,
  texts: Texts,
): contract.billing.Receipt {
  const isPayer = row.payer_id === viewerId;
  const hidesWords = row.is_blocked && isPayer;
  return {
    id: row.id,
    number: receiptNumber(row.id),
    plan: row.plan,
    title: row.words.title,
    description: row.words.description,
    amount: toDollars(row.amount_cents),
    currency: row.currency.trim(),
    paid_at: row.paid_at.toISOString(),
    time_zone: row.words.timeZone ?? null,
    payer: {
      name: `${row.first_name} ${row.last_name}`,
      email: row.payer_id === viewerId ? displayEmail(row.email) : '',
    },
    paid_to: row.payee_name,
    card:
      row.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
    method: 'card',
    period_start: row.period_start?.toISOString() ?? null,
    period_end: row.period_end?.toISOString() ?? null,
    refund: presentRefund(row),
    lines: row.change === null ? [] : priceLines(row.change, texts),
    refunds: presentRefunds(row.refunds, (reason) => (hidesWords ? null : reason)),
    objections: presentObjections(row.objections, {
      ...{ reader: isPayer ? 'tenant' : 'lister', isBlocked: row.is_blocked },
    }),
    dispute: presentDispute(row.dispute),
    ...(row.payer_id !== viewerId &&
      row.owed_cents > 0 && { owed_to_lister: toDollars(row.owed_cents) }),
    periods: row.words.periods ?? [],
    credit: row.words.credit ?? 0,
    credit_goes_to: row.words.credit_goes_to ?? 'next',
    parts: row.words.parts ?? [],
    voided: null,
    deductions: presentDeductions([...row.deductions, ...(row.words.kept ?? [])], hidesWords),
    ...(row.payer_id !== viewerId &&
      row.fee_cents !== null && {
        fee: toDollars(row.fee_cents),
        net: toDollars(row.amount_cents - row.fee_cents),
      }),
  };
}

/** A change of the plan that the credit for unused days paid. */
export function presentFreeChange(row: FreeChangeFacts, texts: Texts): contract.billing.Receipt {
  const { id, plan, at, first_name, last_name, email, change } = row;
  return {
    id,
    number: receiptNumber(id),
    plan,
    title: texts.t(`common:${plan}_title`),
    description: texts.t(`billing:${plan}_description`),
    amount: 0,
    currency: 'usd',
    paid_at: at.toISOString(),
    time_zone: null,
    payer: { name: `${first_name} ${last_name}`, email: displayEmail(email) },
    paid_to: null,
    card: null,
    method: 'credit',
    period_start: row.starts_at.toISOString(),
    period_end: row.ends_at.toISOString(),
    refund: null,
    lines: priceLines(change, texts),
    refunds: [],
    objections: [],
    dispute: null,
    periods: [],
    credit: 0,
    credit_goes_to: 'next',
    parts: [],
    voided: null,
    deductions: [],
  };
}

/** @param hidesWords one party blocked the other, and the payer reads it */
export function presentDeductions(
  deductions: ReceiptFacts['deductions'],
  hidesWords: boolean,
): contract.billing.Receipt['deductions'] {
  return deductions.map(({ reason, amount_cents }) => ({
    reason: hidesWords ? '' : reason,
    amount: toDollars(amount_cents),
  }));
}

function presentRefund({
  amount_cents,
  refunded_cents,
  refunded_at,
}: ReceiptFacts): contract.billing.Receipt['refund'] {
  if (refunded_cents <= 0 || refunded_at === null) return null;
  return {
    amount: toDollars(refunded_cents),
    refunded_at: refunded_at.toISOString(),
    is_whole: refunded_cents >= amount_cents,
  };
}

/** A paid term. Only the newest one of a renewing plan is renewed. */
export function presentAccountService(
  row: AccountServiceFacts,
  { t }: Pick<Texts, 't'>,
  now: Date,
): contract.billing.AccountServiceRow {
  return {
    id: row.id,
    plan: row.plan,
    featured_listing_plan: null,
    listing_id: null,
    title: t(`common:${row.plan}_title`),
    description: t(`billing:${row.plan}_description`),
    amount: toDollars(row.amount_cents),
    payment_type: 'card',
    expire_at: row.ends_at.toISOString(),
    ended: row.ended_at !== null || row.ends_at <= now,
    changed:
      row.changed_to === null || row.ended_at === null
        ? null
        : { plan: row.changed_to, at: row.ended_at.toISOString() },
    created_at: row.created_at.toISOString(),
    repeat: row.repeat,
    txn_code: feeCode(row.plan),
  };
}
