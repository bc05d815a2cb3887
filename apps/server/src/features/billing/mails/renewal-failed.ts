import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { lastSlot } from '../rules/renewal.ts';
import { findMailedCharge, type MailedCharge } from './queries/find-charge.ts';
import { advice, day, money, whatFor } from './words.ts';

const CARD_PATH = '/account-setting#payment-method';
/** There the owner of a card is asked by his bank. */
const CONFIRM_PATH = '/account-expired';

/** A plan could not be charged again, and how to mend it; nothing when it has been paid meanwhile. */
export function renewalFailedMail(site: MailSite): Composer {
  const { name } = mailBrands[site.brand];
  return async (trx, { obligationId }, now) => {
    const charge =
      obligationId === undefined ? undefined : await findMailedCharge(trx, obligationId);
    if (charge === undefined || charge.paidAt !== null || charge.status === 'cancelled') {
      return undefined;
    }
    const { payer } = charge;
    const { words, label, path } = wayOut(charge);
    return {
      to: payer.email,
      subject: `Your ${name} plan could not be renewed`,
      preview: 'You were not charged. Here is how to mend it.',
      heading: 'Your plan could not be renewed',
      blocks: [
        text(`Hi ${payer.firstName}, we could not charge your card. You were not charged.`),
        facts(
          ['For', whatFor(charge)],
          ['Amount', money(charge.amountCents)],
          [charge.dueAt > now ? 'Your term ends' : 'Your term ended', day(charge.dueAt)],
        ),
        text(words),
        button(label, `${site.publicUrl}${path}`),
        note(`Questions about this payment? Write to ${site.contactEmail}.`),
      ],
    };
  };
}

function wayOut({ status, declineCode, dueAt }: MailedCharge) {
  if (status === 'action_required') {
    return {
      words: advice('authentication_required'),
      label: 'Confirm the payment',
      path: CONFIRM_PATH,
    };
  }
  if (status === 'retry_wait') {
    return {
      words: `${advice(declineCode)} We try this card again until ${day(lastSlot(dueAt))}.`,
      label: 'Check my card',
      path: CARD_PATH,
    };
  }
  const why = declineCode === null ? 'There is no card that we could charge.' : advice(declineCode);
  return {
    words: `${why} As soon as you save another card, we try that one.`,
    label: 'Add another card',
    path: CARD_PATH,
  };
}
