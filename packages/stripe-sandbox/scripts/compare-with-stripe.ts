import { compareWithStripe } from '../src/testing/compare-with-stripe.ts';

// STRIPE_TEST_KEY=sk_test_... node packages/stripe-sandbox/scripts/compare-with-stripe.ts
const comparison = await compareWithStripe({ secretKey: process.env.STRIPE_TEST_KEY });
if ('skipped' in comparison) process.stdout.write(`Skipped. ${comparison.skipped}\n`);
else {
  const { differences } = comparison;
  const report = differences.length > 0 ? differences.join('\n') : 'The shapes agree.';
  process.stdout.write(`path: sandbox, Stripe\n${report}\n`);
  process.exitCode = differences.length > 0 ? 1 : 0;
}
