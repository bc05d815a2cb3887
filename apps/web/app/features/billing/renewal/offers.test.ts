import type { contract } from '@crewpad/contract';
import { PLANS } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { offersFor } from './offers.ts';

const plans = PLANS.map(
  (plan): contract.billing.SubscriptionPlan => ({
    plan,
    title: plan,
    priceAmount: 1,
    term: 'per year',
    description: '',
    highlights: ['', '', ''],
  }),
);
const user = {
  user_plan: 'premium',
  expire_at: '2026-08-01T00:00:00.000Z',
  expired: false,
  repeat: true,
  next_price: 89,
} as const;
const context = { listings: 3, requestedPlan: null, now: new Date('2026-03-10T12:00:00Z') };

describe('plans to change to', () => {
  it('are those of the same group; plans that are too small are marked', () => {
    const { offers, selectedPlan } = offersFor(user, plans, context);
    expect(offers.map(({ plan, tooSmallFor }) => [plan.plan, tooSmallFor])).toEqual([
      ['basic', { own: 3, count: 1 }],
      ['premium', null],
      ['pro', null],
    ]);
    expect(selectedPlan).toBeNull();
  });

  it('are a single plan for seekers', () => {
    const { offers } = offersFor({ ...user, user_plan: 'seeker' }, plans, context);
    expect(offers.map(({ plan }) => plan.plan)).toEqual(['seeker']);
  });

  it('can be selected by the address, except the current, too small and other-group ones', () => {
    const selectedPlanFor = (requestedPlan: string) =>
      offersFor(user, plans, { ...context, requestedPlan }).selectedPlan;
    expect(selectedPlanFor('pro')).toMatchObject({ plan: { plan: 'pro' } });
    for (const requestedPlan of ['premium', 'basic', 'seeker', 'nothing']) {
      expect(selectedPlanFor(requestedPlan), requestedPlan).toBeNull();
    }
  });
});
