import { expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { RefusalNote } from './note.tsx';

it('the settings quote why the email refuses emails, and say how that ends', () => {
  const refusal = { reason: '550 5.2.1 Mailbox disabled', refused_at: '2027-01-02T13:04:05.000Z' };
  const note = wordsOf(<RefusalNote refusal={refusal} />);
  expect(note).toContain('This address refuses our emails');
  expect(note).toContain('January 2, 2027');
  expect(note).toContain('550 5.2.1 Mailbox disabled');
  expect(note).toContain('verification link');
});
