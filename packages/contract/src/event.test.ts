import { expect, it } from 'vitest';
import { contract, events } from './index.ts';

it('every event has a unique name in the namespace of its feature', () => {
  expect(new Set(events.map(({ name }) => name)).size).toBe(events.length);
  for (const event of events) {
    const declared: readonly unknown[] = Object.values(contract[event.feature as 'accounts']);
    expect(declared).toContain(event);
  }
});

it('declares the end of a session', () => {
  expect(events).toContain(contract.accounts.sessionEnded);
});
