import { expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { EmailRefusal } from './email-refusal.tsx';

const refused_at = '2027-01-02T03:04:05.000Z';
const words = (email_refusal: { reason: string | null; refused_at: string } | null) =>
  wordsOf(<EmailRefusal rental={{ email_refusal }} />);

it('the row of an invitation quotes why its email refuses emails', () => {
  const shown = words({ reason: '550 5.1.1 User <b>unknown</b>', refused_at });
  expect(shown).toContain('has refused our emails since Jan 2, 2027');
  expect(shown).toContain('550 5.1.1 User &lt;b&gt;unknown&lt;/b&gt;');
});

it('the row of an invitation to a hidden email quotes nothing, and others say nothing', () => {
  expect(words({ reason: null, refused_at })).toBe(
    'This email address has refused our emails since Jan 2, 2027. Please ask for another one.',
  );
  expect(words(null)).toBe('');
});
