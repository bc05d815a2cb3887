import { expect, it } from 'vitest';
import { firstLine, nextOf, parseWorkId } from './present.ts';

it('identifies an email by its number and a job by its UUID, and shows nothing else', () => {
  const uuid = '0b5c1c1e-7d0a-4f6e-9a55-0d5c2f1f9a10';
  expect(parseWorkId('email-12')).toEqual({ email: 12 });
  expect(parseWorkId(`job-${uuid}`)).toEqual({ job: uuid });
  for (const id of ['12', uuid, 'email-', 'email-1e3', 'email-99999999999', 'job-12', 'mail-12']) {
    expect([id, parseWorkId(id)]).toEqual([id, undefined]);
  }
});

it('shows the first line of an error, without addresses and keys', () => {
  expect(firstLine('Error: to <ana@crewpad.test> refused\n  at send (outbox.ts)')).toBe(
    'Error: to <[address]> refused',
  );
  expect(firstLine('Invalid API Key provided: sk_live_abc123')).toBe(
    'Invalid API Key provided: [key]',
  );
  expect(firstLine(`/reset-password/${'x'.repeat(43)} failed`)).toBe(
    '/reset-password/[key] failed',
  );
  expect(firstLine('no such payment intent: pi_3PabcDEF')).toBe(
    'no such payment intent: pi_3PabcDEF',
  );
  expect(firstLine('a '.repeat(500))).toHaveLength(300);
  expect([firstLine(null), firstLine('\n')]).toEqual([null, null]);
});

it('has a next page only when the page is full', () => {
  expect([nextOf([{ id: 3 }, { id: 2 }], 2), nextOf([{ id: 3 }], 2), nextOf([], 2)]).toEqual([
    2,
    null,
    null,
  ]);
});
