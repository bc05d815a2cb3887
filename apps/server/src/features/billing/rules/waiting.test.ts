import { describe, expect, it } from 'vitest';
import type { RenewalAttempt, RenewalFacts } from './renewal.ts';
import { day, END, facts } from './testing.ts';
import { waitingOf } from './waiting.ts';

const waiting = (over: Partial<RenewalFacts> = {}) => facts({ status: 'retry_wait', ...over });

const attempt = (over: Partial<RenewalAttempt> = {}): RenewalAttempt => ({
  paymentMethod: 'pm_1',
  status: 'declined',
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  adviceCode: null,
  createdAt: day(-1),
  ...over,
});

const neverReceived = attempt({ code: 'never_received', declineCode: null });

describe('a renewal waits for the member', () => {
  it.each([
    ['when his card was declined', { attempts: [attempt()] }, END],
    ['when a later try never arrived', { attempts: [neverReceived, attempt()] }, END],
    [
      'when his card will not be taken however often',
      { attempts: [attempt({ declineCode: 'lost_card' })] },
      undefined,
    ],
  ])('%s', (_when, over, nextTryAt) => {
    expect(waitingOf(waiting(over), day(-0.5))).toMatchObject({
      refusal: { kind: 'card' },
      nextTryAt,
    });
  });

  it('when his bank asks for him', () => {
    const attempts = [attempt({ status: 'action' })];
    const asked = waiting({ status: 'action_required', attempts });
    expect(waitingOf(asked, day(-0.5))).toEqual({ refusal: 'asks', nextTryAt: undefined });
  });

  it('when there was no card to charge', () => {
    const blocked = waiting({ status: 'blocked', card: null });
    expect(waitingOf(blocked, day(-0.5))).toEqual({ refusal: 'none', nextTryAt: undefined });
  });
});

describe('a renewal waits for nothing', () => {
  const inactive = { ...waiting().member, status: 'INACTIVE' as const };
  it.each([
    ['that was not tried yet', {}],
    ['that is being tried', { attempts: [attempt({ status: 'sent' }), attempt()] }],
    ['that was declined with another card', { attempts: [attempt({ paymentMethod: 'pm_0' })] }],
    ['that never arrived', { attempts: [neverReceived] }],
    ['of an inactive member', { member: inactive, attempts: [attempt()] }],
    ['whose card is gone before its first day', { status: 'due' as const, card: null }],
  ])('%s', (_which, over) => {
    expect(waitingOf(waiting(over), day(-0.5))).toBeUndefined();
  });
});
