import { expect, it } from 'vitest';
import { compareWithStripe, differencesOf, fieldKinds } from './compare-with-stripe.ts';
import { startTestSandbox } from './harness.ts';
import { runScenario } from './scenario.ts';

it('reports that it was skipped if there is no test key', async () => {
  expect(await compareWithStripe({ secretKey: undefined })).toHaveProperty('skipped');
  expect(await compareWithStripe({ secretKey: 'sk_live_x' })).toHaveProperty('skipped');
});

it('runs the scenario in the sandbox, with the same shapes each time', async () => {
  const test = await startTestSandbox();
  const [one, other] = [await runScenario(test.stripe), await runScenario(test.stripe)];
  expect(one).toMatchObject({
    saved: { status: 'succeeded' },
    declined: { status: 402, decline_code: 'insufficient_funds' },
    paid: { status: 'succeeded' },
    again: { status: 400, code: 'payment_intent_unexpected_state' },
    unknown: { status: 404 },
    deleted: { deleted: true },
    login: { status: 400 },
    unready: { code: 'insufficient_capabilities_for_transfer' },
    noAccount: { status: 403, code: 'account_invalid' },
  });
  expect(differencesOf(fieldKinds(one), fieldKinds(other))).toEqual([]);
  expect(test.problems).toEqual([]);
  await test.close();
});

it('lists which fields differ, and how', () => {
  const ours = fieldKinds({ a: 1, b: { c: null } });
  const theirs = fieldKinds({ a: 'x', b: { c: null, d: [] } });
  expect(differencesOf(ours, theirs)).toEqual(['a: number, string', 'b.d: absent, empty']);
});
