import { describe, expect, it } from 'vitest';
import { nextCharge } from './charges.ts';
import { depositHeld, readPayment, rowsOf } from './readings.ts';
import { playOn } from './testing.ts';

const run = { on: 'run' } as const;
const entry = (name: string, cents: number, more: object = {}) =>
  ({ on: 'entry', name, cents, for: 'rent', ...more }) as const;
const MARCH = '2027-03-01T07:00Z';

/** What a payment covers, as [first day, share, of]. */
function coverOf(book: ReturnType<typeof playOn>, name: string) {
  const payment = book.payments.find((item) => item.name === name);
  if (payment === undefined) throw new Error(`no payment ${name}`);
  const { periods, credit } = readPayment(book, payment, 'tenant');
  return { periods: periods.map(({ from, amount, of }) => [from, amount, of]), credit };
}

describe('cash', () => {
  it('of three rents covers three months, like three entries of one rent', () => {
    const once = playOn(
      { autopay: true },
      [MARCH, run],
      ['2027-03-02T12:00Z', entry('all', 120_000)],
    );
    // March was charged to the card.
    expect(coverOf(once, 'all')).toEqual({
      periods: [
        ['2027-04-01', 40_000, 40_000],
        ['2027-05-01', 40_000, 40_000],
        ['2027-06-01', 40_000, 40_000],
      ],
      credit: 0,
    });
    const thrice = playOn(
      {},
      [MARCH, run],
      ...[1, 2, 3].map((n) => [`2027-03-0${n + 1}T12:00Z`, entry(`entry ${n}`, 40_000)] as const),
    );
    expect(rowsOf(thrice).map(({ from, state }) => [from, state])).toEqual([
      ['2027-03-01', 'paid'],
      ['2027-04-01', 'paid'],
      ['2027-05-01', 'paid'],
    ]);
  });

  it('stops the card: what it covers is not charged', () => {
    const events = [
      [MARCH, run],
      ['2027-03-28T12:00Z', entry('cash', 40_000)],
      ['2027-04-01T07:00Z', run],
      ['2027-05-01T07:00Z', run],
    ] as const;
    const { payments } = playOn({ autopay: true }, ...events);
    expect(payments.map(({ name }) => name)).toEqual([
      'rent 2027-03-01',
      'cash',
      'rent 2027-05-01',
    ]);
  });

  it('covers $53.23 of $500.00, and a card is charged the rest', () => {
    const stay = { rent: 50_000, payday: 5, start: '2027-02-05', autopay: true };
    const book = playOn(
      stay,
      ['2027-02-20T13:00Z', run],
      ['2027-02-21T12:00Z', entry('cash', 5323)],
    );
    const [period] = coverOf(book, 'cash').periods;
    expect(period).toEqual(['2027-03-05', 5323, 50_000]);
    expect(nextCharge(book)).toMatchObject({ amount: 44_677, rent: 50_000, credit: 5323 });
  });

  it('beyond an agreed end is credit, which another end uses up', () => {
    const stay = { end: '2027-04-01' };
    const book = playOn(stay, [MARCH, run], ['2027-03-02T12:00Z', entry('cash', 44_000)]);
    expect(coverOf(book, 'cash')).toEqual({
      periods: [['2027-03-01', 40_000, 40_000]],
      credit: 4000,
    });
    expect(nextCharge(book)).toBeNull();
  });

  it('leaves a rest of $0.30 to the next rent, and the row is paid', () => {
    const stay = { autopay: true };
    const cash = entry('cash', 39_970, { paidOn: '2027-02-25' });
    const book = playOn(stay, ['2027-02-25T12:00Z', cash], [MARCH, run]);
    expect(rowsOf(book)).toMatchObject([{ state: 'paid', amount: 40_000, paid: 39_970 }]);
    expect(nextCharge(book)).toMatchObject({ amount: 40_030, rent: 40_000, carried: 30 });
    const charged = playOn(
      stay,
      ['2027-02-25T12:00Z', cash],
      [MARCH, run],
      ['2027-04-01T07:00Z', run],
    );
    expect(charged.payments.at(-1)).toMatchObject({ name: 'rent 2027-04-01', cents: 40_030 });
  });

  it('is refused for a period that is not open, and for a day that has not come', () => {
    const { answers } = playOn(
      {},
      ['2027-02-25T12:00Z', entry('one', 100, { from: '2027-07-01' })],
      ['2027-02-25T12:00Z', entry('two', 100, { paidOn: '2027-02-26' })],
    );
    expect(answers).toEqual(['done', 'refused', 'refused']);
  });
});

describe('a void', () => {
  const stay = { autopay: true };
  it('takes the rows that the entry opened, and the card is charged as before', () => {
    const book = playOn(
      stay,
      [MARCH, run],
      ['2027-03-02T12:00Z', entry('cash', 80_000)],
      ['2027-03-10T12:00Z', { on: 'void', entry: 'cash' }],
      ['2027-04-01T07:00Z', run],
    );
    expect(rowsOf(book).map(({ name, state }) => [name, state])).toEqual([
      ['rent 2027-03-01', 'paid'],
      ['rent 2027-04-01 #2', 'paid'],
    ]);
    expect(book.payments.map(({ cents }) => cents)).toEqual([40_000, 80_000, 40_000]);
  });

  it.each([
    ['23 hours', '2027-03-03T11:00Z', true, '2027-03-05T07:00Z'],
    ['25 hours', '2027-03-03T13:00Z', false, undefined],
  ])('after %s leaves a due row automatic: %s', (_, at, isAuto, next) => {
    const book = playOn(
      { ...stay, deposit: 0 },
      ['2027-02-28T12:00Z', { on: 'card', card: 'declined' }],
      [MARCH, run],
      ['2027-03-02T12:00Z', entry('cash', 40_000)],
      [at, { on: 'void', entry: 'cash' }],
    );
    const [row] = book.rows;
    expect(row).toMatchObject({ state: 'open', isAuto });
    expect(row?.nextAttempt ?? undefined).toBe(next && Date.parse(next));
  });

  it('of what a card completed opens only the voided share again', () => {
    const book = playOn(
      stay,
      ['2027-02-25T12:00Z', entry('cash', 10_000)],
      [MARCH, run],
      ['2027-03-10T12:00Z', { on: 'void', entry: 'cash' }],
    );
    expect(rowsOf(book)).toMatchObject([
      { name: 'rent 2027-03-01', state: 'paid', paid: 30_000 },
      { name: 'rent 2027-03-01 for cash', state: 'late', amount: 10_000, paid: 0 },
    ]);
  });

  it('is refused after 60 days, and changes nothing the second time', () => {
    const late = [
      ['2027-03-02T12:00Z', entry('cash', 100)],
      ['2027-05-01T12:00Z', { on: 'void', entry: 'cash' }],
      ['2027-05-01T12:01Z', { on: 'void', entry: 'cash' }],
      ['2027-05-01T12:02Z', entry('other', 100)],
      ['2027-07-01T12:00Z', { on: 'void', entry: 'other' }],
    ] as const;
    const { answers, movements } = playOn({}, ...late);
    expect(answers).toEqual(['done', 'done', 'done', 'done', 'done', 'refused']);
    expect(movements.map(({ amount }) => amount)).toEqual([100, -100, 100]);
  });
});

describe('banks', () => {
  const stay = { autopay: true };
  const refund = (cents: number) =>
    ({ on: 'refund', name: 'r1', payment: 'rent 2027-03-01', cents, method: 'card' }) as const;
  const dispute = { on: 'dispute', name: 'd1', payment: 'rent 2027-03-01' } as const;

  it('refund $103.23 of $245.16 paid', () => {
    const book = playOn(
      { ...stay, start: '2027-03-13', rent: 40_000 },
      ['2027-03-13T07:00Z', run],
      ['2027-03-20T12:00Z', { ...refund(10_323), payment: 'rent 2027-03-13' }],
    );
    expect(rowsOf(book)).toMatchObject([{ paid: 24_516, refunded: 10_323, state: 'paid' }]);
  });

  it('dispute $40 of which $10 was refunded: $30 is at stake', () => {
    const book = playOn(
      { ...stay, rent: 4000 },
      [MARCH, run],
      ['2027-03-02T12:00Z', refund(1000)],
      ['2027-03-03T12:00Z', dispute],
    );
    expect(book.disputes).toMatchObject([{ cents: 3000, taken: 3000, state: 'open' }]);
    expect(book.mails.filter(({ about }) => about === 'dispute')).toMatchObject([
      { to: 'tenant', cents: 3000 },
      { to: 'lister', cents: 3000 },
    ]);
  });

  it('that take rent leave a replacement of what the lister lost and did not get back', () => {
    const lost = playOn(
      stay,
      [MARCH, run],
      ['2027-03-03T12:00Z', dispute],
      ['2027-03-10T12:00Z', { on: 'decision', dispute: 'd1', won: false }],
    );
    expect(rowsOf(lost)).toMatchObject([
      { name: 'rent 2027-03-01', takenBack: 40_000, state: 'paid' },
      { name: 'rent 2027-03-01 for d1', amount: 40_000, state: 'late' },
    ]);
    expect(lost.autopay).toBe('off');
    const returned = playOn(
      stay,
      [MARCH, run],
      ['2027-03-03T12:00Z', dispute],
      ['2027-03-10T12:00Z', { on: 'decision', dispute: 'd1', won: false }],
      ['2027-03-12T12:00Z', { on: 'late_return', dispute: 'd1', cents: 15_000 }],
    );
    expect(rowsOf(returned)).toMatchObject([{ takenBack: 25_000 }, { amount: 25_000 }]);
  });

  it('take nothing while the account refuses, and the loss counts from the later of both', () => {
    const events = [
      [MARCH, run],
      ['2027-03-02T12:00Z', { on: 'account', refuses: true }],
      ['2027-03-03T12:00Z', dispute],
      ['2027-03-10T12:00Z', { on: 'decision', dispute: 'd1', won: false }],
    ] as const;
    expect(rowsOf(playOn(stay, ...events))).toHaveLength(1);
    const taken = playOn(stay, ...events, ['2027-03-12T12:00Z', { on: 'account', refuses: false }]);
    expect(rowsOf(taken)).toMatchObject([{ takenBack: 40_000 }, { amount: 40_000 }]);
  });

  it("return a refund three times, and then it is the lister's again", () => {
    const back = { on: 'refund_return', refund: 'r1' } as const;
    const book = playOn(
      stay,
      [MARCH, run],
      ['2027-03-02T12:00Z', refund(12_000)],
      ['2027-03-04T12:00Z', back],
      ['2027-03-05T12:00Z', run],
      ['2027-03-06T12:00Z', back],
      ['2027-03-07T12:00Z', run],
      ['2027-03-08T12:00Z', back],
    );
    expect(book.refunds).toMatchObject([{ state: 'returned', returns: 3 }]);
    expect(book.movements.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', 40_000],
      ['refund', -12_000],
      ['return', 12_000],
    ]);
    const told = book.mails.filter(({ about, to }) => about === 'refund' && to === 'tenant');
    expect(told.map(({ step }) => step)).toEqual([
      'done',
      'retrying',
      'again',
      'retrying_again',
      'again',
      'returned',
    ]);
  });

  it('take a deposit, which is held no longer', () => {
    const book = playOn(
      { ...stay, deposit: 10_000 },
      ['2027-03-03T12:00Z', { ...dispute, payment: 'deposit' }],
      ['2027-03-10T12:00Z', { on: 'decision', dispute: 'd1', won: false }],
    );
    expect(depositHeld(book)).toBe(0);
  });

  it('never see a charge during an open dispute', () => {
    const book = playOn(
      stay,
      [MARCH, run],
      ['2027-03-03T12:00Z', dispute],
      ['2027-04-01T07:00Z', run],
    );
    expect(book.payments).toHaveLength(1);
    const won = playOn(
      stay,
      [MARCH, run],
      ['2027-03-03T12:00Z', dispute],
      ['2027-04-01T07:00Z', run],
      ['2027-04-02T12:00Z', { on: 'decision', dispute: 'd1', won: true }],
      ['2027-04-02T12:01Z', run],
    );
    expect(won.payments.map(({ name }) => name)).toEqual(['rent 2027-03-01', 'rent 2027-04-01']);
  });
});
