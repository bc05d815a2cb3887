import type { TriedRenewal } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { waitingOf } from './tried-renewal.ts';

const tried = (status: NonNullable<TriedRenewal>['status']): TriedRenewal => ({
  ...{ status, charge_id: 1, plan: 'basic', amount: 49, refusal: null, next_try_at: null },
});

it('a renewal that was declined, or that the bank asks about, waits for the member', () => {
  expect(waitingOf(tried('declined'))).toMatchObject({ status: 'declined' });
  expect(waitingOf(tried('requires_action'))).toMatchObject({ status: 'requires_action' });
});

it('one that is paid or on its way, or none, does not', () => {
  for (const renewal of [tried('paid'), tried('processing'), null]) {
    expect(waitingOf(renewal)).toBeNull();
  }
});
