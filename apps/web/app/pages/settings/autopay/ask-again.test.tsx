import { expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { AskAgain } from './ask-again.tsx';

const over = { tenant: 'Tia M.', location: 'The Nest', reason: 'no_rent' } as const;

it.each([
  [1, 'Ask 1 tenant again Not asked:'],
  [0, 'payout account was disconnected. Not asked:'],
])('names who is not asked for AutoPay again, and why, beside %i who can be', (count, words) => {
  const shown = wordsOf(<AskAgain count={count} notAsked={[over]} onAsked={() => {}} />);
  expect(shown).toContain(`${words} Tia M. at The Nest: no more rent is due`);
});
