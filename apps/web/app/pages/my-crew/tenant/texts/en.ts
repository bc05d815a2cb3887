/** The page of one tenant. */
export default {
  description: 'A tenant with their balance, account and history.',
  message: 'Message',
  call: 'Call',
  email: 'Email',

  balance: 'Balance',
  owes_late_one: 'Owes {{amount}} since {{since}}, {{count}} day late',
  owes_late_other: 'Owes {{amount}} since {{since}}, {{count}} days late',
  owes_nothing: 'Owes nothing',
  credit: 'Has a credit of {{amount}}',
  reminded: 'You reminded them on {{day}}.',
  remind: 'Remind',
  add_late_fee: 'Add late fee {{amount}}',

  all_payments: 'All payments',
  deposit_and_autopay: 'Deposit and AutoPay',
  no_deposit: 'No deposit was agreed.',
  stay: 'Stay',
  objections: 'Open objections',
  note: 'Private note',
  note_none: 'Only you can see it.',
  history: 'History',
  whole_history: 'Show the whole history',
} as const;

export const vacation = {
  description: 'A guest with their balance, account and history.',
};
