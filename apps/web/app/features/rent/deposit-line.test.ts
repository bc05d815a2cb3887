import type { contract } from '@crewpad/contract';
import { type Locale, PAID_BY } from '@crewpad/domain';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { COMPLETE, textsFor } from '../../i18n/texts.ts';
import { depositLine } from './deposit-line.tsx';

type Deposit = contract.rentals.DepositState;

const none: Deposit = {
  state: 'none',
  agreed: 0,
  paid: 0,
  held: 0,
  returned: 0,
  kept: 0,
  taken_back: 0,
  disputed: 0,
  open: 0,
  requested: 0,
  by: PAID_BY.manual,
  paid_on: null,
  settled_on: null,
  hold: null,
  reasons: [],
};
const agreedDeposit: Deposit = { ...none, state: 'agreed', agreed: 100 };
const heldDeposit: Deposit = {
  ...agreedDeposit,
  state: 'held',
  paid: 100,
  held: 100,
  by: 'autopay',
  paid_on: '2026-12-03',
};
const settledDeposit: Deposit = {
  ...heldDeposit,
  state: 'settled',
  agreed: 200,
  paid: 200,
  held: 0,
  returned: 50,
  kept: 150,
  reasons: ['Cleaning', 'Lost key'],
};

function lineIn(
  locale: Locale,
  deposit: Deposit,
  { lister = 'Lea', isOver = false }: { lister?: string | null; isOver?: boolean } = {},
) {
  const words = textsFor('crashpad', locale).tOf(['rent']) as unknown;
  return depositLine(deposit, { lister, isOver, locale }, words as TFunction<'rent'>);
}

describe('the line of a deposit', () => {
  it.each<[string, Deposit, Parameters<typeof lineIn>[2]?]>([
    ['', none],
    ['$100.00, paid to Lea directly', agreedDeposit],
    ['$100.00, paid to you directly', agreedDeposit, { lister: null }],
    ['$100.00, charged on acceptance', { ...agreedDeposit, by: 'autopay' }],
    ['$100.00, not paid yet: you pay Lea directly', { ...agreedDeposit, state: 'due', open: 100 }],
    [
      '$100.00, not paid yet: Lea asks for $60.00 by card',
      { ...agreedDeposit, state: 'due', open: 100, requested: 60 },
    ],
    [
      '$100.00, not paid yet: you ask for $60.00 by card',
      { ...agreedDeposit, state: 'due', open: 100, requested: 60 },
      { lister: null },
    ],
    [
      '$100.00, not paid yet: they pay you directly',
      { ...agreedDeposit, state: 'due', open: 100 },
      { lister: null },
    ],
    ['$100.00, not paid and no longer due', { ...agreedDeposit, state: 'due' }, { isOver: true }],
    ['$100.00, payment in progress', { ...agreedDeposit, state: 'processing', open: 100 }],
    [
      '$90.00 of $100.00, $10.00 open',
      { ...agreedDeposit, state: 'part', paid: 90, held: 90, open: 10, paid_on: '2026-12-03' },
    ],
    [
      '$90.00 of $100.00, $10.00 open, Lea asks for $10.00 by card',
      { ...agreedDeposit, state: 'part', paid: 90, held: 90, open: 10, requested: 10 },
    ],
    [
      '$90.00 of $100.00, $10.00 open, you ask for $10.00 by card',
      { ...agreedDeposit, state: 'part', paid: 90, held: 90, open: 10, requested: 10 },
      { lister: null },
    ],
    [
      '$90.00 held, Lea asks for $10.00 by card',
      { ...agreedDeposit, state: 'held', paid: 90, held: 90, requested: 10 },
      { isOver: true },
    ],
    [
      '$100.00 taken back by the bank, Lea asks for $60.00 by card',
      { ...heldDeposit, state: 'taken_back', held: 0, taken_back: 100, open: 100, requested: 60 },
    ],
    ['$100.00, charged Dec 3, 2026', heldDeposit],
    ['$100.00, paid Dec 3, 2026', { ...heldDeposit, by: PAID_BY.manual }],
    ['$120.00, paid Dec 3, 2026', { ...heldDeposit, paid: 120, held: 120 }],
    ['$100.00 held', heldDeposit, { isOver: true }],
    ['$50.00 held, returned $50.00', { ...heldDeposit, held: 50, returned: 50 }],
    [
      '$100.00 held, $100.00 taken back by the bank',
      { ...heldDeposit, paid: 200, taken_back: 100 },
    ],
    [
      '$100.00 disputed: the bank decides who keeps it',
      { ...heldDeposit, state: 'taken_back', held: 0, taken_back: 100, disputed: 100 },
    ],
    [
      '$60.00 disputed: the bank decides who keeps it, $40.00 taken back by the bank',
      { ...heldDeposit, state: 'taken_back', held: 0, taken_back: 100, disputed: 60 },
    ],
    ['returned $50.00, kept $150.00: Cleaning, Lost key', settledDeposit, { isOver: true }],
    ['returned $200.00', { ...settledDeposit, returned: 200, kept: 0, reasons: [] }],
    [
      '$100.00 taken back by the bank',
      { ...heldDeposit, state: 'taken_back', held: 0, taken_back: 100, open: 100 },
    ],
  ])('reads "%s"', (line, deposit, reader) => {
    expect(lineIn('en', deposit, reader)).toBe(line);
  });

  it('is the same for both sides once the invitation is accepted', () => {
    for (const locale of COMPLETE) {
      for (const deposit of [heldDeposit, settledDeposit]) {
        const [tenant, lister] = ['Lea', null].map((name) =>
          lineIn(locale, deposit, { lister: name }),
        );
        expect(tenant).toBe(lister);
      }
    }
  });

  it('has its own words in every language', () => {
    const words = COMPLETE.map((locale) => [
      lineIn(locale, heldDeposit),
      lineIn(locale, { ...heldDeposit, by: PAID_BY.manual }),
      lineIn(locale, { ...agreedDeposit, state: 'due' }),
      lineIn(locale, { ...agreedDeposit, state: 'due' }, { isOver: true }),
      lineIn(locale, { ...agreedDeposit, state: 'part', held: 90, open: 10 }),
      lineIn(locale, settledDeposit),
      lineIn(locale, { ...heldDeposit, state: 'taken_back', held: 0, taken_back: 100 }),
    ]);
    expect(words).toMatchInlineSnapshot(`
      [
        [
          "$100.00, charged Dec 3, 2026",
          "$100.00, paid Dec 3, 2026",
          "$100.00, not paid yet: you pay Lea directly",
          "$100.00, not paid and no longer due",
          "$90.00 of $100.00, $10.00 open",
          "returned $50.00, kept $150.00: Cleaning, Lost key",
          "$100.00 taken back by the bank",
        ],
        [
          "$100.00, se cobró el 3 dic 2026",
          "$100.00, se pagó el 3 dic 2026",
          "$100.00, aún sin pagar: pagas directamente a Lea",
          "$100.00, sin pagar y ya no se debe",
          "$90.00 de $100.00, faltan $10.00",
          "se devolvieron $50.00, se retuvieron $150.00: Cleaning, Lost key",
          "el banco retiró $100.00",
        ],
        [
          "100,00 $, débité le 3 déc. 2026",
          "100,00 $, payé le 3 déc. 2026",
          "100,00 $, pas encore payé : vous payez Lea directement",
          "100,00 $, non payé, n’est plus dû",
          "90,00 $ sur 100,00 $, reste 10,00 $",
          "50,00 $ rendus, 150,00 $ gardés : Cleaning, Lost key",
          "100,00 $ repris par la banque",
        ],
        [
          "US$ 100,00, cobrada em 3 de dez. de 2026",
          "US$ 100,00, paga em 3 de dez. de 2026",
          "US$ 100,00, ainda não paga: você paga diretamente a Lea",
          "US$ 100,00, não paga e não mais devida",
          "US$ 90,00 de US$ 100,00, faltam US$ 10,00",
          "US$ 50,00 devolvidos, US$ 150,00 retidos: Cleaning, Lost key",
          "US$ 100,00 retirados pelo banco",
        ],
      ]
    `);
  });
});
