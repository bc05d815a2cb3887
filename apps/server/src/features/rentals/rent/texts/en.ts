import { AUTOPAY_CONSENT } from '@crewpad/domain';

export default {
  charge_now: "Charge {{tenant}}'s card now",
  consent_charges: AUTOPAY_CONSENT.charges,
  deposit_hand: '{{amount}}, paid to {{who}} directly',
  deposit_hand_due: '{{amount}}, not paid yet: you pay {{who}} directly',
  deposit_hand_lister: '{{amount}}, not paid yet: they pay you directly',
  deposit_paid: '{{amount}}, charged',
  due: '{{greeting}} your rent is due now.',
  due_subject: 'Your rent of {{amount}} is due',
  late_from: 'Late from',
  late_one: '{{greeting}} your rent has been due for {{count}} day and is not paid yet.',
  late_other: '{{greeting}} your rent has been due for {{count}} days and is not paid yet.',
  late_preview: 'It has not been paid yet.',
  late_subject: 'Your rent of {{amount}} is late',
  left: "{{greeting}} our service was down when this rent was due, so it wasn't collected:",
  left_charge:
    "We don't charge it by ourselves anymore. You can charge {{tenant}}'s card now or record what they paid you.",
  left_collect: 'Please collect it from {{tenant}} and record what they pay you.',
  left_lister_subject: "{{tenant}}'s rent of {{amount}} was not collected",
  left_pay_either:
    "We don't charge it by ourselves anymore. Pay it by card now, or pay {{who}} directly.",
  left_pay_lister: "We don't charge it by ourselves anymore. Please pay {{who}} directly.",
  left_preview: 'Our service was down when it was due.',
  left_subject: 'Your rent of {{amount}} was not collected',
  more_charges: 'And {{count}} more',
  pay_either: 'Pay {{who}} directly, or by card under My Crashpad.',
  pay_lister: 'Please pay {{who}} directly.',
  pay_now: 'Pay now',
  total: 'In total',
} as const;
