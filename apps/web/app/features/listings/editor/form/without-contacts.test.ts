import { describe, expect, it } from 'vitest';
import { withoutContacts } from './without-contacts.ts';

describe('what a description does not count', () => {
  it.each([
    ['Call +1 (907) 555-0142', 'Call '],
    ['Call 907.555.0142 or 5550142', 'Call  or '],
    ['Write to anna.b@crew.example', 'Write to '],
  ])('%j', (text, rest) => {
    expect(withoutContacts(text)).toBe(rest);
  });

  it.each(['$200 to $450', 'Since 2026-06-06', 'Anchorage 99501-1234', 'Beds 1 2 3'])(
    '%j counts in full',
    (text) => {
      expect(withoutContacts(text)).toBe(text);
    },
  );
});
