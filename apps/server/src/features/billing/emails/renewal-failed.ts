import { formatDay, formatMoney } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, facts, type MailBlock, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import type { ObligationKinds } from '../../../platform/payments/obligation-kinds.ts';
import { failureWords } from './failure-words.ts';
import { findEmailedCharge, findFailure } from './queries/charges.ts';

const ACTIONS = {
  card: ['Update my card', '/update-payment-method'],
  /** On that page the bank asks the card owner. */
  confirm: ['Confirm the payment', '/account-expired'],
  renew: ['Renew my plan', '/account-expired'],
} as const;

/** A renewal failed, and what to do about it. Not sent when it was paid meanwhile. */
export function renewalFailedMail(
  site: MailSite,
  kinds: ObligationKinds,
): Composer<'renewal_failed'> {
  const { name } = mailBrands[site.brand];
  return async (trx, { obligationId, attemptId }, now) => {
    const charge = await findEmailedCharge(trx, kinds, obligationId);
    if (charge === undefined || charge.paidAt !== null || charge.status === 'cancelled') {
      return undefined;
    }
    const { payer, dueAt } = charge;
    const failure = await findFailure(trx, charge, attemptId, now);
    const { card, reason, advice, actions } = failureWords(failure);
    const rows: [string, string][] = [
      ['For', charge.words.summary],
      ['Amount', formatMoney(charge.amountCents)],
    ];
    if (card !== undefined) rows.push(['Card', card]);
    if (failure.triedAt !== undefined)
      rows.push([failure.isEnd ? 'Last tried' : 'Tried', formatDay(failure.triedAt)]);
    rows.push([dueAt > now ? 'Your term ends' : 'Your term ended', formatDay(dueAt)]);
    const { nextAttemptAt } = failure;
    rows.push(['Next attempt', nextAttemptAt === undefined ? 'None' : formatDay(nextAttemptAt)]);
    return {
      to: payer.email,
      subject: failure.isEnd
        ? `Your ${name} plan was not renewed`
        : `Your ${name} plan could not be renewed`,
      preview: 'You were not charged. Here is what you can do.',
      heading: failure.isEnd ? 'Your plan was not renewed' : 'Your plan could not be renewed',
      blocks: [
        text(`Hi ${payer.firstName}, we could not charge your card. You were not charged.`),
        facts(...rows),
        text(reason),
        text(advice),
        ...actions.map((action): MailBlock => {
          const [label, path] = ACTIONS[action];
          return button(label, `${site.publicUrl}${path}`);
        }),
        note(`Questions about this payment? Write to ${site.contactEmail}.`),
      ],
    };
  };
}
