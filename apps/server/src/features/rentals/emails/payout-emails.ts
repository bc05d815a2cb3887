import { formatMoney } from '@crewpad/domain';
import { button, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { MailName, MailOrder } from '../../../platform/outbox/order-mail.ts';
import type { Composer, Composers } from '../../../platform/outbox/outbox.ts';
import { findRecipient } from './queries/find-recipient.ts';

interface AboutPayouts {
  memberId?: number;
}
type PayoutMail = Extract<MailName, `payout${string}`>;
interface Words {
  subject: string;
  says: string;
  button: string;
}

declare module '../../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    payouts_ready: AboutPayouts;
    payouts_paused: AboutPayouts;
    payouts_disconnected: AboutPayouts;
    payout_failed: AboutPayouts & { amountCents?: number };
  }
}

/** The emails about a lister's payouts. */
export function payoutMails(site: MailSite) {
  const page = `${site.publicUrl}/account-setting?tab=autopay`;
  const toLister =
    <Name extends PayoutMail>(write: (order: MailOrder<Name>) => Words): Composer<Name> =>
    async (trx, order) => {
      const lister = await findRecipient(trx, (order as AboutPayouts).memberId);
      if (lister === undefined) return undefined;
      const words = write(order as MailOrder<Name>);
      return {
        to: lister.email,
        subject: words.subject,
        preview: words.says,
        heading: words.subject,
        blocks: [text(`Hi ${lister.firstName},`), text(words.says), button(words.button, page)],
      };
    };

  return {
    payouts_ready: toLister<'payouts_ready'>(() => ({
      subject: 'Your payouts are set up',
      says: 'You can receive payments by card now, and offer AutoPay to your tenants.',
      button: 'See my payouts',
    })),
    payouts_paused: toLister<'payouts_paused'>(() => ({
      subject: 'You cannot receive payments right now',
      says: 'Our payment provider needs more information from you. Until then, your tenants’ cards are not charged. Rent that falls due meanwhile is charged once your account is complete, if that is within five days.',
      button: 'Complete my account',
    })),
    payouts_disconnected: toLister<'payouts_disconnected'>(() => ({
      subject: 'Your payout account is disconnected',
      says: 'AutoPay is off for all of your tenants, and we have notified them. Please collect rent by hand, or set up your payouts again.',
      button: 'Set up my payouts',
    })),
    payout_failed: toLister<'payout_failed'>(({ amountCents }) => ({
      subject: 'A payout to your bank failed',
      says: `Our payment provider could not pay out ${amountCents === undefined ? 'your balance' : formatMoney(amountCents)} to your bank account or card. Please check the account details. The money stays in your balance until then.`,
      button: 'Check my account',
    })),
  } satisfies Composers;
}
