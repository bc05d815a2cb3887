import { button, text } from '../../platform/mail/content.ts';
import type { MailSite } from '../../platform/mail/render.ts';
import type { MailName, MailOrder } from '../../platform/outbox/order-mail.ts';
import { type Composer, type Composers, inTopic } from '../../platform/outbox/outbox.ts';
import { type MailTexts, mailTexts } from '../../platform/texts.ts';
import { findRecipient, type Recipient } from './payees.ts';

interface AboutPayouts {
  memberId?: number;
}
type PayoutTexts = MailTexts<'payouts'>;
type PayoutMail = Extract<MailName, `payout${string}`>;
interface EmailTexts {
  subject: string;
  says: string;
  button: string;
}

declare module '../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    payouts_ready: AboutPayouts;
    payouts_paused: AboutPayouts;
    payouts_deadline: AboutPayouts & { deadline?: string };
    payouts_disconnected: AboutPayouts;
    payout_failed: AboutPayouts & { amountCents?: number };
  }
}

/** The emails about a lister's payouts. They must not miss a failed one. */
export function payoutMails(site: MailSite) {
  const textsOf = mailTexts('payouts', site);
  const page = `${site.publicUrl}/account-setting?tab=autopay`;
  const toLister =
    <Name extends PayoutMail>(
      write: (texts: PayoutTexts, order: MailOrder<Name>, lister: Recipient) => EmailTexts,
    ): Composer<Name> =>
    async (trx, order) => {
      const lister = await findRecipient(trx, (order as AboutPayouts).memberId);
      if (lister === undefined) return undefined;
      const texts = textsOf(lister.locale);
      const words = write(texts, order as MailOrder<Name>, lister);
      return {
        to: lister.email,
        locale: lister.locale,
        subject: words.subject,
        preview: words.says,
        heading: words.subject,
        blocks: [
          text(texts.t('hi', { name: lister.firstName })),
          text(words.says),
          button(words.button, page),
        ],
      };
    };

  return {
    ...inTopic('rent', {
      payouts_ready: toLister<'payouts_ready'>(({ t }, _order, { hasAutopay }) => ({
        subject: t('payouts_ready_subject'),
        says: t(hasAutopay ? 'payouts_ready' : 'payouts_ready_off'),
        button: t('payouts_see'),
      })),
      payouts_paused: toLister<'payouts_paused'>(({ t }) => ({
        subject: t('payouts_paused_subject'),
        says: t('payouts_paused'),
        button: t('payouts_complete'),
      })),
      payouts_deadline: toLister<'payouts_deadline'>(({ t, day }, { deadline }) => ({
        subject: t('deadline_subject', { day: day(new Date(deadline ?? 0)) }),
        says: t('deadline', { day: day(new Date(deadline ?? 0)) }),
        button: t('payouts_complete'),
      })),
      payouts_disconnected: toLister<'payouts_disconnected'>(({ t }) => ({
        subject: t('payouts_disconnected_subject'),
        says: t('payouts_disconnected'),
        button: t('payouts_set_up'),
      })),
    }),
    payout_failed: toLister<'payout_failed'>(({ t, money }, { amountCents }) => ({
      subject: t('payout_failed_subject'),
      says:
        amountCents === undefined
          ? t('payout_failed_balance')
          : amountCents < 0
            ? t('debit_failed', { amount: money(-amountCents) })
            : t('payout_failed', { amount: money(amountCents) }),
      button: t('payout_check'),
    })),
  } satisfies Composers;
}
