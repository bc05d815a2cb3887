import { button, facts, type MailBlock, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import type { ObligationKinds } from '../../../platform/payments/obligation-kinds.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { failureTexts } from './failure-texts.ts';
import { findEmailedCharge, findFailure } from './queries/charges.ts';

const ACTIONS = {
  card: ['update_card', '/update-payment-method'],
  /** On that page the card owner confirms with their bank. */
  confirm: ['confirm', '/account-expired'],
  renew: ['renew', '/account-expired'],
} as const;

/** A renewal failed, with next steps. Skipped if it was paid in the meantime. */
export function renewalFailedMail(
  site: MailSite,
  kinds: ObligationKinds,
): Composer<'renewal_failed'> {
  const textsOf = mailTexts('billing/emails', site);
  return async (trx, { obligationId, attemptId }, now) => {
    const charge = await findEmailedCharge(trx, kinds, obligationId);
    if (charge === undefined || charge.paidAt !== null || charge.status === 'cancelled') {
      return undefined;
    }
    const { payer, dueAt } = charge;
    const failure = await findFailure(trx, charge, attemptId, now);
    const words = textsOf(payer.locale);
    const { t, locale, day, money } = words;
    const { card, reason, advice, actions } = failureTexts(failure, words);
    const rows: [string, string][] = [
      [t('for'), charge.words.summary],
      [t('amount'), money(charge.amountCents)],
    ];
    if (card !== undefined) rows.push([t('card'), card]);
    if (failure.triedAt !== undefined)
      rows.push([t(failure.isEnd ? 'last_tried' : 'tried'), day(failure.triedAt)]);
    rows.push([t(dueAt > now ? 'term_ends' : 'term_ended'), day(dueAt)]);
    const { nextAttemptAt } = failure;
    rows.push([t('next_attempt'), nextAttemptAt === undefined ? t('none') : day(nextAttemptAt)]);
    return {
      to: payer.email,
      locale,
      subject: t(failure.isEnd ? 'renewal_failed_last_subject' : 'renewal_failed_subject'),
      preview: t('not_charged'),
      heading: t(failure.isEnd ? 'renewal_failed_last_heading' : 'renewal_failed_heading'),
      blocks: [
        text(t('renewal_failed_text', { name: payer.firstName })),
        facts(...rows),
        text(reason),
        text(advice),
        ...actions.map((action): MailBlock => {
          const [label, path] = ACTIONS[action];
          return button(t(label), `${site.publicUrl}${path}`);
        }),
        note(t('questions', { address: site.contactEmail })),
      ],
    };
  };
}
