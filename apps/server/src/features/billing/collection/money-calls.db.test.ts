import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../../platform/database/database.ts';
import { conflict, paymentRefused } from '../../../platform/errors.ts';
import { deleteCallsBefore } from '../../../platform/idempotency/calls.ts';
import { TEST_NOW } from '../../../testing/data.ts';
import { openTestDatabase } from '../../../testing/services.ts';
import { addMember } from '../../../testing/test-app.ts';
import { type MoneyAnswer, type MoneyCall, MoneyCalls } from './money-calls.ts';

let database: DatabaseHandle;
let calls: MoneyCalls;
beforeAll(async () => {
  database = await openTestDatabase();
  calls = new MoneyCalls(database.db);
});
afterAll(() => database.close());

const paid: MoneyAnswer = { kind: 'paid', chargeId: 7 };
const declined = () =>
  paymentRefused({ status: 402, error: 'card_error', text: 'billing:card_declined' });

/** A caller that repeats one call. */
async function caller(key: string | undefined = 'key') {
  const memberId = await addMember(database.db);
  const moneyCalls: MoneyCall[] = [];
  return {
    moneyCalls,
    call: (work: () => Promise<MoneyAnswer>, body: object = { a: 1 }) =>
      calls.run({ memberId, operation: 'pay', key, body }, TEST_NOW, (moneyCall) => {
        moneyCalls.push(moneyCall);
        return work();
      }),
  };
}

describe('a call with an idempotency key', () => {
  it('is not executed again once it has an outcome', async () => {
    const { call, moneyCalls } = await caller();
    expect(await call(async () => paid)).toEqual(paid);
    expect(await call(async () => ({ kind: 'paid', chargeId: 8 }))).toEqual(paid);
    expect(moneyCalls).toHaveLength(1);
  });

  it('is executed once for two concurrent calls', async () => {
    const { call, moneyCalls } = await caller();
    const work = async () => paid;
    expect(await Promise.all([call(work), call(work)])).toEqual([paid, paid]);
    expect(moneyCalls).toHaveLength(1);
  });

  it('returns the same decline again', async () => {
    const { call, moneyCalls } = await caller();
    await expect(call(() => Promise.reject(declined()))).rejects.toMatchObject({ status: 402 });
    await expect(call(async () => paid)).rejects.toMatchObject({ status: 402 });
    expect(moneyCalls).toHaveLength(1);
  });

  it('returns the same decline again in the language of the caller', async () => {
    const { call } = await caller();
    await call(() => Promise.reject(declined())).catch(() => {});
    const text = 'billing:card_declined';
    await expect(call(async () => paid)).rejects.toEqual(declined());
    await expect(call(async () => paid)).rejects.toMatchObject({ text });
  });

  it('returns a refusal by the present key of its text, though it was stored with a former one', async () => {
    const former = { status: 422, error: 'PAYEE_NOT_READY', text: 'rentals:your_lister_not_ready' };
    const { call } = await caller();
    await call(() => Promise.reject(paymentRefused(former as never))).catch(() => {});
    const text = 'payouts:your_lister_not_ready';
    await expect(call(async () => paid)).rejects.toMatchObject({ text });
  });

  it('is executed again with its charge if it was interrupted', async () => {
    const { call, moneyCalls } = await caller();
    await call(async () => {
      await moneyCalls[0]?.note(7);
      return { kind: 'processing', chargeId: 7 };
    });
    expect(await call(async () => paid)).toEqual(paid);
    expect(moneyCalls[1]?.chargeId).toBe(7);
  });

  it('is bound to one attempt, whichever call comes second', async () => {
    const { call, moneyCalls } = await caller();
    const processing = async (): Promise<MoneyAnswer> => ({ kind: 'processing', chargeId: 7 });
    await call(async () => {
      const [moneyCall] = moneyCalls;
      await moneyCall?.note(7);
      expect(await moneyCall?.attempt()).toBeUndefined();
      expect(await moneyCall?.bind(database.db, 1, undefined)).toBe(true);
      expect(await moneyCall?.bind(database.db, 2, undefined)).toBe(false);
      return processing();
    });
    await call(async () => {
      expect(moneyCalls[1]?.chargeId).toBe(7);
      expect(await moneyCalls[1]?.attempt()).toBe(1);
      expect(await moneyCalls[1]?.bind(database.db, 2, 1)).toBe(true);
      return processing();
    });
    await call(async () => {
      expect(await moneyCalls[2]?.attempt()).toBe(2);
      return paid;
    });
    expect(await moneyCalls[2]?.bind(database.db, 3, 2)).toBe(false);
  });

  it('is refused if another node refused it in the meantime', async () => {
    const { call, moneyCalls } = await caller();
    await call(async () => ({ kind: 'processing', chargeId: 7 }));
    await expect(call(() => Promise.reject(declined()))).rejects.toMatchObject({ status: 402 });
    await expect(moneyCalls[0]?.attempt()).rejects.toMatchObject({ status: 402 });
  });

  it('is executed again after any other error', async () => {
    const { call } = await caller();
    await expect(call(() => Promise.reject(conflict(() => 'Not now.')))).rejects.toThrow(
      'Not now.',
    );
    expect(await call(async () => paid)).toEqual(paid);
  });

  it('is refused with another body, whatever the order of its keys', async () => {
    const { call } = await caller();
    await call(async () => paid, { a: 1, b: 2 });
    expect(await call(async () => paid, { b: 2, a: 1 })).toEqual(paid);
    await expect(call(async () => paid, { a: 2, b: 2 })).rejects.toMatchObject({
      status: 422,
      body: { error_code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('belongs to its member only', async () => {
    const [one, other] = [await caller(), await caller()];
    await one.call(async () => paid);
    await other.call(async () => paid);
    expect(other.moneyCalls).toHaveLength(1);
  });

  it('a call with an idempotency key expires', async () => {
    const { call, moneyCalls } = await caller();
    await call(async () => paid);
    await deleteCallsBefore(database.db, new Date(TEST_NOW.getTime() + 1));
    await call(async () => paid);
    expect(moneyCalls).toHaveLength(2);
  });

  it.each(['', 'with space', 'x'.repeat(256)])('that is %j is refused', async (key) => {
    const { call } = await caller(key);
    await expect(call(async () => paid)).rejects.toMatchObject({ status: 422 });
  });
});

it('without a key is a new call after the first has an outcome', async () => {
  const memberId = await addMember(database.db);
  const call = { memberId, operation: 'pay', key: undefined, body: {} };
  let count = 0;
  for (let turn = 1; turn <= 2; turn += 1) {
    await calls.run(call, TEST_NOW, async (moneyCall) => {
      count += 1;
      expect(await moneyCall.bind(database.db, count, undefined)).toBe(true);
      expect(await moneyCall.attempt()).toBeUndefined();
      return paid;
    });
  }
  expect(count).toBe(2);
});
