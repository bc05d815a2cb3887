import { expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { RefusalNote } from './note.tsx';

it('the settings quote why the email refuses emails, and say how that ends', () => {
  const refusal = { reason: '550 5.2.1 Mailbox disabled', refused_at: '2027-01-02T13:04:05.000Z' };
  const shown = wordsOf(<RefusalNote refusal={refusal} />);
  expect(shown).toContain('This address refuses our emails');
  expect(shown).toContain('January 2, 2027');
  expect(shown).toContain('550 5.2.1 Mailbox disabled');
  expect(shown).toContain('verification link');
});
