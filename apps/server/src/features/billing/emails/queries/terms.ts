import type { Locale, MemberStatus, Plan } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { MailOrder } from '../../../../platform/outbox/order-mail.ts';
import { findFreeChange, type StoredChange } from '../../plans/commands/plan-changes.ts';
import { nextTerm } from '../../plans/term.ts';

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
  }: MailOrder<'renewal_notice' | 'renewal_changed' | 'term_ending' | 'account_expired'>,
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
