import { describe, expect, it } from 'vitest';
import type { DunningAttempt } from '../ledger/pending.queries.ts';
import { day, END, facts } from '../testing.ts';
import type { RenewalFacts } from './plans.queries.ts';
import { waitingOf } from './renewal-switch.ts';

const waiting = (over: Partial<RenewalFacts> = {}) => facts({ status: 'retry_wait', ...over });

const attempt = (over: Partial<DunningAttempt> = {}): DunningAttempt => ({
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
    ['when the card was declined', { attempts: [attempt()] }, END],
    ['when a later attempt never arrived', { attempts: [neverReceived, attempt()] }, END],
    [
      'when the card would be declined again',
      { attempts: [attempt({ declineCode: 'lost_card' })] },
      undefined,
    ],
  ])('%s', (_when, over, nextAttemptAt) => {
    expect(waitingOf(waiting(over), day(-0.5))).toMatchObject({
      outcome: { kind: 'declined', refusal: { kind: 'card' } },
      nextAttemptAt,
    });
  });

  it('a renewal waits for the member when the bank requires a confirmation', () => {
    const attempts = [attempt({ status: 'requires_action' })];
    const unconfirmed = waiting({ status: 'action_required', attempts });
    expect(waitingOf(unconfirmed, day(-0.5))).toEqual({
      outcome: { kind: 'requires_action' },
      nextAttemptAt: undefined,
    });
  });

  it('a renewal waits for the member when there was no card to charge', () => {
    const blocked = waiting({ status: 'blocked', card: null });
    expect(waitingOf(blocked, day(-0.5))).toEqual({
      outcome: { kind: 'blocked' },
      nextAttemptAt: undefined,
    });
  });
});

describe('a renewal does not wait', () => {
  const inactive = { ...waiting().member, status: 'INACTIVE' as const };
  it.each([
    ['that was not charged yet', {}],
    ['that is being charged', { attempts: [attempt({ status: 'sent' }), attempt()] }],
    ['that was declined with another card', { attempts: [attempt({ paymentMethod: 'pm_0' })] }],
    ['that never arrived', { attempts: [neverReceived] }],
    ['of an inactive member', { member: inactive, attempts: [attempt()] }],
    ['whose card is gone before its first day', { status: 'due' as const, card: null }],
  ])('%s', (_which, over) => {
    expect(waitingOf(waiting(over), day(-0.5))).toBeUndefined();
  });
});
