import { AUTOPAY, PAID_BY } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../../../lib/testing.tsx';
import type { NextAction } from '../notices/notices.ts';
import { RentalCard } from './rental-card.tsx';

const rental = {
  ...{ id: 7, listing_id: 3, location: 'Bunk house', thumbnail: null, phase: 'staying' },
  ...{ status: 'accepted', auto_pay: AUTOPAY.on, time_zone: 'UTC', payment_date: 1 },
  ...{ room: 'Room 1', bed_name: 'Bed 1', bed_kind: 'bunk', rental_amount: 400, rent_today: 400 },
  ...{ start_date: '2027-02-01', start_time: '15:00', end_date: null, end_time: null },
  ...{ checkout_date: null, checkout_time: null, checkout_requested_date: null },
  ...{ role: 'tenant', settlement: null, late_fee: null, abilities: {} },
  ...{ checkout_answer: null, checkout_reason: null, rent_change: null, late_fee_change: null },
  deposit_state: { state: 'none' },
  autopay_state: { state: 'on', since: '2027-02-01T07:00:00.000Z' },
  ...{ open_charge: null, open_charges: [], hold: null, owed: null, objections: [] },
  returned_refunds: [],
};
const next = { amount: 400, rent: 400, carried: 0, credit: 0, due_at: '2027-04-01T07:00:00.000Z' };
const next_charge = {
  ...{ ...next, charged_at: next.due_at, by: 'autopay', carried_from: null, carried_to: null },
  ...{ period_from: '2027-04-01', period_to: '2027-05-01' },
};
const charge = {
  ...{ id: 1, amount: 400, due_at: '2027-03-01T07:00:00.000Z', next_attempt_at: null },
  ...{
    period_from: '2027-03-01',
    period_to: '2027-04-01',
    late_days: null,
    was_left: false,
    reopened: null,
  },
};

/** The card of a tenant who owes rent of March. */
const words = (
  state: string,
  hold: string | null,
  objectionable: object[] = [],
  objections: object[] = [],
) => {
  const open_charge = { ...charge, state, hold };
  const rent = { open_charge, open_charges: [open_charge] };
  const waits = { hold: hold === 'objection' ? null : hold };
  const shownRental = { ...rental, next_charge, ...rent, ...waits, objections };
  const card = { valid: true, brand: 'visa', last4: '4242' };
  const payer = { user: {}, card, payable: [1], objectionable };
  return wordsOf(
    <RentalCard
      rental={shownRental as never}
      payer={payer as never}
      next={null}
      onOpenDialog={() => {}}
    />,
  );
};

it('the next rent names the card that AutoPay charges', () => {
  expect(words('due', null)).toContain('AutoPay charges your Visa ending in 4242.');
});

it('the next rent has an hour only while a card is charged at it', () => {
  const cardAt = (charged_at: string | null) => {
    const card = { ...rental, next_charge: { ...next_charge, charged_at } };
    const payer = { user: {}, card: null, payable: [], objectionable: [] };
    return wordsOf(
      <RentalCard
        rental={card as never}
        payer={payer as never}
        next={null}
        onOpenDialog={() => {}}
      />,
    );
  };
  expect(cardAt(next.due_at)).toMatch(/Due Thu, Apr 1, 2027, 7:00.AM/);
  expect(cardAt(null)).toContain('Due Apr 1, 2027 AutoPay');
});

it.each(['bank_confirmation', 'objection', 'new_card'])(
  'no card is named beside rent that waits: %s',
  (hold) => {
    expect(words('pending', hold)).not.toContain('AutoPay charges');
  },
);

it('the next rent says that the card on file has to be replaced before it', () => {
  expect(words('failed', 'new_card')).toContain('Add another one before then.');
});

it.each([
  [
    'dispute',
    'The bank took back your payment on Mar 9, 2027. The rent for Mar 1, 2027 to Mar 31, 2027 is open again.',
  ],
  [
    'entry',
    'Lea corrected an entry on Mar 9, 2027. The rent for Mar 1, 2027 to Mar 31, 2027 is open again.',
  ],
] as const)('rent that is open again says since when and why: %s', (by, says) => {
  const open_charge = { ...charge, state: 'late', hold: null, reopened: { on: '2027-03-09', by } };
  const lister = { id: 1, display_name: 'Lea' };
  const shownRental = {
    ...rental,
    lister,
    open_charge,
    open_charges: [open_charge],
    next_charge: null,
  };
  const payer = { user: {}, card: null, payable: [1], objectionable: [] };
  const text = wordsOf(
    <RentalCard
      rental={shownRental as never}
      payer={payer as never}
      next={null}
      onOpenDialog={() => {}}
    />,
  );
  expect(text).toContain(says);
  expect(text).not.toContain('It was due');
});

it.each([
  // There the due time is on the evening before.
  ['Pacific/Honolulu', '2027-03-01T07:05:00Z', 'It is due today, for Mar 1, 2027'],
  ['Pacific/Honolulu', '2027-03-02T10:05:00Z', 'It was due Mar 1, 2027, for Mar 1, 2027'],
  ['America/Chicago', '2027-03-02T05:55:00Z', 'It is due today, for Mar 1, 2027'],
  ['America/Chicago', '2027-03-02T06:05:00Z', 'It was due Mar 1, 2027, for Mar 1, 2027'],
])('rent is due today until its day is over at the crash pad: %s at %s', (time_zone, at, says) => {
  const open_charge = { ...charge, state: 'due', hold: null };
  const rent = { open_charge, open_charges: [open_charge], next_charge: null };
  const payer = { user: {}, card: null, payable: [1], objectionable: [] };
  const text = wordsOf(
    <RentalCard
      rental={{ ...rental, ...rent, time_zone } as never}
      payer={payer as never}
      next={null}
      onOpenDialog={() => {}}
    />,
    at,
  );
  expect(text).toContain(says);
});

it('rent that needs a new card says that this one is charged immediately', () => {
  expect(words('late', 'new_card')).toContain('charge the new card immediately.');
  expect(words('late', null)).not.toContain('new card');
});

it.each(['new_card', 'no_attempt'])(
  'rent for which no charge is planned says that the lister can still charge the card: %s',
  (hold) => {
    const text = words('late', hold);
    expect(text).toContain('automatic charge is planned');
    expect(text).toContain('A day after the last attempt, ');
  },
);

it('the next rent is charged as usual beside earlier rent for which no charge is planned', () => {
  const open_charge = { ...charge, state: 'late', hold: 'no_attempt' };
  const shown = { ...rental, next_charge, open_charge, open_charges: [open_charge], hold: null };
  const payer = { user: {}, card: { valid: true, brand: 'visa', last4: '4242' }, payable: [1] };
  const text = wordsOf(
    <RentalCard
      rental={shown as never}
      payer={{ ...payer, objectionable: [] } as never}
      next={null}
      onOpenDialog={() => {}}
    />,
  );
  expect(text).toContain('AutoPay charges your Visa ending in 4242.');
});

it('rent that is due offers to object to it, unless an objection is open or was closed', () => {
  const due = { id: 1, objectionable: [{ about: 'rent' }] };
  expect(words('due', null, [due])).toContain('Something is wrong');
  expect(words('due', null, [{ ...due, id: 2 }])).not.toContain('Something is wrong');
});

it('an objection stays with Withdraw until its answer, which stays until the rent is paid', () => {
  const days = { from: '2027-03-01', to: '2027-04-01' };
  const subject = { about: 'rent', amount: 400, days };
  const part = { id: 5, ...subject, charge_id: 1, refund_id: null, line: null };
  const open = { ...part, text: 'No heating', on: '2027-03-02', answer: null, withdrawn_on: null };
  const answeredObjection = { ...open, answer: 'Fixed today', answered_on: '2027-03-03' };
  const cardWith = (objection: object) => words('due', 'objection', [], [objection]);
  expect(cardWith(open)).toContain(
    'No heating” About the rent of $400.00 for Mar 1 – 31, 2027. Withdraw objection',
  );
  expect(cardWith(answeredObjection)).toContain('“Fixed today”');
  expect(cardWith(answeredObjection)).not.toContain('Withdraw objection');
  expect(cardWith(answeredObjection)).toContain('Got it');
  expect(cardWith({ ...answeredObjection, is_seen: true })).not.toContain('No heating');
  expect(cardWith({ ...answeredObjection, charge_id: 2 })).not.toContain('No heating');
  expect(cardWith({ ...open, withdrawn_on: '2027-03-03' })).not.toContain('No heating');
});

const change = { from: '2027-04-01', old: 400, asked_at: '2027-03-02T12:00:00.000Z', reason: null };
const changeWords = (rent_change: object, auto_pay: number) => {
  const shownRental = {
    ...rental,
    next_charge,
    auto_pay,
    rent_change: { ...change, ...rent_change },
  };
  const payer = { user: {}, card: null, payable: [], objectionable: [] };
  return wordsOf(
    <RentalCard
      rental={shownRental as never}
      payer={payer as never}
      next={null}
      onOpenDialog={() => {}}
    />,
  );
};

it.each([
  [440, 1, 'you can leave or turn off AutoPay'],
  [440, 0, 'you can leave at any time.'],
  [300, 1, null],
  [300, 0, null],
])('an announced rent of $%i offers a way out of a rise only: AutoPay %i', (rent, autopay, way) => {
  const notice = changeWords({ new: rent, state: 'announced' }, autopay);
  expect(notice).toContain(
    `From Apr 1, 2027 on, your rent is $${rent}.00 per month. Until then, it stays $400.00.`,
  );
  expect(notice.includes(way ?? "don't agree")).toBe(way !== null);
  if (autopay === AUTOPAY.off) expect(notice).not.toContain('turn off AutoPay');
});

it('a declined rent keeps its amount, its first day and the reason', () => {
  expect(changeWords({ new: 440, state: 'declined', reason: 'Too much' }, 1)).toContain(
    'You declined a rent of $440.00 It would have applied from Apr 1, 2027. Your rent stays $400.00. Reason: Too much',
  );
});

it('a check-out that is set names what it leaves, and what happens next', () => {
  const settlement = {
    ...{ unused: { amount: 146.67 }, unused_manual: 0, credit: 25, open: [], deposit_held: 90 },
    ...{ unused_days: { from: '2027-06-20', to: '2027-07-01' }, refunds_pending: 0 },
    returned: {
      ...{ amount: 80, on: '2027-06-10', in_stay: 30 },
      days: { from: '2027-06-20', to: '2027-07-01' },
    },
  };
  const leaving = { ...rental, next_charge: null, checkout_date: '2027-06-20', settlement };
  const payer = { user: {}, card: null, payable: [], objectionable: [] };
  const card = wordsOf(
    <RentalCard
      rental={{ ...leaving, lister: { id: 1, display_name: 'Lea' } } as never}
      payer={payer as never}
      next={null}
      onOpenDialog={() => {}}
    />,
  );
  expect(card).toContain(
    '$146.67 of the rent you paid is for later days. You get it back only if Lea returns it. ' +
      'Unused days: Jun 20 – 30, 2027. Lea returned $50.00 of rent for Jun 20 – 30, 2027 on Jun 10, 2027. ' +
      'On Jun 10, 2027 Lea returned $30.00 of rent for days that are part of your stay again. ' +
      'They are not charged again, but Lea can ask you for it. You have a credit of $25.00. Lea returns it, or says why not. ' +
      'No rent is charged for days from Jun 20, 2027 on.',
  );
});

it('one action of a card is the main one: the payment before a new card', () => {
  const open_charge = { ...charge, state: 'late', hold: 'new_card' };
  const pause = { autopay_state: { state: 'paused', since: null, reason: 'no_card' } };
  const shownRental = {
    ...rental,
    ...pause,
    next_charge,
    open_charge,
    open_charges: [open_charge],
  };
  const payer = { user: {}, card: null, payable: [1], objectionable: [] };
  const mainOf = (next: NextAction | null) =>
    htmlOf(
      <RentalCard
        rental={shownRental as never}
        payer={payer as never}
        next={next}
        onOpenDialog={() => {}}
      />,
    ).match(/<a[^>]*\bbg-accent\b[^>]*>[^<]*/g);
  expect(mainOf({ pay: 1 })).toEqual([expect.stringContaining('Pay now')]);
  expect(mainOf('autopay')).toEqual([expect.stringContaining('Add a card')]);
  expect(mainOf(null)).toBeNull();
});

it.each([
  ['with one open rent', [{ ...charge, state: 'late', hold: null }], false],
  [
    'with one that is due and one that comes',
    [
      { ...charge, state: 'late', hold: null },
      { ...charge, id: 2, state: 'upcoming', hold: null },
    ],
    false,
  ],
  [
    'with two open rents',
    [
      { ...charge, state: 'late', hold: null },
      { ...charge, id: 2, state: 'due', hold: null },
    ],
    true,
  ],
] as const)('the oldest rent comes first only where there are several: %s', (...values) => {
  const [, open_charges, isShown] = values;
  const owed = { amount: 900, since: '2026-03-05' };
  const open = { ...rental, owed, next_charge, open_charges, open_charge: open_charges[0] };
  const payer = { user: {}, card: null, payable: [1], objectionable: [] };
  const text = wordsOf(
    <RentalCard
      rental={open as never}
      payer={payer as never}
      next={null}
      onOpenDialog={() => {}}
    />,
  );
  expect(text).toContain('You have owed $900.00 in total since Mar 5, 2026.');
  expect(text.includes('Pay the oldest rent first.')).toBe(isShown);
});

it.each([
  ['an open deposit stands with its sum and since when', 100, [], true],
  ['a request stands above, not here', 0, [], false],
  ['rent that is due names the sum itself', 100, [{ ...charge, state: 'late', hold: null }], false],
  [
    'rent that was paid ahead in part does not hide the deposit',
    100,
    [{ ...charge, state: 'upcoming', hold: null }],
    true,
  ],
] as const)('what is owed besides rent: %s', (_title, open, open_charges, isShown) => {
  const owed = { amount: 100, since: '2026-03-05' };
  const deposit_state = { ...rental.deposit_state, open, requested: 0 };
  const shownRental = { ...rental, owed, deposit_state, open_charges };
  const payer = { user: {}, card: null, payable: [], objectionable: [] };
  const text = wordsOf(
    <RentalCard
      rental={{ ...shownRental, open_charge: open_charges[0] ?? null, next_charge: null } as never}
      payer={payer as never}
      next={null}
      onOpenDialog={() => {}}
    />,
  );
  expect(text.includes('You have owed $100.00 since Mar 5, 2026')).toBe(isShown);
  // Due rent has its own way to pay.
  const isByHand = isShown || open > 0;
  expect(/Pay .*directly\. They record it here\./.test(text)).toBe(isByHand);
});

it('an end that was agreed from the start is no news: the tenant reads the phase of the lister', () => {
  const ends = { phase: 'leaving', end_date: '2027-06-20', checkout_date: '2027-06-20' };
  const payer = { user: {}, card: null, payable: [], objectionable: [] };
  const text = (more: object) =>
    wordsOf(
      <RentalCard
        rental={{ ...rental, ...ends, next_charge: null, ...more } as never}
        payer={payer as never}
        next={null}
        onOpenDialog={() => {}}
      />,
    );
  expect(text({})).not.toContain('Check-out agreed');
  expect(text({ end_date: null })).toContain('Check-out agreed');
});

it.each([
  ['beside rent that is due', [{ ...charge, state: 'due', hold: null }]],
  ['by itself where no rent is due', []],
])('what the tenant owes stands with its parts, %s', (_where, open_charges) => {
  const owed = {
    ...{ amount: 576.67, since: '2027-03-01' },
    ...{ rent: 400, deposit: 100, requests: 76.67 },
  };
  const deposit_state = { state: 'due', agreed: 100, open: 100, by: PAID_BY.manual };
  const shownRental = { ...rental, owed, deposit_state, open_charges, next_charge };
  const card = { ...shownRental, open_charge: open_charges[0] ?? null };
  const payer = { user: {}, card: null, payable: [1], objectionable: [] };
  const says = wordsOf(
    <RentalCard
      rental={card as never}
      payer={payer as never}
      next={null}
      onOpenDialog={() => {}}
    />,
  );
  expect(says).toContain('$400.00 of rent, $100.00 of the deposit, $76.67 of payment requests');
});

it('each rent that is due has its own way to say that something is wrong', () => {
  const open_charges = [
    { ...charge, state: 'late', hold: null },
    { ...charge, id: 2, state: 'due', hold: null },
    { ...charge, id: 3, state: 'pending', hold: 'bank_confirmation' },
  ];
  const shownRental = { ...rental, open_charge: open_charges[0], open_charges, next_charge };
  const rents = open_charges.map(({ id }) => ({ id, objectionable: [{ about: 'rent' }] }));
  const payer = { user: {}, card: null, payable: [1, 2, 3], objectionable: rents };
  const says = wordsOf(
    <RentalCard
      rental={shownRental as never}
      payer={payer as never}
      next={null}
      onOpenDialog={() => {}}
    />,
  );
  expect(says.split('Something is wrong')).toHaveLength(4);
});

it('a refund that the bank has sent back for good says who returns it', () => {
  const returned_refunds = [{ id: 1, amount: 50, on: '2027-03-12' }];
  const shown = { ...rental, lister: { display_name: 'Lea' }, next_charge, returned_refunds };
  const payer = { user: {}, card: null, payable: [], objectionable: [] };
  const says = wordsOf(
    <RentalCard
      rental={shown as never}
      payer={payer as never}
      next={null}
      onOpenDialog={() => {}}
    />,
  );
  expect(says).toContain('Your bank sent back a refund of $50.00');
  expect(says).toContain('It came back on Mar 12, 2027. Lea has to return it another way.');
});
