import type { payoutMails } from '../../payouts/emails.ts';
import type { rentalMails } from '../../rentals/feature.ts';
import type { waitlistMails } from '../../waitlist/emails.ts';
import type { mailsOfRent } from '../feature.ts';

export type Side = 'tenant' | 'lister';
export type Mail =
  | keyof ReturnType<typeof rentalMails>
  | keyof ReturnType<typeof mailsOfRent>
  | keyof ReturnType<typeof payoutMails>
  | keyof ReturnType<typeof waitlistMails>;

interface Told {
  /** The event that orders the email and its notice. */
  on: string;
  to: Side[];
  /** How the other side knows, or why they don't need to. */
  otherwise?: string;
}

/** Every email of a stay, its event and who gets it. A new email doesn't compile without its line. */
export const TOLD: Record<Mail, Told> = {
  rental_invitation: { on: 'invite, resend', to: ['tenant'], otherwise: 'their own action' },
  rental_offer_changed: {
    on: 'edit of an invitation',
    to: ['tenant'],
    otherwise: 'their own action',
  },
  rental_reminder: { on: '3 and 7 days unanswered', to: ['tenant'], otherwise: 'My Crew: pending' },
  rental_cancelled: { on: 'cancel', to: ['tenant'], otherwise: 'their own action' },
  rental_expired: { on: 'the agreed end of an invitation', to: ['tenant', 'lister'] },
  rental_accepted: { on: 'acceptance', to: ['tenant', 'lister'] },
  rental_declined: { on: 'decline', to: ['lister', 'tenant'] },
  rental_changed: { on: 'edit of a rental', to: ['tenant'], otherwise: 'their own action' },
  rental_step: { on: 'a step of one side', to: ['tenant', 'lister'] },
  autopay_consent: { on: 'consent to AutoPay', to: ['tenant'], otherwise: 'rental_step' },
  autopay_paused: { on: 'a lost card', to: ['lister'], otherwise: 'their page asks for a card' },
  autopay_resumed: { on: 'a card after that', to: ['lister'], otherwise: 'their own action' },
  deposit_unconfirmed: { on: 'ten minutes without a confirmation', to: ['tenant', 'lister'] },
  rent_reminder: { on: '3 days before', to: ['tenant'], otherwise: 'the rent roll' },
  rent_due: { on: 'rent by hand is due', to: ['tenant'], otherwise: 'the rent roll' },
  rent_paid: { on: 'a charge', to: ['lister'], otherwise: 'the receipt' },
  rent_failed: { on: 'a failed charge', to: ['tenant', 'lister'] },
  rent_late: { on: 'five days open', to: ['tenant', 'lister'] },
  rent_reminded: {
    on: "a lister's reminder, or 3 days open by hand",
    to: ['tenant'],
    otherwise: 'their own action',
  },
  rent_left: { on: 'an outage', to: ['tenant', 'lister'] },
  collections_held: {
    on: 'a lock that holds collections, and its end',
    to: ['tenant'],
    otherwise: 'account_locked, account_unlocked',
  },
  rent_covered: { on: 'credit covers rent', to: ['tenant', 'lister'] },
  rent_written_off: { on: 'a write-off', to: ['tenant'], otherwise: 'their own action' },
  rent_change: { on: 'a changed rent and its answer', to: ['tenant', 'lister'] },
  objection: { on: 'an objection, its end, its answer', to: ['tenant', 'lister'] },
  payment_request: { on: 'each step of a request', to: ['tenant', 'lister'] },
  manual_payment: { on: 'an entry', to: ['tenant'], otherwise: 'their own action' },
  payment_voided: { on: 'a void', to: ['tenant', 'lister'] },
  payment_refund: { on: 'a refund, done or failed', to: ['tenant', 'lister'] },
  refund_returned: { on: 'a refund that came back', to: ['tenant', 'lister'] },
  payment_dispute: { on: 'each step of a dispute', to: ['tenant', 'lister'] },
  credit_kept: { on: 'kept credit', to: ['tenant', 'lister'] },
  deposit_reminder: {
    on: '14 days after the end',
    to: ['lister'],
    otherwise: 'it asks the lister',
  },
  payouts_ready: { on: 'the payout account', to: ['lister'], otherwise: 'autopay_state' },
  payouts_paused: { on: 'the payout account', to: ['lister'], otherwise: 'autopay_state' },
  payouts_disconnected: { on: 'the payout account', to: ['lister'], otherwise: 'rental_step' },
  payouts_deadline: { on: 'the payout account', to: ['lister'], otherwise: 'nothing has changed' },
  payout_failed: { on: 'a payout', to: ['lister'], otherwise: "the lister's own bank" },
  waitlist_offered: { on: 'a bed on offer', to: ['tenant'], otherwise: 'their own action' },
  waitlist_offer_ended: { on: 'the end of an offer', to: ['tenant'], otherwise: 'the waitlist' },
  waitlist_claimed: { on: 'a claim', to: ['lister'], otherwise: 'their own action' },
  waitlist_bed_free: { on: 'a free bed', to: ['lister'], otherwise: 'only the lister offers it' },
};
