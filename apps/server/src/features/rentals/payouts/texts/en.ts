/** Emails about the provider's deadlines and debits. */
export default {
  deadline:
    "Our payment provider needs more information from you by {{day}}. If it's still missing then, you can't receive payments until your account is complete.",
  deadline_subject: 'Please answer our payment provider by {{day}}',
  debit_failed:
    "Our payment provider couldn't take {{amount}} from your bank account, which your payout balance owes after a refund or dispute. Please check the account details. Your next payments pay it back first.",
} as const;
