import { button, facts, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { receiptNumber } from '../../billing/index.ts';
import {
  bookingFacts,
  formatDate,
  formatPeriod,
  type RentalTexts,
  wordsFact,
} from '../../rentals/index.ts';
import { creditLines, restLines } from '../payments/covered-lines.ts';
import { findTransaction } from '../payments/queries/find-transactions.ts';
import { bookingOf, content } from './money-emails.ts';
import { findMailedCover, findMailedCredit, listReopened } from './queries/mailed-cover.ts';
import { findRecipients } from './queries/mailed-money.ts';
import { collectionOf, reopenedFacts } from './reopened-rent.ts';

type Party = 'tenant' | 'lister';

/** The emails about what covers rent: credit, and entries that were recorded by mistake. */
export function coverMails(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  const recipientOf = async (
    ...[trx, rentalId, to]: [...Parameters<typeof findRecipients>, Party]
  ) => (await findRecipients(trx, rentalId))[to];
  const toMoney = ({ t }: RentalTexts, to: Party) =>
    to === 'lister'
      ? button(t('go_to_my_crew'), `${site.publicUrl}/my-crew`)
      : button(t('go_to_my_crashpad'), `${site.publicUrl}/my-crashpad`);

  return {
    async rent_covered(trx, { allocationId, to = 'tenant' }) {
      const covered = await findMailedCover(trx, allocationId);
      const recipient = covered && (await recipientOf(trx, covered.id, to));
      if (covered === undefined || !recipient) return undefined;
      const texts = textsOf(recipient.locale);
      const say = texts.texts.t;
      const { t, money } = texts;
      const period = formatPeriod(covered.period_from, covered.period_to, texts.texts);
      const day = formatDate(covered.paid_on, texts.texts);
      const isToTenant = to === 'tenant';
      const subject = isToTenant
        ? say('rent/payments:rent_covered_subject')
        : say('rent/payments:rent_covered_lister_subject', { tenant: covered.tenant_name });
      const says = say(
        isToTenant ? 'rent/payments:rent_covered' : 'rent/payments:rent_covered_lister',
        { day, period },
      );
      return content(recipient, texts, { subject, says }, [
        facts(
          ...bookingFacts(covered, texts),
          [t('period'), period],
          [t('amount'), money(covered.amount)],
          ...restLines(covered.rest, true, texts.texts),
        ),
        toMoney(texts, to),
      ]);
    },

    async payment_voided(trx, { paymentId, to = 'tenant' }, now) {
      const row = paymentId === undefined ? undefined : await findTransaction(trx, paymentId);
      const recipient = row && (await recipientOf(trx, row.rental_id, to));
      if (row === undefined || !recipient || row.voided_on === null) return undefined;
      const texts = textsOf(recipient.locale);
      const say = texts.texts.t;
      const { t, money } = texts;
      const reopened = await listReopened(trx, { paymentId: row.id });
      const amount = money(row.amount_cents);
      const subject =
        to === 'tenant'
          ? say('rent/payments:voided_subject', { who: row.lister_name })
          : say('rent/payments:voided_lister_subject', { amount });
      const isRent = reopened.length > 0;
      const isDue = reopened.every(({ due_at }) => due_at <= now);
      const what = isRent ? (isDue ? 'voided_rent' : 'voided_coming') : 'voided';
      const says = say(`rent/payments:${what}`, { amount });
      const next = isRent ? [text(collectionOf(reopened, { to, row }, texts))] : [];
      return content(recipient, texts, { subject, says }, [
        ...next,
        facts(
          [t('receipt'), receiptNumber(row.id)],
          ...bookingOf(row, texts),
          ...reopenedFacts(reopened, { to, row }, texts),
          ...creditLines(row, texts.texts),
          ...wordsFact(t('reason'), row.void_reason, row),
        ),
        toMoney(texts, to),
      ]);
    },

    async credit_kept(trx, { allocationId, to = 'tenant' }) {
      const kept = await findMailedCredit(trx, allocationId);
      const recipient = kept && (await recipientOf(trx, kept.id, to));
      if (kept === undefined || !recipient) return undefined;
      const texts = textsOf(recipient.locale);
      const say = texts.texts.t;
      const { t, money } = texts;
      const amount = money(kept.cents);
      const words =
        to === 'tenant'
          ? say('rent/payments:credit_kept', { who: kept.lister_name, amount })
          : say('rent/payments:credit_kept_lister', { tenant: kept.tenant_name, amount });
      return content(
        recipient,
        texts,
        { subject: say('rent/payments:credit_kept_subject'), says: words },
        [
          facts(
            ...bookingFacts(kept, texts),
            [t('amount'), amount],
            ...wordsFact(t('reason'), kept.reason, kept),
          ),
          toMoney(texts, to),
        ],
      );
    },
  } satisfies Composers;
}
