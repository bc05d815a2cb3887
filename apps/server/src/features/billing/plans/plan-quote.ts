import type { contract } from '@crewpad/contract';
import {
  isListerPlan,
  PLAN_RECORDS,
  type Plan,
  type PlanQuote,
  type QuoteRequest,
  quotePlan,
  toDollars,
} from '@crewpad/domain';
import { conflict, invalidInput, Refusal } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { TermPrice } from './plan-changes.ts';
import { getPlanHolder, type PlanHolder } from './plans.queries.ts';
import { nextTerm } from './terms.ts';

/** A plan with its term: "Mama plan, one year". */
export function planSummary(plan: Plan, { t }: Pick<Texts, 't'>): string {
  const { months } = PLAN_RECORDS[plan];
  const title = t(`common:${plan}_title`);
  return months === 12
    ? t('billing/emails:plan_year', { title })
    : t('billing/emails:plan_months', { title, count: months });
}

/** The plan of the last paid term, which a renewal continues unless another one was chosen. */
export function lastPlan({ plan, terms }: Pick<PlanHolder, 'plan' | 'terms'>): Plan | null {
  return terms.at(-1)?.plan ?? plan;
}

/** What another term costs this member now. @throws Error for a member without a plan */
export function quoteFor(holder: PlanHolder, requested: QuoteRequest, now: Date): PlanQuote {
  const plan = lastPlan(holder);
  if (plan === null) throw new Error('there is no plan');
  const { expireAt, terms } = holder;
  const endOfNext = (next: Plan) => nextTerm(holder, next, now).endsAt;
  return quotePlan({ plan, expireAt, terms, endOfNext }, requested, now);
}

export function presentQuote(quote: PlanQuote, texts: Texts): contract.billing.PlanQuote {
  const { kind, plan, extraDays } = quote;
  return {
    kind,
    plan,
    lines: priceLines(quote, texts),
    price: toDollars(quote.priceCents),
    credit: toDollars(quote.creditCents),
    charge: toDollars(quote.chargeCents),
    extra_days: extraDays,
    starts_at: quote.startsAt.toISOString(),
    ends_at: quote.endsAt.toISOString(),
    charge_at: quote.chargeAt.toISOString(),
  };
}

/**
 * The term at its price, one line for each credit, and what becomes of a rest. Without a credit it
 * is the price alone; otherwise the sum is what is charged.
 */
export function priceLines(price: TermPrice, texts: Texts): contract.billing.PriceLine[] {
  const { plan, priceCents, credits, creditCents, chargeCents, extraDays } = price;
  const { t } = texts;
  const line = (text: string, cents: number) => ({ text, amount: toDollars(cents) });
  const lines = [line(planSummary(plan, texts), priceCents)];
  for (const credit of credits) {
    const title = t(`common:${credit.plan}_title`);
    const { unused, days } = credit;
    lines.push(line(t('billing:credit_line', { title, unused, days }), -credit.cents));
  }
  const rest = priceCents - creditCents - chargeCents;
  if (credits.length === 0 || rest === 0) return lines;
  const text =
    rest > 0 ? t('billing:waived_line') : t('billing:extra_days_line', { count: extraDays });
  return [...lines, line(text, -rest)];
}

/** The price has changed since the page showed it; nothing was charged. */
export function priceChanged(quote: PlanQuote, texts: Texts): Refusal {
  return new Refusal(409, {
    text: 'billing:price_changed',
    error_code: 'EDITED_MEANWHILE',
    quote: presentQuote(quote, texts),
  });
}

export type PlanRefusal =
  /** Seeker is for seekers, the others for listers, none for free tenants. */
  | 'user_plan_is_not_valid'
  | 'plan_allows_fewer_listings'
  /** The sign-up pays the first term. */
  | 'sign_up_is_not_paid';

/** Why a member cannot choose a plan for their next term; undefined if they can. */
export function refusedPlan(
  { plan: present, signupPlan, listings }: Pick<PlanHolder, 'plan' | 'signupPlan' | 'listings'>,
  requested: Plan,
): PlanRefusal | undefined {
  const group = present ?? signupPlan;
  if (group === null || isListerPlan(group) !== isListerPlan(requested)) {
    return 'user_plan_is_not_valid';
  }
  if (present === null) return 'sign_up_is_not_paid';
  if (present === requested) return undefined;
  const { locations } = PLAN_RECORDS[requested];
  return locations !== null && listings > locations ? 'plan_allows_fewer_listings' : undefined;
}

export interface PlanForm {
  user_plan: Plan;
  /** A cheaper plan starts now, too. */
  now: boolean;
}

export interface PlanChoice {
  holder: PlanHolder;
  /** The plan of the last paid term. */
  present: Plan;
  quote: PlanQuote;
}

/**
 * The member, and what another term of a plan costs them now.
 * @throws ApiError 422 if they cannot choose it, 409 if the first term is not paid
 */
export async function findChoice(
  { db, clock, payments }: Services,
  memberId: number,
  { user_plan: plan, now: isNow }: PlanForm,
): Promise<PlanChoice> {
  const now = clock.now();
  const holder = await getPlanHolder(db, memberId, { mode: payments.mode, now });
  const refusal = refusedPlan(holder, plan);
  if (refusal === 'sign_up_is_not_paid') throw conflict('billing:first_term_unpaid');
  const present = lastPlan(holder);
  if (refusal !== undefined || present === null) {
    throw invalidInput({ user_plan: [refusal ?? 'user_plan_is_not_valid'] });
  }
  return { holder, present, quote: quoteFor(holder, { plan, now: isNow }, now) };
}
