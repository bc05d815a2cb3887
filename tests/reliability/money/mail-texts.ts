import type { contract } from '@crewpad/contract';
import type { Mail } from './mail.ts';
import type { Side } from './readings.ts';

/** What both sides are told of each event: the sentence of its email, and its notice. */

type Kind = contract.notifications.NotificationKind;

/** Of plans, searches, invitations before the stay, and of steps that the player does not take. */
type Elsewhere =
  | `${'listing' | 'waitlist' | 'search' | 'promotion' | 'renewal'}_${string}`
  | `review_${'response' | 'hidden'}`
  | `invitation_${'expired' | 'unanswered'}`
  | `${'payout' | 'payouts'}_${string}`
  | `collections_${string}`
  | `second_step_${string}`
  | `recovery_${string}`
  | `passkey_${string}`
  | ('response_hidden' | 'first_message' | 'report_received' | 'term_ending' | 'account_expired')
  | ('autopay_answered' | 'payment_failed' | 'rental_changed' | 'refund_failed');

/** A new kind does not compile without its sentence. `{}` is the amount. */
export const NOTICES: Record<
  Exclude<Kind, Elsewhere | 'paid'> | `paid_${'rent' | 'deposit' | 'request'}`,
  string
> = {
  invitation_received: '{person} invited you to rent a bed at {listing}.',
  invitation_changed: '{person} changed your invitation to {listing}.',
  invitation_cancelled: '{person} canceled your invitation to {listing}.',
  invitation_declined: '{person} declined your invitation to {listing}.',
  invitation_reminder: '{person} is waiting for your answer to the invitation to {listing}.',
  invitation_accepted: '{person} accepted your invitation to {listing}.',
  rental_ended: 'Your rental at {listing} ended on {day}.',
  tenant_rental_ended: "{person}'s rental at {listing} ended on {day}.",
  checkout_requested: '{person} asked to check out of {listing} on {day}.',
  checkout_confirmed: '{person} confirmed your check-out of {listing} on {day}.',
  checkout_declined: '{person} declined your request to check out of {listing} on {day}.',
  checkout_withdrawn: '{person} withdrew their check-out request at {listing}.',
  checkout_scheduled: '{person} set your check-out of {listing} to {day}.',
  checked_out: '{person} checked you out of {listing} on {day}.',
  tenant_left: '{person} left {listing} on {day}.',
  autopay_requested: '{person} asked you to use AutoPay at {listing}.',
  autopay_accepted: '{person} accepted AutoPay at {listing}.',
  autopay_declined: '{person} declined AutoPay at {listing}.',
  autopay_stop_accepted: '{person} agreed to turn off AutoPay at {listing}.',
  autopay_kept: '{person} keeps AutoPay on at {listing}.',
  autopay_changed: 'AutoPay changed for your rental at {listing}.',
  autopay_stop_asked: '{person} asked you to turn off AutoPay at {listing}.',
  autopay_stop_withdrawn: '{person} no longer asks you to turn off AutoPay at {listing}.',
  autopay_request_withdrawn: '{person} withdrew the AutoPay request at {listing}.',
  autopay_off: '{person} turned off AutoPay at {listing}.',
  autopay_ended_payouts:
    "AutoPay ended at {listing} because {person}'s payout account was disconnected.",
  autopay_ended_dispute:
    'AutoPay ended at {listing} because your bank took a payment back for good.',
  tenant_autopay_ended_dispute:
    'AutoPay of {person} ended at {listing} because their bank took a payment back for good.',
  tenant_autopay_changed: '{person} turned off AutoPay at {listing}.',
  tenant_autopay_paused: 'AutoPay for {person} at {listing} is paused: they removed their card.',
  tenant_autopay_resumed: '{person} saved a card for AutoPay at {listing}.',
  paid_rent: 'You paid {} in rent at {listing}.',
  paid_deposit: 'You paid a {} deposit for {listing}.',
  paid_request: 'You paid a request for {} at {listing}.',
  rent_paid: '{person} paid {} in rent at {listing}.',
  rent_reminder: 'Your rent of {} at {listing} is due on {day}.',
  rent_failed: "We couldn't charge your rent of {} at {listing}.",
  tenant_rent_failed: "We couldn't charge {person}'s rent of {} at {listing}.",
  deposit_to_confirm: 'Your bank asks you to confirm the deposit of {} at {listing}.',
  tenant_deposit_to_confirm:
    'Waiting for {person} to confirm the deposit of {} at {listing} with the bank.',
  rent_to_confirm: 'Your bank asks you to confirm your rent of {} at {listing}.',
  tenant_rent_to_confirm: 'Waiting for {person} to confirm rent of {} at {listing} with the bank.',
  rent_due: 'Your rent of {} at {listing} is due.',
  rent_late: 'Your rent of {} at {listing} was due on {day} and is late.',
  rent_overdue: 'You owe {} at {listing}, open since {day}.',
  rent_reminded: '{person} reminds you of {} at {listing}, open since {day}.',
  tenant_rent_late: "{person}'s rent of {} at {listing} was due on {day} and is late.",
  rent_left: 'Your rent of {} at {listing} fell due while our service was down, and is not paid.',
  tenant_rent_left:
    "{person}'s rent of {} at {listing} fell due while our service was down, and is not paid.",
  rent_change_announced: '{person} changed your rent at {listing} to {} from {day}.',
  rent_change_asked: '{person} asks for a rent of {} at {listing} from {day}. Please answer.',
  rent_change_accepted: '{person} accepted the rent of {} at {listing} from {day}.',
  rent_change_declined: '{person} declined the rent of {} at {listing} from {day}.',
  rent_change_withdrawn: '{person} took back the rent of {} at {listing} from {day}.',
  payment_requested: '{person} asked you to pay {}.',
  payment_request_changed: '{person} changed a request: {}.',
  payment_request_paid: '{person} paid your request for {}.',
  payment_request_rejected: '{person} rejected your request for {}.',
  payment_request_withdrawn: '{person} withdrew the request for {}.',
  payment_recorded: '{person} recorded your {} payment.',
  payment_voided: 'A {} payment with {person} was recorded by mistake and is voided.',
  rent_covered: 'Your rent of {} at {listing}, due on {day}, is covered by an earlier payment.',
  tenant_rent_covered:
    "{person}'s rent of {} at {listing}, due on {day}, is covered by an earlier payment.",
  credit_kept: '{person} kept {} of your credit at {listing}.',
  tenant_credit_kept: "You kept {} of {person}'s credit at {listing}.",
  payment_refunded: '{person} refunded {} to you.',
  settlement_closed: '{person} closed the settlement of your rental at {listing}.',
  deposit_settled: '{person} settled your deposit at {listing} and returned {}.',
  refund_retrying: "Your bank sent back {person}'s refund of {}. We try again.",
  refund_again: "We tried {person}'s refund of {} again. It goes to your card.",
  refund_returned: "Your bank doesn't take {person}'s refund of {}. They return it another way.",
  refund_stopped: "Your bank took back the payment to {person}, so we don't refund {} again.",
  tenant_refund_retrying: "{person}'s bank sent back your refund of {}. We try again.",
  tenant_refund_again: 'We tried your refund of {} to {person} again. It went to the card.',
  tenant_refund_returned:
    "{person}'s bank doesn't take your refund of {}. Please return it another way.",
  tenant_refund_stopped: "{person}'s bank took back the payment, so we don't refund {} again.",
  dispute_inquiry: "{person}'s bank is asking about a payment of {}.",
  dispute_closed: "{person}'s bank has no more questions about a payment of {}.",
  dispute_opened: "{person}'s bank disputes a payment of {}.",
  dispute_won: "You won the dispute about {person}'s payment of {}.",
  dispute_lost: "You lost the dispute about {person}'s payment of {}.",
  dispute_taken: '{} was taken from you for the lost dispute with {person}.',
  dispute_given_back: "The bank gave back {} of {person}'s payment.",
  dispute_owed: 'We owe you {}. Check your payout account.',
  own_dispute_inquiry: 'Your bank is asking about your payment of {} to {person}.',
  own_dispute_closed: 'Your bank has no more questions about your payment of {} to {person}.',
  own_dispute_opened: 'Your bank disputes your payment of {} to {person}.',
  own_dispute_won: 'Your payment of {} to {person} stays paid.',
  own_dispute_lost: 'Your bank returned your payment of {} to {person}.',
  own_dispute_taken: 'Your payment of {} to {person} no longer counts.',
  own_dispute_given_back: 'Your bank gave back {} to {person}.',
  rent_written_off: '{person} wrote off your rent of {}.',
  objection_received: '{person} objects to {about}. Please answer.',
  objection_withdrawn: '{person} withdrew their objection to {about}.',
  objection_answered: '{person} answered your objection to {about}.',
  review_received: '{person} wrote a review about you.',
  deposit_reminder: "You still hold {person}'s deposit of {} at {listing}.",
};

type Notice = keyof typeof NOTICES;
/**
 * An email, as a pattern of its subject or text, and the notice that comes with it. `{}` is its
 * amount, `{day}` its day and `{person}` the other side.
 */
export type MailTexts = Partial<Record<Side, [email: string | null, notice?: Notice]>>;

/** What each event says, by its step and reader. A new kind needs its line. */
export const MAILS: Record<Mail['about'], Record<string, MailTexts>> = {
  stay: {
    invited: { tenant: ['invites you to', 'invitation_received'] },
    reminded: { tenant: ['^Reminder: .* invited you to', 'invitation_reminder'] },
    offer_changed: { tenant: ['changed your invitation to', 'invitation_changed'] },
    offer_canceled: { tenant: ['canceled your invitation to', 'invitation_cancelled'] },
    offer_declined: {
      lister: ['declined your invitation to', 'invitation_declined'],
      tenant: ['You declined the invitation to'],
    },
    accepted: {
      tenant: ["You're renting a bed at"],
      lister: ['accepted your invitation to', 'invitation_accepted'],
    },
    ended: {
      tenant: ['Your rental at .* has ended\n', 'rental_ended'],
      lister: ["'s rental has ended\n", 'tenant_rental_ended'],
    },
    checked_out: {
      tenant: [
        'You are checked out of .*\n.*{person} checked you out.*?Check-out: {day}',
        'checked_out',
      ],
      lister: ['You checked out {person}\n.*?Check-out: {day}'],
    },
    settled: { tenant: ['closed the settlement for', 'settlement_closed'] },
    scheduled: {
      tenant: [
        'Your check-out date is set\n.*{person} set your check-out.*?Check-out: {day}',
        'checkout_scheduled',
      ],
      lister: ['You set the check-out of {person}\n.*?Check-out: {day}'],
    },
    left: {
      tenant: ['^You left .*\n.*We told {person} that you left.*?Check-out: {day}'],
      lister: ['^{person} left .*\n.*?Check-out: {day}', 'tenant_left'],
    },
    asked: {
      lister: [
        '^{person} wants to change their check-out date\n.*?Requested check-out: {day}',
        'checkout_requested',
      ],
    },
    withdrawn: { lister: [null, 'checkout_withdrawn'] },
    confirmed: {
      tenant: [
        'Your check-out is confirmed\n.*{person} confirmed the check-out.*?Check-out: {day}',
        'checkout_confirmed',
      ],
      lister: ['You confirmed the check-out of {person}\n.*?Check-out: {day}'],
    },
    declined: {
      tenant: [
        'Your check-out request was declined\n.*{person} declined the check-out.*?Requested check-out: {day}',
        'checkout_declined',
      ],
    },
  },
  autopay: {
    'request asked': {
      tenant: [
        '^{person} asks you to turn on AutoPay\n(?:.*First charge: {})?',
        'autopay_requested',
      ],
    },
    'request on': {
      tenant: ['no longer asks you to turn off AutoPay\n', 'autopay_stop_withdrawn'],
    },
    'disable stop_asked': {
      tenant: ['(?<!no longer )asks you to turn off AutoPay\n', 'autopay_stop_asked'],
    },
    'disable withdrawn': {
      tenant: ['withdrew the AutoPay request\n', 'autopay_request_withdrawn'],
      lister: ['declined AutoPay\n', 'autopay_declined'],
    },
    'disable stopped': {
      lister: ['agreed to turn off AutoPay\n', 'autopay_stop_accepted'],
    },
    'disable off': {
      tenant: ['^AutoPay is off for', 'autopay_off'],
      lister: ['turned AutoPay off\n', 'tenant_autopay_changed'],
    },
    'accept on': { lister: ['accepted AutoPay\n', 'autopay_accepted'] },
    'accept off': { lister: ['agreed to turn off AutoPay\n', 'autopay_stop_accepted'] },
    'decline off': { lister: ['declined AutoPay\n', 'autopay_declined'] },
    'decline on': { lister: ['wants to keep AutoPay\n', 'autopay_kept'] },
    consent: {
      tenant: [
        '^AutoPay (?:is on|charges the new rent) for .*\n.*(?:rent is due: {} on the|together {}:).*None for you: {person} pays it',
      ],
    },
    ended: {
      tenant: [null, 'autopay_ended_dispute'],
      lister: [null, 'tenant_autopay_ended_dispute'],
    },
    paused: { lister: ['AutoPay for .* is paused\n', 'tenant_autopay_paused'] },
    resumed: { lister: ['saved a card for AutoPay\n', 'tenant_autopay_resumed'] },
  },
  charge: {
    'receipt rent': { tenant: ['receipt: {}', 'paid_rent'] },
    'receipt deposit': { tenant: ['receipt: {}', 'paid_deposit'] },
    'receipt request': { tenant: ['receipt: {}', 'paid_request'] },
    rent: { lister: ['paid {} in rent', 'rent_paid'] },
    request: { lister: ['paid your request for {}', 'payment_request_paid'] },
    // The email of the acceptance names it.
    deposit: {},
  },
  rent: {
    due: { tenant: ['Your rent of {} is due\n', 'rent_due'] },
    soon: { tenant: ['Your rent of {} is due soon\n', 'rent_reminder'] },
    overdue: { tenant: ['^Reminder: you owe {}\n', 'rent_overdue'] },
    late: {
      tenant: ['Your rent of {} is late\n', 'rent_late'],
      lister: [null, 'tenant_rent_late'],
    },
  },
  deposit: { still_held: { lister: ["You still hold .*'s deposit\n", 'deposit_reminder'] } },
  charge_failed: {
    declined: {
      tenant: ["(?:We couldn't charge your rent|Your rent wasn't paid)\n", 'rent_failed'],
      lister: ["(?:We couldn't charge .*'s rent yet|'s rent wasn't paid)\n", 'tenant_rent_failed'],
    },
    unconfirmed: {
      tenant: ['Your bank asks you to confirm your rent\n', 'rent_to_confirm'],
      lister: ['Waiting for .* to confirm rent with the bank\n', 'tenant_rent_to_confirm'],
    },
  },
  entry: { recorded: { tenant: ['recorded your payment of {}\n', 'payment_recorded'] } },
  void: {
    voided: {
      tenant: ['corrected an entry\n', 'payment_voided'],
      lister: ['You voided an entry of {}\n', 'payment_voided'],
    },
  },
  covered: {
    credit: {
      tenant: ['Your rent is covered\n', 'rent_covered'],
      lister: ["'s rent is covered\n", 'tenant_rent_covered'],
    },
  },
  request: {
    sent: { tenant: ['asks you for a payment of {}\n', 'payment_requested'] },
    changed: { tenant: ['changed a request: {}\n', 'payment_request_changed'] },
    rejected: { lister: ['rejected your request for {}\n', 'payment_request_rejected'] },
    withdrawn: { tenant: ['withdrew the request for {}\n', 'payment_request_withdrawn'] },
  },
  refund: {
    pending: {},
    done: { tenant: ['returned {} to you\n', 'payment_refunded'] },
    settled: { tenant: ['Your deposit was settled\n', 'deposit_settled'] },
    retrying: {
      tenant: ['returned {} to your card, but your bank sent it back', 'refund_retrying'],
      lister: ['sent back your refund of {}\\. We try', 'tenant_refund_retrying'],
    },
    again: {
      tenant: ['Your bank had sent back {} from .*We tried again', 'refund_again'],
      lister: ['We tried your refund of {} again after', 'tenant_refund_again'],
    },
    retrying_again: {
      tenant: ["We tried .*'s refund of {} again, but your bank", 'refund_retrying'],
      lister: ['sent back your refund of {} once more', 'tenant_refund_retrying'],
    },
    returned: {
      tenant: ["Your bank doesn't take {person}'s refund of {}", 'refund_returned'],
      lister: ["{person}'s bank doesn't take your refund of {}", 'tenant_refund_returned'],
    },
  },
  dispute: {
    inquiry: {
      tenant: ['Your bank is asking about your payment of {}\n', 'own_dispute_inquiry'],
      lister: ['bank is asking about a payment of {}\n', 'dispute_inquiry'],
    },
    closed: {
      tenant: ["Your bank's question is settled\n", 'own_dispute_closed'],
      lister: ["The question from .*'s bank is settled\n", 'dispute_closed'],
    },
    open: {
      tenant: ['Your bank disputes your payment of {}\n', 'own_dispute_opened'],
      lister: ['bank disputes a payment of {}\n', 'dispute_opened'],
    },
    won: {
      tenant: ['Your bank decided about your payment to', 'own_dispute_won'],
      lister: ["You won the dispute about .*'s payment\n", 'dispute_won'],
    },
    lost: {
      tenant: ['Your bank returned your payment of', 'own_dispute_lost'],
      lister: ["You lost the dispute about .*'s payment\n", 'dispute_lost'],
    },
  },
  left: {
    outage: {
      tenant: ['(?:Your rent of {} was not collected|You owe rent of {})\n', 'rent_left'],
      lister: ["(?:'s rent of {} was not collected|owes rent of {})\n", 'tenant_rent_left'],
    },
  },
  write_off: { written_off: { tenant: ['wrote off your rent of {}\n', 'rent_written_off'] } },
  rent_change: {
    announced: {
      tenant: ['changed your rent to {}\n', 'rent_change_announced'],
      lister: ["'s rent changes to {}\n"],
    },
    asked: {
      tenant: ['asks for a rent of {}\n', 'rent_change_asked'],
      lister: ['You asked .* for a rent of {}\n'],
    },
    accepted: {
      tenant: ['You accepted a rent of {}\n'],
      lister: ['accepted a rent of {}\n', 'rent_change_accepted'],
    },
    declined: {
      tenant: ['You declined a rent of {}\n'],
      lister: ['declined a rent of {}\n', 'rent_change_declined'],
    },
    withdrawn: {
      tenant: ['took back the rent of {}\n', 'rent_change_withdrawn'],
      lister: ['You took back the rent of {}\n'],
    },
  },
  review: { received: { lister: ['(?:wrote a review|reviewed)', 'review_received'] } },
  objection: {
    received: {
      lister: [
        'objects to (?:the (?:rent|recorded payment|return) of {}|the {} kept of the deposit)\n',
        'objection_received',
      ],
    },
    answered: {
      tenant: [
        'answered your objection to (?:the .* of {}|the {} kept of the deposit)\\.',
        'objection_answered',
      ],
    },
    withdrawn: {
      lister: [
        'withdrew their objection to (?:the .* of {}|the {} kept of the deposit)\\.',
        'objection_withdrawn',
      ],
    },
  },
  credit_kept: {
    kept: {
      tenant: ['Credit was kept\n', 'credit_kept'],
      lister: ['Credit was kept\n', 'tenant_credit_kept'],
    },
  },
};
