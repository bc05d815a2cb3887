import { describe, expect, it } from 'vitest';
import { pauseOf } from './autopay.ts';
import { rowsOf } from './readings.ts';
import { settlementOf } from './stays.ts';
import { playOn } from './testing.ts';

const run = { on: 'run' } as const;
const leave = { on: 'leave' } as const;
const MARCH = '2027-03-01T07:00Z';
const autopay = (by: 'lister' | 'tenant', step: 'request' | 'accept' | 'decline' | 'disable') =>
  ({ on: 'autopay', by, step }) as const;

describe('AutoPay', () => {
  it('charges until the tenant agrees to a stop, and not after it', () => {
    const model = playOn(
      { autopay: true },
      ['2027-02-28T12:00Z', autopay('lister', 'disable')],
      [MARCH, run],
      ['2027-03-02T12:00Z', autopay('tenant', 'accept')],
      ['2027-04-01T07:00Z', run],
    );
    expect(rowsOf(model).map(({ state }) => state)).toEqual(['paid', 'due']);
    expect(model.steps.at(-1)).toMatchObject({ action: 'accept_autopay', autopay: 'off' });
  });

  it('that the lister has switched off is asked for again once, and stays paused without a card', () => {
    const model = playOn(
      { autopay: true },
      ['2027-02-21T12:00Z', { on: 'switch', enabled: false }],
      ['2027-02-22T12:00Z', autopay('lister', 'request')],
      ['2027-02-23T12:00Z', { on: 'switch', enabled: true }],
      ['2027-02-24T12:00Z', { on: 'ask_again' }],
      ['2027-02-25T12:00Z', { on: 'ask_again' }],
      ['2027-02-26T12:00Z', autopay('tenant', 'accept')],
      ['2027-02-27T12:00Z', { on: 'card', card: 'none' }],
    );
    expect(model.answers[2]).toBe('refused');
    expect(model.steps.filter(({ action }) => action === 'request_autopay')).toHaveLength(1);
    expect([model.autopay, pauseOf(model)]).toEqual(['on', 'no_card']);
  });
});

describe('the end of a stay', () => {
  it('before check-in leaves nothing to bill, and the deposit to settle', () => {
    const deposit = { on: 'entry', name: 'cash', cents: 10_000, for: 'deposit' } as const;
    const model = playOn(
      { deposit: 10_000 },
      ['2027-02-21T12:00Z', deposit],
      ['2027-02-22T12:00Z', leave],
      ['2027-02-23T12:00Z', { on: 'settle' }],
      [MARCH, run],
    );
    expect(rowsOf(model)).toEqual([]);
    expect(settlementOf(model)).toMatchObject({ open: 0, unused: 0, deposit: 10_000 });
    expect([model.answers.at(-2), model.isSettled]).toEqual(['refused', false]);
  });

  it('leaves the unused rent of a card, and reminds of the deposit on the 14th day', () => {
    const stay = { autopay: true, deposit: 10_000, zone: 'Pacific/Honolulu' };
    // At 22:00 of March 15 in Honolulu: 17 of 31 days are left.
    const departure = ['2027-03-16T08:00Z', leave] as const;
    const before = playOn(stay, [MARCH, run], departure, ['2027-03-29T06:59Z', run]);
    expect(settlementOf(before)).toMatchObject({ unused: 21_935, deposit: 10_000 });
    const reminders = ({ mails }: typeof before) =>
      mails.filter(({ about }) => about === 'deposit').length;
    const times = ['2027-03-29T07:00Z', '2027-03-30T07:00Z'].map((at) => [at, run] as const);
    expect([reminders(before), reminders(playOn(stay, [MARCH, run], departure, ...times))]).toEqual(
      [0, 1],
    );
  });

  it('in the evening before a rent day leaves all that a card paid for later days', () => {
    // At 22:00 of March 31 in Honolulu: a day of March and all of April are paid.
    const stay = { autopay: true, zone: 'Pacific/Honolulu' };
    const april = '2027-04-01T07:00Z';
    const model = playOn(stay, [MARCH, run], [april, run], ['2027-04-01T08:00Z', leave]);
    expect(settlementOf(model).unused).toBe(41_290);
  });

  it('on another day waits for the answer to the request', () => {
    const request = ['2027-02-21T12:00Z', { on: 'ask_checkout', day: '2027-05-01' }] as const;
    const answer = (end: 'confirm' | 'decline' | 'withdraw') =>
      playOn({ end: '2027-04-01' }, request, [
        '2027-02-22T12:00Z',
        { on: 'checkout_answer', with: end },
      ]);
    expect(answer('confirm').checkout).toBe('2027-05-01');
    expect(answer('decline').checkout).toBe('2027-04-01');
    expect(answer('withdraw')).toMatchObject({ checkout: '2027-04-01', request: null });
  });
});
