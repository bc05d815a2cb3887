import { describe, expect, it } from 'vitest';
import { readPaymentSettings } from './settings.ts';

const test = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' };
const faultsOf = (keys: Parameters<typeof readPaymentSettings>[0]) => {
  const errors: string[] = [];
  readPaymentSettings(keys, errors);
  return errors;
};

describe('the payment provider keys', () => {
  it('are optional: without them the sandbox is used', () => {
    expect(readPaymentSettings({ SANDBOX_PORT: 4000 }, [])).toEqual({
      mode: 'sandbox',
      port: 4000,
    });
  });

  it.each(['test', 'live'] as const)('the payment provider keys of %s mode choose it', (mode) => {
    const keys = {
      STRIPE_SECRET_KEY: `sk_${mode}_abc`,
      STRIPE_PUBLISHABLE_KEY: `pk_${mode}_abc`,
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    };
    const errors: string[] = [];
    expect(readPaymentSettings(keys, errors)).toMatchObject({ mode, webhookSecret: 'whsec_x' });
    expect(errors).toEqual([]);
  });

  it.each([
    ['the public key alone', { STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' }],
    ['the secret key alone', { STRIPE_SECRET_KEY: 'sk_test_abc' }],
    ['keys of two modes', { ...test, STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }],
    [
      'keys in each other’s place',
      { STRIPE_SECRET_KEY: 'pk_test_a', STRIPE_PUBLISHABLE_KEY: 'sk_test_a' },
    ],
    ['something else', { ...test, STRIPE_SECRET_KEY: 'rk_test_abc' }],
  ])('are refused when they are %s', (_what, keys) => {
    expect(faultsOf(keys)).not.toEqual([]);
  });
});
