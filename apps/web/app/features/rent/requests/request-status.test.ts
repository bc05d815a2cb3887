import { PAYMENT_REQUEST_STATUSES } from '@crewpad/domain';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { RequestList } from './request-list.tsx';
import { payBlock, statusWord } from './request-status.ts';

const NOT_TAKEN = { taken_back: 0, is_disputed: false };

describe('the status of a payment request', () => {
  it('has a label: an open one is pending, a complete one completed', () => {
    const words = PAYMENT_REQUEST_STATUSES.map((status) => statusWord({ status, ...NOT_TAKEN }));
    expect(words).toEqual(['pending', 'pending', 'completed', 'rejected']);
  });

  it('is disputed while the bank decides, and taken back after that', () => {
    const taken = { status: 'complete', taken_back: 45 };
    expect(statusWord({ ...taken, is_disputed: true })).toBe('disputed');
    expect(statusWord({ ...taken, is_disputed: false })).toBe('taken_back');
  });

  it('defaults to unknown', () => {
    for (const status of ['', 'toString', 'refunded']) {
      expect(statusWord({ status, ...NOT_TAKEN })).toBe('unknown');
    }
  });
});

describe('what prevents a tenant from paying', () => {
  const open = {
    status: 'pending' as const,
    hold: null,
    abilities: { pay: true, reject: true, edit: false, withdraw: false },
  };
  const ready = { hasCard: true, isSwitched: false, isBusy: false };

  it('is nothing with a card', () => {
    expect(payBlock(open, ready)).toBeNull();
  });

  it('is a missing card', () => {
    expect(payBlock(open, { ...ready, hasCard: false })).toBe('no_card');
  });

  it('is a lister who cannot be paid, whatever the card', () => {
    const heldRequest = { ...open, hold: 'payouts' as const };
    expect(payBlock(heldRequest, ready)).toBe('payouts');
    expect(payBlock(heldRequest, { ...ready, hasCard: false })).toBe('payouts');
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

it('a list of requests says once that a card is missing', () => {
  const request = {
    ...{ id: 1, charge_id: 5, status: 'pending', amount: 45, payment_for: 'parking', notes: '' },
    ...{ lister_name: 'Lea', crashpad_name: 'Bunk house', time_zone: 'UTC', reason: null },
    ...{ created_at: '2027-03-05T12:00:00.000Z', last_attempt: null, hold: null, ...NOT_TAKEN },
    abilities: { pay: true, reject: true, edit: false, withdraw: false },
  };
  const requests = [request, { ...request, id: 2 }] as never;
  const words = wordsOf(createElement(RequestList, { requests, card: null }));
  expect(words.match(/You need a card on file to pay/g)).toHaveLength(1);
  expect(words).toContain('Add a card');
});

it('a request that waits for the payouts of its lister says so, and asks for no card', () => {
  const heldRequest = {
    ...{ id: 1, charge_id: 5, status: 'pending', amount: 45, payment_for: 'parking', notes: '' },
    ...{ lister_name: 'Lea', crashpad_name: 'Bunk house', time_zone: 'UTC', reason: null },
    ...{ created_at: '2027-03-05T12:00:00.000Z', last_attempt: null, ...NOT_TAKEN },
    hold: 'payouts',
    abilities: { pay: true, reject: true, edit: false, withdraw: false },
  };
  const words = wordsOf(
    createElement(RequestList, { requests: [heldRequest] as never, card: null }),
  );
  expect(words).toContain('Waiting until Lea can receive card payments. You can pay then.');
  expect(words).not.toMatch(/card on file|We&#x27;ll charge|confirm/);
});
