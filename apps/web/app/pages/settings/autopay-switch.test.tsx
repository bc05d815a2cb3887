import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { textsFor } from '../../i18n/texts.ts';
import { wordsOf } from '../../lib/testing.tsx';
import { AskAgain, textOf, whoOf } from './autopay-switch.tsx';

const on = { automatic_payment: 1, status: 'ACTIVE' } as const;
const steps = (areDone: boolean) => ({
  steps_done: { payouts: areDone, crash_pads: true, tenants: true },
  is_disconnected: false,
});

it.each([
  ['nothing until it is known which steps are done', null, null],
  ['that steps are left', steps(false), 'autopay_on'],
  ['that it runs', steps(true), 'autopay_runs'],
] as const)('the switch of AutoPay that is on says %s', (_what, areDone, says) => {
  expect(textOf(on as never, false, areDone)).toBe(says);
});

it('the switch of AutoPay says that the payout account was disconnected', () => {
  const off = { ...on, automatic_payment: 0 } as never;
  const disconnectedSteps = { ...steps(false), is_disconnected: true };
  expect(textOf(off, false, disconnectedSteps)).toBe('autopay_disconnected');
});

it('the switch of AutoPay that is off needs no steps to say so', () => {
  expect(textOf({ ...on, automatic_payment: 0 } as never, false, null)).toBe('autopay_off');
});

it.each([
  [2, 1, '2 tenants and 1 invited person'],
  [1, 0, '1 tenant'],
  [0, 2, '2 invited people'],
])(
  'AutoPay that is turned off for %i tenants and %i invited people names both',
  (tenants, invitations, who) => {
    const area = ['pages/settings/billing'] as const;
    const words = textsFor('crashpad', 'en').tOf(area) as unknown;
    expect(
      whoOf({ tenants, invited: invitations }, words as TFunction<'pages/settings/billing'>),
    ).toBe(who);
  },
);

const over = { tenant: 'Tia M.', location: 'The Nest', reason: 'no_rent' } as const;

it.each([
  [1, 'Ask 1 tenant again Not asked:'],
  [0, 'payout account was disconnected. Not asked:'],
])(
  'a lister reads who is not asked for AutoPay again, and why, beside %i who can be',
  (count, words) => {
    const text = wordsOf(<AskAgain count={count} notAsked={[over]} onAsked={() => {}} />);
    expect(text).toContain(`${words} Tia M. at The Nest: no more rent is due`);
  },
);
