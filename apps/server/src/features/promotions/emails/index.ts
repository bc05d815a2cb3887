import { formatDay, formatMoney, type PromotionEnd } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { adviceFor, cardName } from '../../billing/index.ts';
import { findRenewal } from '../queries/due-promotions.ts';
import { findEmailedEnd, findEmailedRenewal } from '../queries/emailed.ts';
import { nextAttempt } from '../renewal-schedule.ts';

declare module '../../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    /** Names the attempt that failed, where there was one. */
    promotion_failed: { memberId?: number; obligationId?: number; attemptId?: number };
    promotion_ended: { memberId?: number; promotionId?: number };
  }
}

/** The emails about promotions: a renewal that failed, and the end. */
export function promotionMails(site: MailSite) {
  const { place } = mailBrands[site.brand];
  return {
    /** Not sent when it was paid or cancelled meanwhile. */
    promotion_failed: async (trx, { obligationId, attemptId }, now) => {
      const charge = await findEmailedRenewal(trx, obligationId, attemptId);
      const renewal = obligationId && (await findRenewal(trx, obligationId, now));
      if (charge === undefined || !renewal || !renewal.isOwed) return undefined;
      const next = nextAttempt(renewal, now);
      const mustConfirm = charge.status === 'action_required';
      const reason = charge.hasCard
        ? adviceFor(charge.decline_code ?? charge.code)
        : 'There is no card that we could charge.';
      const page = `${site.publicUrl}/featured-signup/${charge.listing_id}`;
      const toCard = button('Update my card', `${site.publicUrl}/update-payment-method`);
      return {
        to: charge.email,
        subject: `We could not renew Featured for ${charge.title}`,
        preview: 'You were not charged. Here is what you can do.',
        heading: 'Featured could not be renewed',
        blocks: [
          text(`Hi ${charge.first_name}, we could not charge your card. You were not charged.`),
          facts(
            ['For', charge.title],
            ['Amount', formatMoney(charge.amount_cents)],
            ...(charge.card_brand !== null && charge.card_last4 !== null
              ? [['Card', cardName(charge.card_brand, charge.card_last4)] as [string, string]]
              : []),
            ['Paid until', formatDay(charge.due_at)],
            ['Next attempt', next === undefined ? 'None' : formatDay(next)],
          ),
          text(reason),
          text(
            mustConfirm
              ? 'Please confirm the payment, or save another card, which we will charge right away.'
              : next === undefined
                ? 'We will not charge this card again. As soon as you save another card, we will charge that one.'
                : 'We will try again. If you save another card before then, we will charge that one right away.',
          ),
          text(`Your ${place} stays featured until the last attempt.`),
          ...(mustConfirm ? [button('Confirm the payment', page), toCard] : [toCard]),
          note('To stop it instead, choose Cancel feature at My crashpad.'),
        ],
      };
    },

    promotion_ended: async (trx, { promotionId }) => {
      const ended = await findEmailedEnd(trx, promotionId);
      if (ended === undefined) return undefined;
      const label = ended.renewed ? 'Featured' : 'Boost';
      return {
        to: ended.email,
        subject: `${label} has ended for ${ended.title}`,
        preview: 'It is listed as usual from now on.',
        heading: `${label} has ended`,
        blocks: [
          text(`Hi ${ended.first_name}, ${whyEnded(ended, place)}`),
          facts(['For', ended.title], ['Paid until', formatDay(ended.ends_at)]),
          text(`Crew still find your ${place} in search while it is active, in its usual place.`),
          button('Promote it again', `${site.publicUrl}/featured-signup/${ended.listing_id}`),
        ],
      };
    },
  } satisfies Composers;
}

function whyEnded(
  { ended_as, renewed }: { ended_as: PromotionEnd | null; renewed: boolean },
  place: string,
): string {
  if (ended_as === 'unpaid') {
    return 'we could not charge your card, and will not try again. You were not charged.';
  }
  return renewed
    ? `crew could not find your ${place}, so we did not charge you for another month.`
    : 'the time you paid for is over. We will not charge you again.';
}
