import { AUTOPAY_ENDS, AUTOPAY_TRANSITIONS, RENTAL_TRANSITIONS } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { sentenceOf, stepOf } from './step-of.ts';
import texts from './texts/en.ts';

/** Entries of an accepted rental about no money. */
const entryOf = <A extends string>(actor: A) => ({
  ...{ actor, status: 'accepted' as const, money: null },
});
const of = {
  lister: entryOf('lister'),
  tenant: entryOf('tenant'),
  system: entryOf('system'),
} as const;

describe('the history sentences', () => {
  it('cover every step of a rental but those of one side only', () => {
    const steps = new Set<string>(
      [...RENTAL_TRANSITIONS, ...AUTOPAY_TRANSITIONS].map(({ action }) => action),
    );
    for (const own of ['edit_note', 'dismiss_answer']) steps.delete(own);
    for (const action of ['invite', ...steps]) {
      expect(
        stepOf({ action, change_summary: {}, actor: 'lister', status: 'accepted' }),
        action,
      ).toBe(action);
      expect(texts).toHaveProperty(action);
    }
  });

  it('say what the lister kept and returned when they closed the settlement', () => {
    const closed = (...fields: string[]) => {
      const change_summary = Object.fromEntries(
        fields.map((name) => [name, { from: null, to: 1 }]),
      );
      const entry = { ...of.lister, action: 'settle', change_summary };
      return [sentenceOf(entry, 'lister'), sentenceOf(entry, 'tenant')];
    };
    const all = [
      ...[[], ['rent_owed'], ['kept'], ['returned', 'rent_owed'], ['kept', 'returned']],
      ...[['not_returned'], ['not_returned', 'returned']],
    ];
    const keys = [
      ...['settle', 'settle_owed', 'settle_kept', 'settle_returned', 'settle_both'],
      ...['settle_not_returned', 'settle_returned_part'],
    ];
    expect(all.map((fields) => closed(...fields))).toEqual(keys.map((key) => [`${key}_you`, key]));
    for (const key of keys.flatMap((stepKey) => [stepKey, `${stepKey}_you`])) {
      expect(texts).toHaveProperty(key);
    }
  });

  it('say what an objection is about', () => {
    const about = { objection_about: { from: null, to: 'entry' } };
    for (const action of ['object', 'withdraw_objection', 'answer_objection']) {
      expect(stepOf({ action, change_summary: about, actor: 'lister', status: 'accepted' })).toBe(
        `${action}_about`,
      );
      expect(stepOf({ action, change_summary: {}, actor: 'lister', status: 'accepted' })).toBe(
        action,
      );
      expect(texts).toHaveProperty(`${action}_about_you`);
    }
  });

  it('say which rent was written off, and which request to check out ended', () => {
    const days = { rent_days: { from: '2027-03-01', to: '2027-04-01' } };
    const request = { checkout_requested_date: { from: '2027-06-01', to: null } };
    const cases = { write_off: days, decline_checkout: request, withdraw_checkout: request };
    const keys = Object.entries(cases).map(([action, change_summary]) =>
      stepOf({ action, change_summary, actor: 'lister', status: 'accepted' }),
    );
    expect(keys).toEqual(['write_off_days', 'decline_checkout_on', 'withdraw_checkout_on']);
    for (const key of keys) expect(texts).toHaveProperty(`${key}_you`);
  });

  it('fall back to a generic change for an unknown step', () => {
    for (const action of ['toString', ''])
      expect(stepOf({ action, change_summary: {}, actor: 'lister', status: 'accepted' })).toBe(
        'other',
      );
  });

  it('say what ended AutoPay if neither side did', () => {
    const entry = (end?: string) => ({
      ...{ ...of.system, action: 'disable_autopay' },
      change_summary: {
        auto_pay: { from: 1, to: 0 },
        ...(end !== undefined && { autopay_ended: { from: null, to: end } }),
      },
    });
    for (const reader of ['lister', 'tenant'] as const) {
      // Entries of an older server name no reason, and nobody.
      expect(sentenceOf(entry(), reader)).toBe('autopay_ended');
      for (const end of AUTOPAY_ENDS) {
        const isOwn = reader === 'lister' && end === 'payouts_disconnected';
        const sentence = `autopay_ended_${end}${isOwn ? '_you' : ''}`;
        expect(sentenceOf(entry(end), reader)).toBe(sentence);
        expect(texts).toHaveProperty(sentence);
      }
    }
  });

  it('say that a request was withdrawn, or an offer changed, where AutoPay never was on', () => {
    const entry = (from: number, status: 'pending' | 'accepted') => ({
      ...{ ...of.system, action: 'disable_autopay', status },
      change_summary: {
        auto_pay: { from, to: 0 },
        autopay_ended: { from: null, to: 'payouts_disconnected' },
      },
    });
    const cases = [
      [1, 'accepted', ''],
      [3, 'accepted', ''],
      [2, 'accepted', '_asked'],
      [2, 'pending', '_asked'],
      [1, 'pending', '_offered'],
    ] as const;
    for (const [from, status, what] of cases) {
      const sentence = `autopay_ended_payouts_disconnected${what}`;
      expect(sentenceOf(entry(from, status), 'tenant')).toBe(sentence);
      expect(sentenceOf(entry(from, status), 'lister')).toBe(`${sentence}_you`);
      for (const key of [sentence, `${sentence}_you`]) expect(texts).toHaveProperty(key);
    }
  });

  it('say whether an answer was about the start or the stop of AutoPay, and what was taken back', () => {
    const steps = [
      ['accept_autopay', 2, 1, 'tenant', 'accept_autopay'],
      ['accept_autopay', 3, 0, 'tenant', 'accept_autopay_off'],
      ['disable_autopay', 3, 0, 'tenant', 'accept_autopay_off'],
      ['decline_autopay', 3, 1, 'tenant', 'keep_autopay'],
      ['decline_autopay', 2, 0, 'tenant', 'decline_autopay'],
      ['disable_autopay', 2, 0, 'tenant', 'decline_autopay'],
      ['disable_autopay', 2, 0, 'lister', 'withdraw_autopay'],
      ['disable_autopay', 3, 0, 'lister', 'disable_autopay'],
      ['disable_autopay', 1, 0, 'tenant', 'disable_autopay'],
    ] as const;
    for (const [action, from, to, actor, sentence] of steps) {
      const entry = { ...of[actor], action, change_summary: { auto_pay: { from, to } } };
      expect(sentenceOf(entry, actor)).toBe(`${sentence}_you`);
      expect(texts).toHaveProperty(sentence);
      expect(texts).toHaveProperty(`${sentence}_you`);
    }
  });

  it('distinguish a request to stop AutoPay from its end', () => {
    const entry = (to: number) => ({
      ...{ ...of.lister, action: 'disable_autopay' },
      change_summary: { auto_pay: { from: 1, to } },
    });
    expect(stepOf(entry(3))).toBe('ask_autopay_off');
    expect(stepOf(entry(0))).toBe('disable_autopay');
    expect(stepOf({ ...entry(1), action: 'request_autopay' })).toBe('withdraw_autopay_off');
    expect(stepOf({ ...entry(2), action: 'request_autopay' })).toBe('request_autopay');
  });
});

describe('the sentence of money', () => {
  const money = { state: null, method: 'card' };
  const row = { ...of.system, action: 'charge', change_summary: {}, money };
  const lister = { ...row, actor: 'lister' as const };

  it('names the reader whose card was charged, or who paid', () => {
    expect(sentenceOf(row, 'tenant')).toBe('charge_you');
    expect(sentenceOf(row, 'lister')).toBe('charge');
    expect(sentenceOf({ ...row, actor: 'tenant' }, 'tenant')).toBe('pay_you');
    expect(sentenceOf({ ...row, actor: 'tenant' }, 'lister')).toBe('pay');
    expect(sentenceOf(lister, 'lister')).toBe('collect_you');
    expect(sentenceOf(lister, 'tenant')).toBe('collect_reader');
    for (const key of ['collect_you', 'collect_reader']) expect(texts).toHaveProperty(key);
  });

  it.each([
    ['done', 'refund'],
    ['pending', 'refund_pending'],
    ['retrying', 'refund_pending'],
    ['returned', 'refund_returned'],
    ['failed', 'refund_failed'],
  ])('follows a refund that is %s', (state, step) => {
    const refund = { ...lister, action: 'refund', money: { ...money, state } };
    expect(sentenceOf(refund, 'tenant')).toBe(step);
  });

  it('says how a bank decided', () => {
    const close = (state: string) =>
      sentenceOf({ ...row, action: 'close_dispute', money: { ...money, state } }, 'lister');
    expect([close('won'), close('lost')]).toEqual(['dispute_won', 'dispute_lost']);
  });

  it('has a text for each reader and each step', () => {
    const steps = ['add_payment', 'void_payment', 'provider_refund', 'keep_deposit'];
    const otherSteps = ['open_dispute', 'send_request', 'reject_request', 'withdraw_request'];
    for (const action of [...steps, ...otherSteps]) {
      for (const reader of ['lister', 'tenant'] as const) {
        const key = sentenceOf({ ...lister, action }, reader);
        expect(key).not.toBe('other');
        expect(texts).toHaveProperty(key);
      }
    }
  });
});
