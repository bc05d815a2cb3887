/** The notifications page: one sentence per kind. */
export default {
  title: 'Notifications',
  lead: 'Updates about your rentals, payments and reviews from the last 90 days.',
  description: 'Your notifications on {{brand}}.',
  none_title: 'Nothing here yet',
  none_text: "When someone invites you, pays rent or writes a review, you'll see it here.",
  find: 'Find a crash pad',
  choose_emails: 'Choose your emails',
  today: 'Today',
  yesterday: 'Yesterday',
  new: 'New',
  load_more: 'Load more',
  load_failed: "We couldn't load more. Please try again.",
  someone: 'Someone',
  invited_person: 'The person you invited',
  a_crashpad: 'a crash pad',

  kind_invitation_received: '{{person}} invited you to rent a bed at {{listing}}.',
  kind_invitation_changed: '{{person}} changed your invitation to {{listing}}.',
  kind_invitation_reminder:
    '{{person}} is waiting for your answer to the invitation to {{listing}}.',
  kind_invitation_cancelled: '{{person}} canceled your invitation to {{listing}}.',
  kind_invitation_expired: "{{person}}'s invitation to {{listing}} has expired.",
  kind_invitation_unanswered:
    "{{person}} didn't answer your invitation to {{listing}}. The bed is free again.",
  kind_invitation_accepted: '{{person}} accepted your invitation to {{listing}}.',
  kind_invitation_declined: '{{person}} declined your invitation to {{listing}}.',
  kind_rental_changed: '{{person}} changed your rental at {{listing}}.',
  kind_rental_ended: 'Your rental at {{listing}} has ended.',
  kind_rental_ended_on: 'Your rental at {{listing}} ended on {{date}}.',
  kind_tenant_rental_ended: "{{person}}'s rental at {{listing}} has ended.",
  kind_tenant_rental_ended_on: "{{person}}'s rental at {{listing}} ended on {{date}}.",
  kind_checkout_requested: '{{person}} asked to change their check-out at {{listing}}.',
  kind_checkout_confirmed: '{{person}} confirmed your check-out at {{listing}}.',
  kind_checkout_declined: '{{person}} declined your check-out request at {{listing}}.',
  kind_checkout_requested_on: '{{person}} asked to check out of {{listing}} on {{date}}.',
  kind_checkout_confirmed_on: '{{person}} confirmed your check-out of {{listing}} on {{date}}.',
  kind_checkout_declined_on:
    '{{person}} declined your request to check out of {{listing}} on {{date}}.',
  kind_checkout_scheduled_on: '{{person}} set your check-out of {{listing}} to {{date}}.',
  kind_checkout_withdrawn: '{{person}} withdrew their check-out request at {{listing}}.',
  kind_checkout_scheduled: '{{person}} set your check-out date at {{listing}}.',
  kind_checked_out: '{{person}} checked you out of {{listing}}.',
  kind_checked_out_on: '{{person}} checked you out of {{listing}} on {{date}}.',
  kind_tenant_left: '{{person}} left {{listing}}.',
  kind_tenant_left_on: '{{person}} left {{listing}} on {{date}}.',
  kind_autopay_requested: '{{person}} asked you to use AutoPay at {{listing}}.',
  kind_autopay_answered: '{{person}} answered your AutoPay request at {{listing}}.',
  kind_autopay_accepted: '{{person}} accepted AutoPay at {{listing}}.',
  kind_autopay_declined: '{{person}} declined AutoPay at {{listing}}.',
  kind_autopay_stop_accepted: '{{person}} agreed to turn off AutoPay at {{listing}}.',
  kind_autopay_kept: '{{person}} keeps AutoPay on at {{listing}}.',
  kind_rent_change_asked_on:
    '{{person}} asks for a rent of {{amount}} at {{listing}} from {{date}}. Please answer.',
  kind_rent_change_announced_on:
    '{{person}} changed your rent at {{listing}} to {{amount}} from {{date}}.',
  kind_rent_change_accepted_on:
    '{{person}} accepted the rent of {{amount}} at {{listing}} from {{date}}.',
  kind_autopay_changed: 'AutoPay changed for your rental at {{listing}}.',
  kind_autopay_stop_asked: '{{person}} asked you to turn off AutoPay at {{listing}}.',
  kind_autopay_stop_withdrawn: '{{person}} no longer asks you to turn off AutoPay at {{listing}}.',
  kind_autopay_request_withdrawn: '{{person}} withdrew the AutoPay request at {{listing}}.',
  kind_autopay_ended_payouts:
    "AutoPay ended at {{listing}} because {{person}}'s payout account was disconnected.",
  kind_autopay_ended_payouts_asked:
    "The AutoPay request at {{listing}} was withdrawn because {{person}}'s payout account was disconnected.",
  kind_autopay_ended_payouts_offered:
    "Your invitation to {{listing}} no longer includes AutoPay because {{person}}'s payout account was disconnected.",
  kind_autopay_ended_dispute:
    'AutoPay ended at {{listing}} because your bank took a payment back for good.',
  kind_tenant_autopay_ended_dispute:
    'AutoPay of {{person}} ended at {{listing}} because their bank took a payment back for good.',
  rent_open_since: 'The rent has been open again since {{date}}.',
  kind_checkout_withdrawn_agreed:
    '{{person}} withdrew the request to check out of {{listing}} on {{date}}. The check-out stays on {{agreed}}.',
  kind_checkout_withdrawn_open:
    '{{person}} withdrew the request to check out of {{listing}} on {{date}}. The stay goes on without an end.',
  kind_autopay_off: '{{person}} turned off AutoPay at {{listing}}.',
  kind_tenant_autopay_changed: '{{person}} turned off AutoPay at {{listing}}.',
  kind_tenant_autopay_paused:
    'AutoPay for {{person}} at {{listing}} is paused: they have no card that we can charge.',
  kind_tenant_autopay_paused_no_card:
    'AutoPay for {{person}} at {{listing}} is paused: they removed their card.',
  kind_tenant_autopay_paused_card_invalid:
    'AutoPay for {{person}} at {{listing}} is paused: their card no longer works.',
  kind_tenant_autopay_resumed: '{{person}} saved a card for AutoPay at {{listing}}.',

  kind_rent_paid: '{{person}} paid {{amount}} in rent at {{listing}}.',
  kind_rent_reminder: 'Rent at {{listing}} is due soon.',
  kind_rent_reminder_on: 'Your rent of {{amount}} at {{listing}} is due on {{date}}.',
  kind_deposit_to_confirm: 'Your bank asks you to confirm the deposit at {{listing}}.',
  kind_deposit_to_confirm_of:
    'Your bank asks you to confirm the deposit of {{amount}} at {{listing}}.',
  kind_tenant_deposit_to_confirm:
    'Waiting for {{person}} to confirm the deposit at {{listing}} with the bank.',
  kind_tenant_deposit_to_confirm_of:
    'Waiting for {{person}} to confirm the deposit of {{amount}} at {{listing}} with the bank.',
  kind_rent_to_confirm: 'Your bank asks you to confirm your rent of {{amount}} at {{listing}}.',
  kind_tenant_rent_to_confirm:
    'Waiting for {{person}} to confirm rent of {{amount}} at {{listing}} with the bank.',
  kind_rent_failed: "We couldn't charge your rent of {{amount}} at {{listing}}.",
  kind_tenant_rent_failed: "We couldn't charge {{person}}'s rent of {{amount}} at {{listing}}.",
  kind_tenant_rent_left:
    "{{person}}'s rent of {{amount}} at {{listing}} fell due while our service was down, and is not paid.",
  kind_rent_change_declined: '{{person}} declined the rent of {{amount}} at {{listing}}.',
  kind_rent_change_declined_on:
    '{{person}} declined the rent of {{amount}} at {{listing}} from {{date}}.',
  kind_rent_change_accepted: '{{person}} accepted the rent of {{amount}} at {{listing}}.',
  kind_rent_change_withdrawn: '{{person}} took back the rent of {{amount}} at {{listing}}.',
  kind_rent_change_withdrawn_on:
    '{{person}} took back the rent of {{amount}} at {{listing}} from {{date}}.',
  kind_rent_change_asked: '{{person}} asks for a rent of {{amount}} at {{listing}}.',
  kind_rent_change_announced: '{{person}} changed your rent at {{listing}} to {{amount}}.',
  kind_rent_left:
    'Your rent of {{amount}} at {{listing}} fell due while our service was down, and is not paid.',
  kind_tenant_rent_late: "{{person}}'s rent of {{amount}} at {{listing}} is late.",
  kind_tenant_rent_late_on:
    "{{person}}'s rent of {{amount}} at {{listing}} was due on {{date}} and is late.",
  kind_rent_late: 'Your rent of {{amount}} at {{listing}} is late.',
  kind_rent_late_on: 'Your rent of {{amount}} at {{listing}} was due on {{date}} and is late.',
  kind_rent_overdue: 'You owe {{amount}} at {{listing}}.',
  kind_rent_overdue_on: 'You owe {{amount}} at {{listing}}, open since {{date}}.',
  kind_rent_reminded: '{{person}} reminds you of {{amount}} at {{listing}}.',
  kind_rent_reminded_on:
    '{{person}} reminds you of {{amount}} at {{listing}}, open since {{date}}.',
  kind_rent_due: 'Your rent of {{amount}} at {{listing}} is due.',
  kind_payment_request_changed: '{{person}} changed a request: {{amount}}.',
  kind_payment_requested: '{{person}} asked you to pay {{amount}}.',
  kind_payment_request_paid: '{{person}} paid your request for {{amount}}.',
  kind_payment_request_rejected: '{{person}} rejected your request for {{amount}}.',
  kind_payment_request_withdrawn: '{{person}} withdrew the request for {{amount}}.',
  kind_payment_recorded: '{{person}} recorded your {{amount}} payment.',
  kind_payment_voided:
    'A {{amount}} payment with {{person}} was recorded by mistake and is voided.',
  kind_rent_covered: 'Rent at {{listing}} is covered by an earlier payment.',
  kind_rent_covered_on:
    'Your rent of {{amount}} at {{listing}}, due on {{date}}, is covered by an earlier payment.',
  kind_tenant_rent_covered:
    "{{person}}'s rent of {{amount}} at {{listing}}, due on {{date}}, is covered by an earlier payment.",
  kind_credit_kept: '{{person}} kept {{amount}} of your credit at {{listing}}.',
  kind_tenant_credit_kept: "You kept {{amount}} of {{person}}'s credit at {{listing}}.",
  kind_payment_refunded: '{{person}} refunded {{amount}} to you.',
  kind_settlement_closed: '{{person}} closed the settlement of your rental at {{listing}}.',
  kind_settlement_closed_returned:
    '{{person}} closed the settlement of your rental at {{listing}} and returned {{amount}}.',
  kind_settlement_closed_kept:
    '{{person}} closed the settlement of your rental at {{listing}} and kept {{kept}}.',
  kind_settlement_closed_both:
    '{{person}} closed the settlement of your rental at {{listing}}, returned {{amount}} and kept {{kept}}.',
  rent_still_owed: 'Rent of {{owed}} is still owed.',
  kind_deposit_settled: '{{person}} settled your deposit at {{listing}} and returned {{amount}}.',
  kind_deposit_settled_kept: '{{person}} settled your deposit at {{listing}} and kept {{kept}}.',
  kind_deposit_settled_both:
    '{{person}} settled your deposit at {{listing}}, returned {{amount}} and kept {{kept}}.',
  kind_deposit_kept: '{{person}} settled your deposit at {{listing}} and returned nothing of it.',
  kind_refund_failed: 'Your {{amount}} refund to {{person}} failed.',
  kind_dispute_opened: "{{person}}'s bank disputes a payment of {{amount}}.",
  kind_refund_retrying: "Your bank sent back {{person}}'s refund of {{amount}}. We try again.",
  kind_refund_again: "We tried {{person}}'s refund of {{amount}} again. It goes to your card.",
  kind_refund_returned:
    "Your bank doesn't take {{person}}'s refund of {{amount}}. They return it another way.",
  kind_refund_stopped:
    "Your bank took back the payment to {{person}}, so we don't refund {{amount}} again.",
  kind_tenant_refund_retrying:
    "{{person}}'s bank sent back your refund of {{amount}}. We try again.",
  kind_tenant_refund_again:
    'We tried your refund of {{amount}} to {{person}} again. It went to the card.',
  kind_tenant_refund_returned:
    "{{person}}'s bank doesn't take your refund of {{amount}}. Please return it another way.",
  kind_tenant_refund_stopped:
    "{{person}}'s bank took back the payment, so we don't refund {{amount}} again.",
  kind_dispute_closed: "{{person}}'s bank has no more questions about a payment of {{amount}}.",
  kind_dispute_inquiry: "{{person}}'s bank is asking about a payment of {{amount}}.",
  kind_dispute_lost: "You lost the dispute about {{person}}'s payment of {{amount}}.",
  kind_dispute_taken: '{{amount}} was taken from you for the lost dispute with {{person}}.',
  kind_dispute_given_back: "The bank gave back {{amount}} of {{person}}'s payment.",
  kind_dispute_owed: 'We owe you {{amount}}. Check your payout account.',
  kind_own_dispute_inquiry: 'Your bank is asking about your payment of {{amount}} to {{person}}.',
  kind_own_dispute_closed:
    'Your bank has no more questions about your payment of {{amount}} to {{person}}.',
  kind_own_dispute_opened: 'Your bank disputes your payment of {{amount}} to {{person}}.',
  kind_own_dispute_won: 'Your payment of {{amount}} to {{person}} stays paid.',
  kind_own_dispute_lost: 'Your bank returned your payment of {{amount}} to {{person}}.',
  kind_own_dispute_taken: 'Your payment of {{amount}} to {{person}} no longer counts.',
  kind_own_dispute_given_back: 'Your bank gave back {{amount}} to {{person}}.',
  kind_rent_written_off: '{{person}} wrote off your rent of {{amount}}.',
  kind_objection_received: '{{person}} objects to {{amount}}. Please answer.',
  kind_objection_withdrawn: '{{person}} withdrew their objection to {{amount}}.',
  kind_objection_answered: '{{person}} answered your objection to {{amount}}.',
  kind_objection_received_about: '{{person}} objects to {{about}}. Please answer.',
  kind_objection_withdrawn_about: '{{person}} withdrew their objection to {{about}}.',
  kind_objection_answered_about: '{{person}} answered your objection to {{about}}.',
  about_rent: 'the rent of {{amount}}',
  about_entry: 'the recorded payment of {{amount}}',
  about_return: 'the return of {{amount}}',
  about_deduction: 'the {{amount}} kept of the deposit',
  kind_dispute_won: "You won the dispute about {{person}}'s payment of {{amount}}.",
  kind_deposit_reminder: "You still hold {{person}}'s deposit at {{listing}}.",
  kind_deposit_reminder_of: "You still hold {{person}}'s deposit of {{amount}} at {{listing}}.",
  kind_payouts_ready: 'Your payout account is ready.',
  kind_payouts_paused: 'Your payouts are paused. Your payout account needs your attention.',
  kind_payouts_disconnected: 'Your payout account is disconnected, and AutoPay is off.',
  kind_payout_failed: 'A payout of {{amount}} to your bank failed.',
  kind_debit_failed:
    "We couldn't take {{amount}} that your payout balance owes from your bank account.",

  kind_paid: 'You paid {{amount}}.',
  kind_paid_subscription: 'You paid {{amount}} for your plan.',
  kind_paid_boost: 'You paid {{amount}} to promote {{listing}}.',
  kind_paid_rent: 'You paid {{amount}} in rent at {{listing}}.',
  kind_paid_deposit: 'You paid a {{amount}} deposit for {{listing}}.',
  kind_paid_payment_request: 'You paid a request for {{amount}} at {{listing}}.',
  kind_payment_failed: "We couldn't charge {{amount}}.",
  kind_renewal_notice: 'Your plan renews on {{date}}.',
  kind_renewal_failed: "We couldn't charge {{amount}} to renew your plan.",
  kind_term_ending: 'Your plan ends on {{date}}.',
  kind_account_expired: 'Your plan has expired.',
  kind_promotion_failed: "We couldn't charge {{amount}} to keep {{listing}} featured.",
  kind_promotion_ended: 'The promotion of {{listing}} has ended.',

  kind_waitlist_offered: "We're holding a bed at {{listing}} for you for 24 hours.",
  kind_waitlist_expired: 'Your offer at {{listing}} has expired.',
  kind_waitlist_lapsed: "The lister didn't invite you to {{listing}} in time. You keep your spot.",
  kind_waitlist_released: 'The lister withdrew the bed at {{listing}}. You keep your spot.',
  kind_waitlist_withdrawn: 'The bed at {{listing}} is no longer free. You keep your spot.',
  kind_waitlist_closed: '{{listing}} and its waitlist are closed.',
  kind_waitlist_bed_free: 'A bed is free at {{listing}}, and people are waiting.',
  kind_waitlist_claimed: '{{person}} wants the bed at {{listing}}. Invite them now.',

  kind_listing_reminder: 'Are your crash pads up to date? Take a quick look.',
  kind_listing_removed: 'We removed {{listing}} from search.',
  kind_review_received: '{{person}} wrote a review about you.',
  kind_review_response: '{{person}} responded to your review.',
  kind_review_hidden: 'We removed your review about {{person}}.',
  kind_response_hidden: "We removed your response to {{person}}'s review.",
  kind_first_message: '{{person}} sent you a first message.',
  kind_search_alert_one: '{{listing}} matches your saved search.',
  kind_search_alert_other: '{{count}} crash pads match your saved search.',
  kind_report_received: 'A member sent a report.',
} as const;
