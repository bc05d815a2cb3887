import { describe, expect, it } from 'vitest';
import { withoutContacts } from './without-contacts.ts';

describe('the counted characters of a description', () => {
  it.each([
    ['Call +1 (907) 555-0142', 'Call '],
    ['Call 907.555.0142 or 5550142', 'Call  or '],
    ['Write to anna.b@crew.example', 'Write to '],
  ])('are those of %j without its contacts', (text, rest) => {
    expect(withoutContacts(text)).toBe(rest);
  });

  it.each(['$200 to $450', 'Since 2026-06-06', 'Anchorage 99501-1234', 'Beds 1 2 3'])(
    'are all those of %j',
    (text) => {
      expect(withoutContacts(text)).toBe(text);
    },
  );
});
