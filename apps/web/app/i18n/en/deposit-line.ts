/** What became of a deposit, in one line for both sides. */
export default {
  line: 'Deposit {{line}}',
  agreed_autopay: '{{amount}}, charged on acceptance',
  agreed_hand: '{{amount}}, paid to {{lister}} directly',
  agreed_hand_lister: '{{amount}}, paid to you directly',
  due: '{{amount}}, not paid yet: you pay {{lister}} directly',
  due_lister: '{{amount}}, not paid yet: they pay you directly',
  processing: '{{amount}}, payment in progress',
  unconfirmed: '{{amount}}, not confirmed with the bank yet',
  part: '{{held}} of {{amount}}, {{open}} open',
  charged: '{{amount}}, charged {{day}}',
  paid: '{{amount}}, paid {{day}}',
  held: '{{amount}} held',
  taken_back: '{{amount}} taken back by the bank',
  returned: 'returned {{amount}}',
  kept: 'kept {{amount}}',
  kept_for: 'kept {{amount}}: {{reasons}}',
} as const;
