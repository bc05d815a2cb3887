import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from './calendar.ts';
import { LISTER_PLANS, type Plan } from './lists.ts';
import { type PaidTerm, quotePlan, renewalChargeAt } from './plan-quote.ts';
import { PLAN_RECORDS } from './plans.ts';

const DAY_MS = 86_400_000;
const START = new Date('2025-03-01T12:00:00Z');
const after = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);

/** Terms of a plan, one after another. */
function terms(plan: Plan, count: number, start = START): PaidTerm[] {
  const { months, price_cents: valueCents } = PLAN_RECORDS[plan];
  return Array.from({ length: count }, (_, n) => ({
    plan,
    startsAt: addMonths(start, n * months),
    endsAt: addMonths(start, (n + 1) * months),
    valueCents,
  }));
}

function quote(
  paid: readonly PaidTerm[],
  requested: Plan,
  { at = START, now = false }: { at?: Date; now?: boolean } = {},
) {
  const last = paid.at(-1);
  if (last === undefined) throw new Error('there is no term');
  const expireAt = last.endsAt;
  const from = expireAt > at ? expireAt : at;
  const endOfNext = (plan: Plan) => addMonths(from, PLAN_RECORDS[plan].months);
  return quotePlan(
    { plan: last.plan, expireAt, endOfNext, terms: paid },
    { plan: requested, now },
    at,
  );
}

describe('a dearer plan', () => {
  it('costs $64.43 with 183 of 365 days of basic left to premium', () => {
    const at = after(START, 182);
    expect(quote(terms('basic', 1), 'premium', { at })).toMatchObject({
      kind: 'now',
      credits: [{ plan: 'basic', days: 365, unused: 183, cents: 2457 }],
      creditCents: 2457,
      chargeCents: 6443,
      extraDays: 0,
      startsAt: at,
      endsAt: addMonths(at, 12),
    });
  });

  it('costs nothing with four years of basic to pro, and lasts 115 days longer', () => {
    expect(quote(terms('basic', 4), 'pro')).toMatchObject({
      creditCents: 19_600,
      chargeCents: 0,
      extraDays: 115,
      endsAt: after(addMonths(START, 12), 115),
    });
  });

  it('counts a begun day as unused, and all days of a term that has not begun', () => {
    const { credits } = quote(terms('basic', 2), 'pro', { at: after(START, 182.5) });
    const [first, second] = credits;
    expect(first).toMatchObject({ unused: 183, cents: 2457 });
    expect(second).toMatchObject({ days: 365, unused: 365, cents: 4900 });
  });

  it('gives no credit for what was refunded or disputed', () => {
    const [paid] = terms('basic', 1);
    if (paid === undefined) throw new Error('there is no term');
    expect(quote([{ ...paid, valueCents: 0 }], 'premium')).toMatchObject({
      creditCents: 0,
      chargeCents: 8900,
    });
  });

  it.each([
    [8851, 0],
    [8850, 50],
    [8900, 0],
  ])('waives a rest below the minimum of a card: credit %i, charge %i', (valueCents, charge) => {
    const [paid] = terms('basic', 1);
    if (paid === undefined) throw new Error('there is no term');
    expect(quote([{ ...paid, valueCents }], 'premium')).toMatchObject({
      chargeCents: charge,
      extraDays: 0,
    });
  });
});

describe('a cheaper plan', () => {
  it('starts when the paid terms end, and is charged a day before', () => {
    expect(quote(terms('premium', 2), 'basic')).toMatchObject({
      kind: 'later',
      credits: [],
      chargeCents: 0,
      priceCents: 4900,
      startsAt: addMonths(START, 24),
      endsAt: addMonths(START, 36),
      chargeAt: after(addMonths(START, 24), -1),
    });
  });

  it('now from premium on its first day costs nothing, and lasts 297 days longer', () => {
    expect(quote(terms('premium', 1), 'basic', { now: true })).toMatchObject({
      kind: 'now',
      chargeCents: 0,
      extraDays: 297,
    });
  });

  it('a cheaper plan on the last day is charged at once', () => {
    const at = after(addMonths(START, 12), -0.25);
    expect(quote(terms('premium', 1), 'basic', { at })).toMatchObject({
      kind: 'later',
      chargeAt: at,
    });
  });
});

it('the present plan is renewed at its price', () => {
  expect(quote(terms('pro', 1), 'pro', { now: true })).toMatchObject({
    kind: 'renewal',
    chargeCents: 14_900,
    startsAt: addMonths(START, 12),
  });
});

it('after the end every plan starts now, without credit', () => {
  const at = after(START, 400);
  expect(quote(terms('premium', 1), 'basic', { at })).toMatchObject({
    kind: 'now',
    chargeCents: 4900,
    credits: [],
    startsAt: at,
  });
});

it('the seeker plan lasts longer by its share of 182 days', () => {
  expect(quote(terms('basic', 1), 'seeker', { now: true })).toMatchObject({
    chargeCents: 0,
    extraDays: Math.floor((182 * (4900 - 999)) / 999),
    endsAt: after(addMonths(START, 6), Math.floor((182 * (4900 - 999)) / 999)),
  });
});

it('a renewal is charged 24 hours before the end of the term', () => {
  expect(renewalChargeAt(START)).toEqual(after(START, -1));
});

describe('for random terms', () => {
  const plan = fc.constantFrom(...LISTER_PLANS);
  const inputs = fc.record({
    plan,
    requested: plan,
    count: fc.integer({ min: 1, max: 5 }),
    start: fc.integer({ min: 0, max: 4000 }).map((days) => after(START, days)),
    hours: fc.integer({ min: 0, max: 24 * 365 * 5 }),
    share: fc.integer({ min: 0, max: 100 }),
  });

  /** Counts days one by one and money in fractions of a cent. */
  function oracle(paid: readonly PaidTerm[], at: Date, price: number) {
    let credit = 0n;
    for (const { startsAt, endsAt, valueCents } of paid) {
      let days = 0n;
      let unused = 0n;
      for (let day = endsAt.getTime(); day > startsAt.getTime(); day -= DAY_MS) {
        days += 1n;
        if (day > at.getTime()) unused += 1n;
      }
      const tenths = (10n * BigInt(valueCents) * unused) / days;
      credit += tenths / 10n + (tenths % 10n >= 5n ? 1n : 0n);
    }
    let extra = 0n;
    while ((extra + 1n) * BigInt(price) <= 365n * (credit - BigInt(price))) extra += 1n;
    const rest = BigInt(price) - credit;
    return { credit: Number(credit), charge: Number(rest < 50n ? 0n : rest), extra: Number(extra) };
  }

  it('agrees with a count of days one by one', () => {
    fc.assert(
      fc.property(inputs, ({ plan: present, requested, count, start, hours, share }) => {
        const paid = terms(present, count, start).map((term, n) => ({
          ...term,
          valueCents: n === 0 ? Math.round((term.valueCents * share) / 100) : term.valueCents,
        }));
        const at = new Date(start.getTime() + hours * 3_600_000);
        fc.pre(requested !== present && at < addMonths(start, count * 12));
        const change = quote(paid, requested, { at, now: true });
        const { credit, charge, extra } = oracle(paid, at, PLAN_RECORDS[requested].price_cents);
        expect(change).toMatchObject({
          kind: 'now',
          creditCents: credit,
          chargeCents: charge,
          extraDays: extra,
          endsAt: after(addMonths(at, 12), extra),
        });
        expect(change.credits.reduce((sum, { cents }) => sum + cents, 0)).toBe(credit);
      }),
      { numRuns: 2000 },
    );
  });
});
