/** Texts about a lister's payout account: refusals, and emails about it. */
export default {
  deadline:
    "Our payment provider needs more information from you by {{day}}. If it's still missing then, you can't receive payments until your account is complete.",
  deadline_subject: 'Please answer our payment provider by {{day}}',
  debit_failed:
    "Our payment provider couldn't take {{amount}} from your bank account, which your payout balance owes after a refund or dispute. Please check the account details. Your next payments pay it back first.",
  hi: 'Hi {{name}},',
  payout_check: 'Check my account',
  payout_country_fixed:
    "The country of a payout account can't change after its details were submitted. Disconnect the account first.",
  payout_failed:
    "Our payment provider couldn't pay out {{amount}} to your bank account or card. Please check the account details. The money stays in your balance until then.",
  payout_failed_balance:
    "Our payment provider couldn't pay out your balance to your bank account or card. Please check the account details. The money stays in your balance until then.",
  payout_failed_subject: 'A payout to your bank failed',
  payouts_complete: 'Complete my account',
  payouts_disconnected:
    'AutoPay is switched off, also for the tenants and invitations that had it or were asked for it. We told each of them. Please collect rent yourself, or turn AutoPay on and connect an account again.',
  payouts_disconnected_subject: 'Your payout account is disconnected',
  payouts_first: 'Please turn AutoPay on and set up your payouts before you offer it.',
  payouts_not_complete: 'Your payout account is not complete yet.',
  payouts_paused:
    "Our payment provider needs more information from you. Until then, we don't charge your tenants' cards. We'll charge rent that comes due in the meantime if you complete your account within five days.",
  payouts_paused_subject: "You can't receive payments right now",
  payouts_ready: 'You can now receive card payments and offer AutoPay to your tenants.',
  payouts_ready_off:
    'You can now receive card payments. AutoPay is off: turn it on to offer it to your tenants, also to those who had it before.',
  payouts_ready_subject: 'Your payouts are set up',
  payouts_see: 'See my payouts',
  payouts_set_up: 'Set up my payouts',
  your_lister_not_ready: "Your {{lister}} can't receive payments right now.",
} as const;
