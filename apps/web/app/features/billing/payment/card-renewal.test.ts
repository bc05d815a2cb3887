import type { contract } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { failureOf, unpaidRenewal } from './card-renewal.ts';

const chargedRenewal = (
  status: NonNullable<contract.billing.ChargedRenewal>['status'],
): contract.billing.ChargedRenewal => ({
  ...{ status, charge_id: 1, plan: 'basic', amount: 49, refusal: null, next_try_at: null },
});

it('a renewal that was declined or needs a confirmation waits for the member', () => {
  expect(unpaidRenewal(chargedRenewal('declined'))).toMatchObject({ status: 'declined' });
  expect(unpaidRenewal(chargedRenewal('requires_action'))).toMatchObject({
    status: 'requires_action',
  });
});

it('a paid, processing or missing renewal does not wait for the member', () => {
  for (const renewal of [chargedRenewal('paid'), chargedRenewal('processing'), null]) {
    expect(unpaidRenewal(renewal)).toBeNull();
  }
});

it('a renewal waits for the card, the bank or any card', () => {
  const refusal = { code: 'card_declined', message: '' };
  const waiting = { charge_id: 1, plan: 'basic', amount: 49, next_try_at: null } as const;
  expect(failureOf({ ...waiting, status: 'declined', refusal })).toBe('declined');
  expect(failureOf({ ...waiting, status: 'requires_action', refusal })).toBe('needs_confirmation');
  expect(failureOf({ ...waiting, status: 'blocked', refusal: null })).toBe('no_card');
});
