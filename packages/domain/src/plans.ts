import { addMonths } from './calendar.ts';
import { LISTER_PLANS, type Plan } from './lists.ts';

/** One plan that can be bought: the specification's record, with the term that one payment buys. */
export interface PlanRecord {
  plan: Plan;
  title: string;
  /** Whole US cents. */
  price_cents: number;
  /** The term as it is printed beside the price. */
  term: string;
  /** Months of access that one payment gives. */
  months: number;
  /** Whether it renews automatically when the term ends. */
  /** Whether it is charged again automatically when the term ends. */
  renews: boolean;
  description: string;
  /** Three items. */
  highlights: readonly [string, string, string];
  /** Most listings that the plan allows; null: any number. No listings at all: 0. */
  locations: number | null;
  /** Most pending and accepted tenants; null: any number. */
  tenants: number | null;
}

/** Six months of access for crew who search. The record also says "per year", as specified. */
const seeker: PlanRecord = {
  plan: 'seeker',
  title: 'Seeker',
  price_cents: 999,
  term: 'per year',
  months: 6,
  renews: false,
  description: '$9.99 for six months of access',
  highlights: ['Network access', 'Rent worldwide', 'Unlimited messaging'],
  locations: 0,
  tenants: 0,
};

const basic: PlanRecord = {
  plan: 'basic',
  title: 'The New Hire',
  price_cents: 4900,
  term: 'per year',
  months: 12,
  renews: true,
  description: 'One crash pad, renewed each year',
  highlights: ['One location', 'Up to 15 tenants', 'Social media promotions'],
  locations: 1,
  tenants: 15,
};

const premium: PlanRecord = {
  plan: 'premium',
  title: 'Line Holder',
  price_cents: 8900,
  term: 'per year',
  months: 12,
  renews: true,
  description: 'A few crash pads, renewed each year',
  highlights: ['2-4 locations', 'Up to 100 tenants', 'Social media promotions'],
  locations: 4,
  tenants: 100,
};

const pro: PlanRecord = {
  plan: 'pro',
  title: 'Senior Mama',
  price_cents: 14_900,
  term: 'per year',
  months: 12,
  renews: true,
  description: 'As many crash pads as you run, renewed each year',
  highlights: ['Unlimited locations', 'Unlimited tenants', 'Social media promotions'],
  locations: null,
  tenants: null,
};

export const PLAN_RECORDS: Readonly<Record<Plan, PlanRecord>> = { seeker, basic, premium, pro };

/** A member without a plan is a free tenant. */
export function isListerPlan(plan: Plan | null | undefined): boolean {
  return (LISTER_PLANS as readonly (string | null | undefined)[]).includes(plan);
}

/** Whose terms of use a member agrees to. */
export type TermsRole = 'lister' | 'seeker' | 'tenant';

/** The terms of use that belong to a plan; null: a free tenant. */
export function termsRoleOf(plan: Plan | null): TermsRole {
  if (plan === null) return 'tenant';
  return isListerPlan(plan) ? 'lister' : 'seeker';
}

/** How many whole terms may be to come when one more is bought. */
const TERMS_AHEAD_MAX = 3;

/**
 * From when a plan can be renewed by its holder whose term ends then: an impatient finger shall not
 * pay for ten years. A change to another plan is possible at any time and takes effect immediately.
 */
export function renewableFrom(plan: Plan, termEndsAt: Date): Date {
  return addMonths(termEndsAt, -PLAN_RECORDS[plan].months * TERMS_AHEAD_MAX);
}

/** Members get a notice so many days before their plan renews. */
export const RENEWAL_NOTICE_DAYS = 30;

/** The transaction code of account-service rows. */
export function feeCode(plan: Plan): 'PAYMENT.FEE.LISTER' | 'PAYMENT.FEE.SEEKER' {
  return isListerPlan(plan) ? 'PAYMENT.FEE.LISTER' : 'PAYMENT.FEE.SEEKER';
}
