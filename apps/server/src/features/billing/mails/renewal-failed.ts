import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, facts, type MailBlock, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findMailedCharge } from './queries/find-charge.ts';
import { findFailure } from './queries/find-failure.ts';
import { tellFailure } from './tell-failure.ts';
import { day, money, whatFor } from './words.ts';

const WAYS = {
  card: ['Update my card', '/update-payment-method'],
  /** There the owner of a card is asked by his bank. */
  confirm: ['Confirm the payment', '/account-expired'],
  renew: ['Renew my plan', '/account-expired'],
} as const;

/** A plan could not be charged again, and how to mend it; nothing when it has been paid meanwhile. */
export function renewalFailedMail(site: MailSite): Composer {
  const { name } = mailBrands[site.brand];
  return async (trx, { obligationId, attemptId }, now) => {
    const charge =
      obligationId === undefined ? undefined : await findMailedCharge(trx, obligationId);
    if (charge === undefined || charge.paidAt !== null || charge.status === 'cancelled') {
      return undefined;
    }
    const { payer, dueAt } = charge;
    const failure = await findFailure(trx, charge, attemptId, now);
    const { card, reason, mend, ways } = tellFailure(failure);
    const rows: [string, string][] = [
      ['For', whatFor(charge)],
      ['Amount', money(charge.amountCents)],
    ];
    if (card !== undefined) rows.push(['Card', card]);
    if (failure.triedAt !== undefined)
      rows.push([failure.isEnd ? 'Last tried' : 'Tried', day(failure.triedAt)]);
    rows.push([dueAt > now ? 'Your term ends' : 'Your term ended', day(dueAt)]);
    rows.push(['Next try', failure.nextTryAt === undefined ? 'None' : day(failure.nextTryAt)]);
    return {
      to: payer.email,
      subject: failure.isEnd
        ? `Your ${name} plan was not renewed`
        : `Your ${name} plan could not be renewed`,
      preview: 'You were not charged. Here is how to mend it.',
      heading: failure.isEnd ? 'Your plan was not renewed' : 'Your plan could not be renewed',
      blocks: [
        text(`Hi ${payer.firstName}, we could not charge your card. You were not charged.`),
        facts(...rows),
        text(reason),
        text(mend),
        ...ways.map((way): MailBlock => {
          const [label, path] = WAYS[way];
          return button(label, `${site.publicUrl}${path}`);
        }),
        note(`Questions about this payment? Write to ${site.contactEmail}.`),
      ],
    };
  };
}
