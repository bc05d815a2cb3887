import type { PromotionEnd } from '@crewpad/domain';
import { button, facts, note, pictureOf, text } from '../../platform/mail/content.ts';
import type { MailSite } from '../../platform/mail/render.ts';
import type { Composers } from '../../platform/outbox/outbox.ts';
import { mailTexts } from '../../platform/texts.ts';
import { adviceFor, cardName, nextAttempt } from '../billing/index.ts';
import { findEmailedEnd, findEmailedRenewal } from './promotions.queries.ts';
import { findRenewal, promotionRules } from './renewals.queries.ts';

declare module '../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    /** The failed attempt, if there was one. */
    promotion_failed: { memberId?: number; obligationId?: number; attemptId?: number };
    promotion_ended: { memberId?: number; promotionId?: number };
  }
}

/** The emails about promotions: a failed renewal, and the end. */
export function promotionMails(site: MailSite) {
  const textsOf = mailTexts('promotions/emails', site);
  return {
    /** Skipped if it was paid or cancelled in the meantime. */
    promotion_failed: async (trx, { obligationId, attemptId }, now) => {
      const charge = await findEmailedRenewal(trx, obligationId, attemptId);
      const renewal = obligationId && (await findRenewal(trx, obligationId, now));
      if (charge === undefined || !renewal || !renewal.isOwed) return undefined;
      const { t, locale, day, money, texts } = textsOf(charge.locale);
      const next = nextAttempt(promotionRules, renewal, now);
      const mustConfirm = charge.status === 'action_required';
      const reason = charge.hasCard
        ? adviceFor(charge.decline_code ?? charge.code, texts)
        : t('no_card');
      const page = `${site.publicUrl}/featured-signup/${charge.listing_id}`;
      const toCard = button(t('update_card'), `${site.publicUrl}/update-payment-method`);
      return {
        to: charge.email,
        locale,
        subject: t('failed_subject', { title: charge.title }),
        preview: t('failed_preview'),
        picture: pictureOf(charge),
        heading: t('failed_heading'),
        blocks: [
          text(t('failed_text', { name: charge.first_name })),
          facts(
            [t('for'), charge.title],
            [t('amount'), money(charge.amount_cents)],
            ...(charge.card_brand !== null && charge.card_last4 !== null
              ? [[t('card'), cardName(charge.card_brand, charge.card_last4, texts)] as const]
              : []),
            [t('paid_until'), day(charge.due_at)],
            [t('next_attempt'), next === undefined ? t('none') : day(next)],
          ),
          text(reason),
          text(
            mustConfirm
              ? t('confirm_advice')
              : t(next === undefined ? 'new_card_advice' : 'retry_advice'),
          ),
          text(t('stays')),
          ...(mustConfirm ? [button(t('confirm'), page), toCard] : [toCard]),
          note(t('cancel_note')),
        ],
      };
    },

    promotion_ended: async (trx, { promotionId }) => {
      const ended = await findEmailedEnd(trx, promotionId);
      if (ended === undefined) return undefined;
      const { t, locale, day } = textsOf(ended.locale);
      const what = ended.renewed ? 'featured' : 'boost';
      return {
        to: ended.email,
        locale,
        subject: t(`${what}_ended_subject`, { title: ended.title }),
        preview: t('ended_preview'),
        picture: pictureOf(ended),
        heading: t(`${what}_ended_heading`),
        blocks: [
          text(t(whyEnded(ended), { name: ended.first_name })),
          facts([t('for'), ended.title], [t('paid_until'), day(ended.ends_at)]),
          text(t('ended_found')),
          button(t('promote_again'), `${site.publicUrl}/featured-signup/${ended.listing_id}`),
        ],
      };
    },
  } satisfies Composers;
}

function whyEnded({ ended_as, renewed }: { ended_as: PromotionEnd | null; renewed: boolean }) {
  if (ended_as === 'unpaid') return 'ended_unpaid';
  return renewed ? 'ended_hidden' : 'ended_over';
}
