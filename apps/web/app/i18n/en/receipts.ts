import { defineMessages } from '../messages.ts';

const messages = {
  receipts_title: 'Receipts',
  receipts_lead: 'What you have paid, newest first.',
  receipts_description: 'What you have paid to %brand%.',
  none_title: 'Nothing paid yet',
  none_text: 'Each payment leaves a receipt here.',
  none_unpaid: 'Your sign-up waits for its first payment. Its receipt will be here.',
  find: 'Find a crash pad',
  finish: 'Finish sign-up',
  see: 'Receipt {{number}}',
  receipt_title: 'Receipt {{number}}',
  receipt_description: 'A receipt for a payment.',
  thank_you: 'Thank you for your payment.',
  was_refunded: 'This payment was given back to you.',
  was_refunded_in_part: 'A part of this payment was given back to you.',
  paid_to: 'Paid to',
  paid_on: 'Paid on',
  paid_by: 'Paid by',
  paid_with: 'Paid with',
  card: '{{brand}} ending in {{last4}}',
  period: 'Period',
  for_period: 'For {{from}} to {{to}}',
  from_to: '{{from}} to {{to}}',
  what: 'For',
  total: 'Total paid',
  amount: 'Amount',
  refunded: 'Refunded: {{amount}} on {{date}}',
  refunded_in_part: 'Refunded in part: {{amount}} on {{date}}',
  refunded_on: 'Refunded on {{date}}',
  total_after: 'Total after refund',
  print: 'Print',
  all: 'All receipts',
  questions: 'Questions about this payment? {{email}}',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    receipts: typeof messages;
  }
}

export const receiptsText = defineMessages('receipts', messages);
