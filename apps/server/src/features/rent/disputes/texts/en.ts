/** Emails about payments that a bank took back, and refunds that it sent back. */
export default {
  ask_again_lister: 'You can ask {{tenant}} for it again with a payment request.',
  ask_again_tenant: '{{who}} can ask you for it again.',
  autopay_again: 'AutoPay continues.',
  autopay_off: 'AutoPay ended because a payment was taken back.',
  autopay_paused: 'Until then, AutoPay is paused: no rent is charged automatically.',
  closed_lister: 'The bank has no more questions about this payment. No money has moved.',
  closed_lister_subject: "The question from {{tenant}}'s bank is settled",
  closed_tenant: 'Your bank has no more questions about this payment. No money has moved.',
  closed_tenant_subject: "Your bank's question is settled",
  covered_again: 'It no longer covers rent. What was due has been open again since {{day}}.',
  deposit_again_lister: 'You no longer hold this deposit, and can ask for it again.',
  deposit_again_tenant: '{{who}} no longer holds this deposit, and can ask you for it again.',
  given_back_lister:
    'After its decision, the bank gave back {{amount}}, which goes to your payout account.',
  given_back_lister_subject: "The bank gave back {{amount}} of {{tenant}}'s payment",
  given_back_tenant: 'After its decision, your bank gave back {{amount}}, which goes to {{who}}.',
  given_back_tenant_subject: 'Your bank gave back {{amount}} of your payment',
  inquiry_lister:
    'No money has moved. If the bank takes the payment back, we tell you on the same day.',
  inquiry_lister_subject: "{{tenant}}'s bank is asking about a payment of {{amount}}",
  inquiry_tenant:
    'No money has moved. If you know this payment to {{who}}, please tell your bank so.',
  inquiry_tenant_subject: 'Your bank is asking about your payment of {{amount}}',
  lost_lister:
    'The bank decided for {{tenant}} and keeps {{amount}} that it took from your account.',
  lost_lister_subject: "You lost the dispute about {{tenant}}'s payment",
  lost_tenant: 'Your bank decided for you: the {{amount}} that you paid {{who}} is yours again.',
  lost_tenant_subject: 'Your bank returned your payment of {{amount}}',
  not_taken_lister:
    "The bank decided for {{tenant}}. We couldn't take {{amount}} from your payout account yet. We email you when we have.",
  not_taken_tenant:
    'Your bank decided for you: the {{amount}} that you paid {{who}} is yours again. We email you when it has been taken from {{who}}.',
  open_lister:
    "{{tenant}}'s bank took back a payment of {{amount}}. It is deducted from your payout account until the bank decides, which can take three months.",
  open_lister_subject: "{{tenant}}'s bank disputes a payment of {{amount}}",
  open_now: 'What is owed again is now {{left}}.',
  open_tenant:
    'Your bank took back your payment of {{amount}} to {{who}}. Your bank now decides whether it stays paid, which can take three months.',
  open_tenant_subject: 'Your bank disputes your payment of {{amount}}',
  owed: 'We owe you {{amount}} from the won dispute. We pay it as soon as your payout account can receive money. Please check what it still needs.',
  owed_subject: 'We owe you {{amount}} from the won dispute',
  paid_again_lister: '{{tenant}} has paid this rent again. Please return the extra amount.',
  paid_again_tenant: 'You have paid this rent again. {{who}} can return the extra amount.',
  pay_now: 'Pay now',
  refund_again_lister:
    "We tried your refund of {{amount}} again after {{tenant}}'s bank had sent it back. This time it went to the card.",
  refund_again_subject: 'A refund of {{amount}} was tried again',
  refund_again_tenant:
    'Your bank had sent back {{amount}} from {{who}}. We tried again, and this time it goes to the card you paid with. It may take a few days to arrive.',
  refund_owed:
    'We owe you {{amount}} from the refund that came back. We pay it as soon as your payout account can receive money. Please check what it still needs.',
  refund_owed_subject: 'We owe you {{amount}} from a refund that came back',
  refund_retrying_again_lister:
    "{{tenant}}'s bank sent back your refund of {{amount}} once more. We try again on {{day}}. You can also return it another way.",
  refund_retrying_again_tenant:
    "We tried {{who}}'s refund of {{amount}} again, but your bank sent it back once more. We try again on {{day}}.",
  refund_retrying_lister:
    "{{tenant}}'s bank sent back your refund of {{amount}}. We try again on {{day}}. You can also return it another way.",
  refund_retrying_tenant:
    '{{who}} returned {{amount}} to your card, but your bank sent it back. We try again on {{day}}.',
  refund_returned_lister:
    "{{tenant}}'s bank doesn't take your refund of {{amount}}. The money goes back to your payout account. Please return it another way, or try the card again.",
  refund_returned_tenant:
    "Your bank doesn't take {{who}}'s refund of {{amount}}. {{who}} will return it another way.",
  refund_stopped_lister:
    "{{tenant}}'s bank sent back your refund of {{amount}}, and has now taken back the payment itself. So we don't try the refund again, and you don't need to return anything.",
  refund_stopped_tenant:
    "Your bank sent back {{who}}'s refund of {{amount}}, and has now taken back the payment itself. So we don't try the refund again.",
  refund_subject: 'A refund of {{amount}} came back from the bank',
  rent_again_lister:
    'This rent has been open again since {{day}} and is late. {{tenant}} can pay it by card, or you can record what you receive.',
  rent_again_tenant:
    'This rent has been open again since {{day}} and is late. Please pay it by card, or pay {{who}} directly.',
  see_payments: 'See my payments',
  taken_lister:
    '{{amount}} was taken from your payout account, because the bank decided for {{tenant}}.',
  taken_lister_subject: "{{amount}} was taken for the lost dispute about {{tenant}}'s payment",
  taken_tenant: '{{amount}} that your bank returned to you was taken from {{who}}.',
  taken_tenant_subject: 'Your payment of {{amount}} to {{who}} no longer counts',
  won_lister: 'The bank decided in your favor. {{amount}} goes back to your payout account.',
  won_lister_kept: 'The bank decided in your favor. Nothing is missing from your payout account.',
  won_lister_subject: "You won the dispute about {{tenant}}'s payment",
  won_tenant: 'Your bank decided for {{who}}: your payment of {{amount}} stays paid.',
  won_tenant_subject: 'Your bank decided about your payment to {{who}}',
  written_off: 'You no longer owe this rent.',
  written_off_subject: '{{who}} wrote off your rent of {{amount}}',
} as const;
