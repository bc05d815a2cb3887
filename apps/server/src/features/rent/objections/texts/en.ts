/** Emails about a tenant's objections. */
export default {
  about_deduction: 'the {{amount}} kept of the deposit',
  about_entry: 'the recorded payment of {{amount}}',
  about_rent: 'the rent of {{amount}}',
  about_return: 'the return of {{amount}}',
  answer: 'Answer',
  answered: '{{who}} answered your objection to {{what}}. No money has moved.',
  answered_subject: '{{who}} answered your objection',
  bank_confirmation:
    'Waiting for {{tenant}} to confirm with the bank. Nothing is charged until then.',
  charged_lister: "{{tenant}}'s card is charged on {{when}}.",
  charged_tenant: 'Your card is charged on {{when}}.',
  objection: 'Objection',
  received:
    "{{tenant}} objects to {{what}}. No money moves. AutoPay doesn't charge it until you answer, which you can do once.",
  received_subject: '{{tenant}} objects to {{what}}',
  received_uncharged:
    '{{tenant}} objects to {{what}}. No money moves. You can answer once, and {{tenant}} reads it.',
  see: 'See payments',
  stays_open: 'The rent stays open until it is paid.',
  stays_open_hand_tenant: 'The rent stays open. Please pay {{who}} directly.',
  stays_open_hand_lister: 'The rent stays open. Please collect it yourself.',
  waits_tenant:
    "You object to this rent. Your card isn't charged for it until {{who}} answers or you withdraw the objection.",
  waits_lister:
    "{{tenant}} objects to this rent. Their card isn't charged for it until you answer or they withdraw the objection.",
  withdrawn: '{{tenant}} withdrew their objection to {{what}}.',
  withdrawn_subject: '{{tenant}} withdrew their objection',
} as const;
