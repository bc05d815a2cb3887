import { addMonths } from './calendar.ts';
import { CARD_AMOUNT_MIN } from './fees.ts';
import type { Plan } from './lists.ts';
import { PLAN_RECORDS } from './plans.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OF_YEAR = 365;
const MONTHS_OF_YEAR = 12;

/**
 * How long before the end of a term the next one is first charged, so that a success never
 * interrupts access.
 */
export const FIRST_CHARGE_BEFORE_MS = DAY_MS;

/**
 * When the renewal of a term is first charged: the day that pages and emails name.
 * @param now what was decided within the last day before the end is charged at once
 */
export function renewalChargeAt(termEndsAt: Date, now?: Date): Date {
  const at = termEndsAt.getTime() - FIRST_CHARGE_BEFORE_MS;
  return new Date(now === undefined ? at : Math.max(at, now.getTime()));
}

/** A paid term. */
export interface PaidTerm {
  plan: Plan;
  startsAt: Date;
  endsAt: Date;
  /** Its price, without what was refunded or disputed of its charge. */
  valueCents: number;
}

/** The credit for the unused days of one paid term. */
export interface TermCredit {
  plan: Plan;
  /** Days of the term. */
  days: number;
  /** Those left, a begun day included. */
  unused: number;
  cents: number;
}

export interface PlanQuote {
  /**
   * `renewal`: one more term of the plan, paid now. `later`: a term of a cheaper plan, which the
   * next renewal pays. `now`: a new term of another plan, which replaces the paid ones.
   */
  kind: 'renewal' | 'later' | 'now';
  plan: Plan;
  priceCents: number;
  /** One for each paid term that is replaced. */
  credits: TermCredit[];
  creditCents: number;
  /** What is charged today. */
  chargeCents: number;
  /** Days that a credit above the price adds to the term. */
  extraDays: number;
  startsAt: Date;
  endsAt: Date;
  /** When the price is charged. */
  chargeAt: Date;
}

export interface QuoteRequest {
  plan: Plan;
  /** A cheaper plan starts immediately, too. */
  now: boolean;
}

export interface QuoteFacts {
  /** The plan that a renewal continues: of the last paid term. */
  plan: Plan;
  /** The end of all paid terms; null without any. */
  expireAt: Date | null;
  /** The end of one more term of a plan, which continues the paid ones or starts now. */
  endOfNext: (plan: Plan) => Date;
  terms: readonly PaidTerm[];
}

/** What another term of a plan costs now, what it replaces and when it is charged. */
export function quotePlan(facts: QuoteFacts, requested: QuoteRequest, now: Date): PlanQuote {
  const { plan } = requested;
  const { price_cents: priceCents } = PLAN_RECORDS[plan];
  const { expireAt } = facts;
  const isRunning = expireAt !== null && expireAt > now;
  const next = {
    plan,
    priceCents,
    credits: [],
    creditCents: 0,
    extraDays: 0,
    startsAt: isRunning ? expireAt : now,
    endsAt: facts.endOfNext(plan),
  };
  if (plan === facts.plan || !isRunning) {
    const kind = plan === facts.plan ? 'renewal' : 'now';
    return { ...next, kind, chargeCents: priceCents, chargeAt: now };
  }
  if (!requested.now && priceCents < PLAN_RECORDS[facts.plan].price_cents) {
    const chargeAt = renewalChargeAt(expireAt, now);
    return { ...next, kind: 'later', chargeCents: 0, chargeAt };
  }
  return quoteChange(plan, facts.terms, now);
}

/** A new term of a plan from now on, with a credit for the unused days of the paid ones. */
function quoteChange(plan: Plan, terms: readonly PaidTerm[], now: Date): PlanQuote {
  const { price_cents: priceCents, months } = PLAN_RECORDS[plan];
  const credits = terms.filter(({ endsAt }) => endsAt > now).map((term) => creditOf(term, now));
  const creditCents = credits.reduce((sum, { cents }) => sum + cents, 0);
  const rest = priceCents - creditCents;
  const extraDays = rest < 0 ? Math.floor((daysBought(months) * -rest) / priceCents) : 0;
  return {
    kind: 'now',
    plan,
    priceCents,
    credits,
    creditCents,
    // A rest below the provider's minimum is waived.
    chargeCents: rest < CARD_AMOUNT_MIN ? 0 : rest,
    extraDays,
    startsAt: now,
    endsAt: new Date(addMonths(now, months).getTime() + extraDays * DAY_MS),
    chargeAt: now,
  };
}

/** The days that the price of a term buys, for a credit above it. */
function daysBought(months: number): number {
  return Math.floor((months * DAYS_OF_YEAR) / MONTHS_OF_YEAR);
}

function creditOf({ plan, startsAt, endsAt, valueCents }: PaidTerm, now: Date): TermCredit {
  const days = daysUntil(endsAt, startsAt);
  const unused = Math.min(days, daysUntil(endsAt, now));
  const cents = Math.floor((2 * valueCents * unused + days) / (2 * days));
  return { plan, days, unused, cents };
}

/** A begun day counts as one. */
function daysUntil(end: Date, from: Date): number {
  return Math.ceil((end.getTime() - from.getTime()) / DAY_MS);
}
