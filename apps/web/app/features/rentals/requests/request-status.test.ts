import { PAYMENT_REQUEST_STATUSES } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { payBlock, statusWord } from './request-status.ts';

describe('the status of a payment request', () => {
  it('has a label: an open one is pending, a complete one completed', () => {
    const words = PAYMENT_REQUEST_STATUSES.map((status) => statusWord({ status, taken_back: 0 }));
    expect(words).toEqual(['pending', 'pending', 'completed', 'rejected']);
  });

  it('is taken back once the bank has returned its payment', () => {
    expect(statusWord({ status: 'complete', taken_back: 45 })).toBe('taken_back');
  });

  it('defaults to unknown', () => {
    for (const status of ['', 'toString', 'refunded']) {
      expect(statusWord({ status, taken_back: 0 })).toBe('unknown');
    }
  });
});

describe('what prevents a tenant from paying', () => {
  const open = {
    status: 'pending' as const,
    abilities: { pay: true, reject: true, edit: false, withdraw: false },
  };
  const ready = { hasCard: true, isSwitched: false, isBusy: false };

  it('is nothing with a card', () => {
    expect(payBlock(open, ready)).toBeNull();
  });

  it('is a missing card', () => {
    expect(payBlock(open, { ...ready, hasCard: false })).toBe('no_card');
  });

  it('is another payment in progress', () => {
    expect(payBlock(open, { ...ready, isBusy: true })).toBe('in_progress');
    expect(payBlock({ ...open, status: 'processing' }, ready)).toBe('in_progress');
    const none = { ...open.abilities, pay: false };
    expect(payBlock({ ...open, abilities: none }, ready)).toBe('in_progress');
  });

  it('is the session of another member, whatever the card', () => {
    expect(payBlock(open, { hasCard: false, isSwitched: true, isBusy: true })).toBe('switched');
  });
});
