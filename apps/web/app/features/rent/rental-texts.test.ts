import { expect, it } from 'vitest';
import { textsFor } from '../../i18n/texts.ts';

const { t } = textsFor('crashpad', 'en');

it('toasts of AutoPay and payment requests have the specified sentences', () => {
  expect([
    t('autopay_done', { ns: 'rent/dialogs' }),
    t('autopay_failed', { ns: 'rent/dialogs' }),
  ]).toEqual(['AutoPay request sent successfully!', 'Failed to send AutoPay request.']);
  expect([
    t('stop_done', { ns: 'rent/dialogs' }),
    t('stop_failed', { ns: 'rent/dialogs' }),
  ]).toEqual([
    'Disable AutoPay request sent successfully!',
    'Failed to send Disable AutoPay request.',
  ]);
  expect([
    t('request_done', { ns: 'rent/dialogs' }),
    t('request_failed', { ns: 'rent/dialogs' }),
  ]).toEqual(['Payment request sent successfully!', 'Failed to send payment request.']);
  expect(t('disable_failed', { ns: 'rent/tenant/money' })).toBe(
    'Failed to send Disable AutoPay request.',
  );
});

it('toasts of a check-out date have the specified sentences', () => {
  const updates = [
    t('done_set_checkout', { ns: 'rentals/forms' }),
    t('done_confirm_checkout', { ns: 'rentals/forms' }),
    t('checkout_updated', { ns: 'rent/tenant' }),
  ];
  expect(new Set(updates)).toEqual(new Set(['Check-out date updated!']));
  expect(t('checkout_failed', { ns: 'rent/tenant' })).toBe('Failed to update check-out date.');
});

it('errors of payment requests and amounts have the specified sentences', () => {
  expect([
    t('pay_failed', { ns: 'rent/requests' }),
    t('reject_failed', { ns: 'rent/requests' }),
    t('please_select_a_payment_type', { ns: 'ui/form/errors' }),
    t('please_fill_in_all_required_fields_correctly', { ns: 'ui/form/errors' }),
  ]).toEqual([
    'payment failed, please try again',
    'failed to reject payment request',
    'Please select a payment type',
    'Please fill in all required fields correctly.',
  ]);
});

it('everything else that fails has the specified fallback', () => {
  expect([
    t('something_went_wrong', { ns: 'rentals/forms' }),
    t('something_went_wrong', { ns: 'rentals/group' }),
    t('collect_failed', { ns: 'rent/dialogs' }),
  ]).toEqual(['Something went wrong', 'Something went wrong', 'Something went wrong']);
});

it('the page of an invitation has the specified headings', () => {
  const keys = ['title', 'step_details', 'step_terms', 'step_payment', 'to_home'] as const;
  expect(keys.map((key) => t(key, { ns: 'rent/accept' }))).toEqual([
    'Accept Rental Invitation',
    'Booking Details',
    'Terms & Conditions',
    'Make Payment',
    'Home Page',
  ]);
  expect(t('tab_rentals', { ns: 'pages/my-crew' })).toBe('Active & Pending Rentals');
});
