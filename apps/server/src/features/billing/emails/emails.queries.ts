import type {
  Locale,
  MemberStatus,
  ObligationKind,
  ObligationStatus,
  Plan,
  ProviderMode,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import type { MailOrder } from '../../../platform/outbox/order-mail.ts';
import {
  cardCents,
  type ObligationKinds,
  type ObligationWords,
} from '../../../platform/payments/obligation-kinds.ts';
import { type MailTexts, textsIn } from '../../../platform/texts.ts';
import { findCard } from '../cards/cards.queries.ts';
import { adviceFor, cardName } from '../cards/save-card.ts';
import { nextAttempt } from '../collection/dunning.ts';
import { describeObligations } from '../ledger/obligations.queries.ts';
import { findFreeChange, type StoredChange } from '../plans/plan-changes.ts';
import { findRenewal, nextSlot, renewalRules } from '../plans/plans.queries.ts';
import { nextTerm } from '../plans/terms.ts';

/** The state of a renewal after a failed charge. */
interface Failure {
  card: { brand: string; last4: string } | undefined;
  /** When that card was charged; undefined if nothing could be charged. */
  triedAt: Date | undefined;
  /** The bank's code. */
  code: string | null;
  /** The bank requires the card owner to confirm. */
  mustConfirm: boolean;
  /** When the card on file is charged next automatically. */
  nextAttemptAt: Date | undefined;
  /** There are no more automatic attempts. */
  isEnd: boolean;
}

export interface FailureTexts {
  /** Name of the card; undefined if none. */
  card: string | undefined;
  reason: string;
  advice: string;
  actions: readonly ('card' | 'confirm' | 'renew')[];
}

/** Which card failed, why, and what the member can do. */
export function failureTexts(
  failure: Failure,
  { t, day, texts }: MailTexts<'billing/emails'>,
): FailureTexts {
  const { card, nextAttemptAt, isEnd, mustConfirm } = failure;
  const facts = {
    card: card === undefined ? undefined : cardName(card.brand, card.last4, texts),
    reason: failure.triedAt === undefined ? t('no_card') : adviceFor(failure.code, texts),
  };
  if (isEnd) {
    return {
      ...facts,
      advice: t('advice_last'),
      actions: ['card', 'renew'],
    };
  }
  if (mustConfirm) {
    return {
      ...facts,
      advice: t('advice_confirm'),
      actions: ['confirm', 'card'],
    };
  }
  const advice =
    nextAttemptAt === undefined
      ? t('advice_new_card')
      : t('advice_retry', { day: day(nextAttemptAt) });
  return { ...facts, advice, actions: ['card'] };
}

interface ChargeRow {
  id: number;
  kind: ObligationKind;
  status: ObligationStatus;
  mode: ProviderMode;
  amountCents: number;
  /** For a renewal: the end of the term that it continues. */
  dueAt: Date;
  periodStart: Date | null;
  periodEnd: Date | null;
  paidAt: Date | null;
  cardBrand: string | null;
  cardLast4: string | null;
  /** The provider's last decline reason. */
  declineCode: string | null;
  payer: { id: number; email: string; locale: Locale; firstName: string; status: MemberStatus };
  isSignUp: boolean;
  /** What was paid for, if it is about one. */
  house: { title: string; thumbnail: string | null } | null;
}

export interface EmailedCharge extends ChargeRow {
  words: ObligationWords;
}

/** A charge for an email; undefined if there is none, or its payer's account is closed. */
export async function findEmailedCharge(
  trx: Trx,
  kinds: ObligationKinds,
  id: number | undefined,
): Promise<EmailedCharge | undefined> {
  if (id === undefined) return undefined;
  const { rows } = await sql<ChargeRow>`
    select o.id, o.kind, o.status, o.provider_mode as mode, ${cardCents} as "amountCents",
      o.due_at as "dueAt", o.period_start as "periodStart", o.period_end as "periodEnd",
      o.paid_at as "paidAt", o.card_brand as "cardBrand", o.card_last4 as "cardLast4",
      m.signup_plan is not null as "isSignUp",
      (select coalesce(a.decline_code, a.code) from payment_attempts a
        where a.obligation_id = o.id and a.status = 'declined' order by a.n desc limit 1) as "declineCode",
      (select json_build_object('title', l.title, 'thumbnail', l.thumbnail) from listings l
        where l.id = coalesce(o.listing_id, (select listing_id from rentals where id = o.rental_id))) as house,
      json_build_object('id', m.id, 'email', m.email, 'locale', m.locale, 'firstName', m.first_name, 'status', m.status) as payer
    from obligations o join members m on m.id = o.payer_id
    where o.id = ${id} and m.status <> 'CLOSED'
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const words = await describeObligations(trx, kinds, [row], textsIn(row.payer.locale));
  return { ...row, words: words(row.id) };
}

/** The data of an email about a failed renewal: the attempt, and what happens next. */
export async function findFailure(
  trx: Trx,
  { id, mode, payer, dueAt, status }: EmailedCharge,
  attemptId: number | undefined,
  now: Date,
): Promise<Failure> {
  const renewal = await findRenewal(trx, id, mode);
  const next = {
    mustConfirm: status === 'action_required',
    nextAttemptAt: renewal && nextAttempt(renewalRules, renewal, now),
    isEnd: nextSlot(dueAt, now) === undefined,
  };
  const attempt = attemptId === undefined ? undefined : await findEmailedAttempt(trx, attemptId);
  if (attempt !== undefined) {
    const { brand, last4, at, code, declineCode } = attempt;
    return {
      ...next,
      card: brand === null || last4 === null ? undefined : { brand, last4 },
      triedAt: at,
      code: declineCode ?? code,
    };
  }
  const card = await findCard(trx, payer.id, mode);
  return { ...next, card, triedAt: undefined, code: null };
}

function findEmailedAttempt(trx: Trx, id: number) {
  return trx
    .selectFrom('payment_attempts')
    .select([
      'created_at as at',
      'card_brand as brand',
      'card_last4 as last4',
      'code',
      'decline_code as declineCode',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

interface EmailedCard {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  /** The provider's last report. */
  valid: boolean;
}

export interface EmailedTerm {
  email: string;
  locale: Locale;
  firstName: string;
  status: MemberStatus;
  plan: Plan;
  endsAt: Date;
  repeat: boolean;
  /** The plan and the end of the next term. */
  next: { plan: Plan; endsAt: Date };
  card: EmailedCard | null;
}

/** The term for an email; undefined if it was renewed, or the account is closed. */
export async function findEmailedTerm(
  trx: Trx,
  {
    memberId,
    termEndsAt,
  }: MailOrder<
    'renewal_notice' | 'renewal_changed' | 'term_ending' | 'account_expired' | 'term_moved'
  >,
): Promise<EmailedTerm | undefined> {
  if (memberId === undefined) return undefined;
  const row = await trx
    .selectFrom('members as m')
    .leftJoin('payment_methods as p', 'p.member_id', 'm.id')
    .select([
      'm.email',
      'm.locale',
      'm.first_name as firstName',
      'm.status',
      'm.user_plan',
      'm.expire_at',
      'm.repeat',
      'm.next_plan',
      'm.term_anchor as anchor',
      'm.term_months as months',
      'p.brand',
      'p.last4',
      'p.exp_month',
      'p.exp_year',
      'p.valid',
    ])
    .where('m.id', '=', memberId)
    .where('m.status', '<>', 'CLOSED')
    .orderBy('p.valid', (order) => order.desc().nullsLast())
    .orderBy('p.updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined || row.user_plan === null || row.expire_at === null) return undefined;
  if (row.expire_at.toISOString() !== termEndsAt) return undefined;
  const { email, locale, firstName, status, user_plan: plan, expire_at: endsAt, repeat } = row;
  const nextPlan = row.next_plan ?? plan;
  const { endsAt: until } = nextTerm({ ...row, expireAt: endsAt }, nextPlan, endsAt);
  const next = { plan: nextPlan, endsAt: until };
  return { email, locale, firstName, status, plan, endsAt, repeat, next, card: cardOf(row) };
}

function cardOf({ brand, last4, exp_month, exp_year, valid }: Nullable<EmailedCard>) {
  if (brand === null || last4 === null || exp_month === null || exp_year === null) return null;
  return { brand, last4, exp_month, exp_year, valid: valid === true };
}

type Nullable<T> = { [K in keyof T]: T[K] | null };

export interface EmailedChange extends StoredChange {
  endsAt: Date;
  payer: { email: string; locale: Locale; firstName: string };
}

/** A change of the plan that its credit paid, for an email; undefined if the account is closed. */
export async function findEmailedChange(
  trx: Trx,
  id: number | undefined,
): Promise<EmailedChange | undefined> {
  const change = id === undefined ? undefined : await findFreeChange(trx, id);
  if (change === undefined) return undefined;
  const row = await trx
    .selectFrom('entitlements as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .select(['e.ends_at as endsAt', 'm.email', 'm.locale', 'm.first_name as firstName'])
    .where('e.plan_change_id', '=', change.id)
    .where('m.status', '<>', 'CLOSED')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { endsAt, ...payer } = row;
  return { ...change, endsAt, payer };
}

interface EmailedRefund {
  chargeId: number;
  cents: number;
  reason: string;
  brand: string | null;
  last4: string | null;
  email: string;
  locale: Locale;
  firstName: string;
}

/** A refund of a plan payment for an email; undefined if the account is closed. */
export function findEmailedRefund(
  trx: Trx,
  id: number | undefined,
): Promise<EmailedRefund | undefined> {
  return trx
    .selectFrom('refunds as r')
    .innerJoin('obligations as o', 'o.id', 'r.obligation_id')
    .innerJoin('members as m', 'm.id', 'o.payer_id')
    .select([
      'o.id as chargeId',
      'r.amount_cents as cents',
      'r.reason',
      'o.card_brand as brand',
      'o.card_last4 as last4',
      'm.email',
      'm.locale',
      'm.first_name as firstName',
    ])
    .where('r.id', '=', id ?? 0)
    .where('m.status', '<>', 'CLOSED')
    .executeTakeFirst();
}
