import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { type KnownAttempt, nextStep } from './sync.ts';

type Intent = Parameters<typeof nextStep>[0];
const intent = (changes: Partial<Intent>): Intent => ({
  id: 'pi_1',
  status: 'requires_payment_method',
  payment_method: null,
  last_payment_error: null,
  amount_received: 0,
  ...changes,
});
const attempt = (changes: Partial<KnownAttempt> = {}): KnownAttempt => ({
  id: 7,
  status: 'unknown',
  payment_intent: 'pi_1',
  payment_method: 'pm_1',
  charge_id: null,
  ...changes,
});
const error = (charge: string) =>
  ({ charge, code: 'card_declined' }) as Stripe.PaymentIntent.LastPaymentError;

describe('the next step of a payment', () => {
  it.each([
    ['succeeded', 'record_paid'],
    ['processing', 'wait'],
    ['canceled', 'replace'],
    ['requires_payment_method', 'confirm'],
    ['requires_confirmation', 'confirm'],
  ] as const)('an intent that says %s: %s', (status, step) => {
    expect(nextStep(intent({ status }), [], 'pm_1')).toEqual({ action: step });
  });

  it('does not replace a canceled intent that received money', () => {
    expect(nextStep(intent({ status: 'canceled', amount_received: 1 }), [], 'pm_1').action).toBe(
      'wait',
    );
  });

  it('requests the confirmation again for the same card, but not for another one', () => {
    const waiting = intent({ status: 'requires_action', payment_method: 'pm_1' });
    expect(nextStep(waiting, [], 'pm_1').action).toBe('request_action');
    expect(nextStep(waiting, [], null).action).toBe('request_action');
    expect(nextStep(waiting, [], 'pm_2').action).toBe('confirm');
  });

  it('records an unrecorded decline instead of charging again', () => {
    const declined = intent({ last_payment_error: error('ch_1') });
    expect(nextStep(declined, [attempt()], 'pm_1')).toEqual({
      action: 'record_decline',
      attemptId: 7,
    });
  });

  it('charges another card, or the same card after a recorded decline', () => {
    const declined = intent({ last_payment_error: error('ch_1') });
    expect(nextStep(declined, [attempt()], 'pm_2').action).toBe('confirm');
    const earlierAttempt = attempt({ id: 6, status: 'declined', charge_id: 'ch_1' });
    expect(nextStep(declined, [attempt(), earlierAttempt], 'pm_1').action).toBe('confirm');
  });

  it('ignores attempts of an earlier intent', () => {
    const declined = intent({ last_payment_error: error('ch_1') });
    const earlier = attempt({ payment_intent: 'pi_0' });
    expect(nextStep(declined, [earlier], 'pm_1').action).toBe('confirm');
  });
});
