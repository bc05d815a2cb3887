import { addMonths } from './calendar.ts';
import { isListerPlan, type Plan } from './lists.ts';

/** A plan for sale: the specification's record, with the term that one payment covers. */
export interface PlanRecord {
  plan: Plan;
  title: string;
  /** Whole US cents. */
  price_cents: number;
  /** The term shown beside the price. */
  term: string;
  /** Months of access per payment. */
  months: number;
  /** Whether it renews automatically when the term ends. */
  renews: boolean;
  description: string;
  /** Three items. */
  highlights: readonly [string, string, string];
  /** Maximum listings; null for unlimited, 0 for none. */
  locations: number | null;
  /** Maximum pending and accepted tenants; null for unlimited. */
  tenants: number | null;
}

/** Six months of access for seekers. The record also has "per year", as specified. */
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

/** The terms of use that a member accepts. */
export type TermsRole = 'lister' | 'seeker' | 'tenant';

/** The terms of use of a plan; null for a free tenant. */
export function termsRoleOf(plan: Plan | null): TermsRole {
  if (plan === null) return 'tenant';
  return isListerPlan(plan) ? 'lister' : 'seeker';
}

/** The maximum number of unused terms when buying another. */
const TERMS_AHEAD_MAX = 3;

/**
 * When a plan whose term ends then can be renewed, so that repeated presses cannot pay for ten
 * years. Changing to another plan is possible at any time and takes effect immediately.
 */
export function renewableFrom(plan: Plan, termEndsAt: Date): Date {
  return addMonths(termEndsAt, -PLAN_RECORDS[plan].months * TERMS_AHEAD_MAX);
}

/** How many days before a renewal members get a notice. */
export const RENEWAL_NOTICE_DAYS = 30;

/** The transaction code of account-service rows. */
export function feeCode(plan: Plan): 'PAYMENT.FEE.LISTER' | 'PAYMENT.FEE.SEEKER' {
  return isListerPlan(plan) ? 'PAYMENT.FEE.LISTER' : 'PAYMENT.FEE.SEEKER';
}
