import { expect, it } from 'vitest';
import { textsFor } from '../../i18n/texts.ts';

const { t } = textsFor('crashpad', 'en');

it('toasts of AutoPay and payment requests have the specified sentences', () => {
  expect([
    t('autopay_done', { ns: 'money-forms' }),
    t('autopay_failed', { ns: 'money-forms' }),
  ]).toEqual(['AutoPay request sent successfully!', 'Failed to send AutoPay request.']);
  expect([t('stop_done', { ns: 'money-forms' }), t('stop_failed', { ns: 'money-forms' })]).toEqual([
    'Disable AutoPay request sent successfully!',
    'Failed to send Disable AutoPay request.',
  ]);
  expect([
    t('request_done', { ns: 'money-forms' }),
    t('request_failed', { ns: 'money-forms' }),
  ]).toEqual(['Payment request sent successfully!', 'Failed to send payment request.']);
  expect(t('disable_failed', { ns: 'tenant-money' })).toBe(
    'Failed to send Disable AutoPay request.',
  );
});

it('toasts of a check-out date have the specified sentences', () => {
  const updated = [
    t('done_set_checkout', { ns: 'rental-forms' }),
    t('done_confirm_checkout', { ns: 'rental-forms' }),
    t('checkout_updated', { ns: 'my-rental' }),
  ];
  expect(new Set(updated)).toEqual(new Set(['Check-out date updated!']));
  expect(t('checkout_failed', { ns: 'my-rental' })).toBe('Failed to update check-out date.');
});

it('errors of payment requests and amounts have the specified sentences', () => {
  expect([
    t('pay_failed', { ns: 'payment-requests' }),
    t('reject_failed', { ns: 'payment-requests' }),
    t('please_select_a_payment_type', { ns: 'form-errors' }),
    t('please_fill_in_all_required_fields_correctly', { ns: 'form-errors' }),
  ]).toEqual([
    'payment failed, please try again',
    'failed to reject payment request',
    'Please select a payment type',
    'Please fill in all required fields correctly.',
  ]);
});

it('everything else that fails has the specified fallback', () => {
  expect([
    t('something_went_wrong', { ns: 'rental-forms' }),
    t('something_went_wrong', { ns: 'group-message' }),
    t('collect_failed', { ns: 'money-forms' }),
  ]).toEqual(['Something went wrong', 'Something went wrong', 'Something went wrong']);
});

it('the page of an invitation has the specified headings', () => {
  const keys = ['title', 'step_details', 'step_terms', 'step_payment', 'to_home'] as const;
  expect(keys.map((key) => t(key, { ns: 'accept-invite' }))).toEqual([
    'Accept Rental Invitation',
    'Booking Details',
    'Terms & Conditions',
    'Make Payment',
    'Home Page',
  ]);
  expect(t('tab_rentals', { ns: 'my-crew' })).toBe('Active & Pending Rentals');
});
