import { expect, it } from 'vitest';
import { shapeProblems } from './shapes.ts';

const balance = { object: 'balance', available: [], livemode: false, pending: [] };

it('finds an extra field, a missing field, a field of another type, and a null', () => {
  expect(shapeProblems(balance)).toEqual([]);
  expect(shapeProblems({ ...balance, extra: 1 })).toHaveLength(1);
  expect(shapeProblems({ object: 'balance', available: [], livemode: false })).toHaveLength(1);
  expect(shapeProblems({ ...balance, livemode: 'false' })).toHaveLength(1);
  expect(shapeProblems({ ...balance, pending: null })).toHaveLength(1);
});

it('checks lists, expanded fields and errors', () => {
  const list = { object: 'list', data: [{ ...balance, extra: 1 }], has_more: false, url: '/' };
  expect(shapeProblems(list)).toHaveLength(1);
  expect(shapeProblems({ error: { type: 'card_error', hint: 'x' } })).toHaveLength(1);
});

it('checks the object of an event', () => {
  const event = {
    id: 'evt_1',
    object: 'event',
    api_version: null,
    created: 1,
    data: { object: balance },
    livemode: false,
    pending_webhooks: 0,
    request: null,
    type: 'balance.available',
  };
  expect(shapeProblems(event)).toEqual([]);
  expect(shapeProblems({ ...event, type: 'customer.created' })).toHaveLength(1);
});
