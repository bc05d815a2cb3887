import type { contract } from '@crewpad/contract';
import type { Trx } from '../../platform/database/transaction.ts';
import { button, facts, type MailContent, pictureOf, text } from '../../platform/mail/content.ts';
import type { MailSite } from '../../platform/mail/render.ts';
import { type Composers, inTopic } from '../../platform/outbox/outbox.ts';
import { mailTexts } from '../../platform/texts.ts';
import type { NotificationsOf } from '../notifications/index.ts';
import {
  findMailedReview,
  findNotifiedReview,
  getClosingNote,
  type MailedReview,
} from './told.queries.ts';

declare module '../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    review_received: { reviewId?: number };
    review_response: { reviewId?: number };
    review_hidden: { reviewId?: number; part?: 'review' | 'response'; reportId?: number };
  }
}

/** The emails about reviews. */
export function reviewMails(site: MailSite) {
  const textsOf = mailTexts('reviews/emails', site);
  const profileOf = ({ lister_id }: MailedReview) => `${site.publicUrl}/user/${lister_id}`;
  const about = ({ listing_title, lister_name }: MailedReview) => listing_title ?? lister_name;

  return {
    ...inTopic('reviews', {
      review_received: async (trx, { reviewId }) => {
        const review = await findMailedReview(trx, reviewId, 'lister');
        if (review === undefined || review.is_hidden || review.is_blocked) return undefined;
        const { t, locale } = textsOf(review.locale);
        const author = review.author_name;
        const subject = t('received_subject', { author });
        const stars = t('stars', { count: review.score });
        return {
          to: review.to,
          locale,
          subject,
          preview: stars,
          picture: pictureOf({ ...review, title: about(review) }),
          heading: subject,
          blocks: [
            text(t('received_text', { name: review.first_name, author })),
            facts([t('about'), about(review)], [t('rating'), stars]),
            ...(review.message === '' ? [] : [text(t('quote', { words: review.message }))]),
            text(t('received_respond')),
            button(t('received_button'), profileOf(review)),
          ],
        };
      },

      review_response: async (trx, { reviewId }) => {
        const review = await findMailedReview(trx, reviewId, 'author');
        if (review === undefined || review.is_hidden || review.is_blocked) return undefined;
        if (review.response === null) return undefined;
        const { t, locale } = textsOf(review.locale);
        const subject = t('response_subject', { who: review.lister_name });
        return {
          to: review.to,
          locale,
          subject,
          preview: t('response_preview', { about: about(review) }),
          picture: pictureOf({ ...review, title: about(review) }),
          heading: subject,
          blocks: [
            text(t('response_text', { name: review.first_name, about: about(review) })),
            text(t('quote', { words: review.response })),
            button(t('response_button'), profileOf(review)),
          ],
        };
      },
    }),

    review_hidden: async (trx, { reviewId, part = 'review', reportId }) => {
      const to = part === 'review' ? 'author' : 'lister';
      const review = await findMailedReview(trx, reviewId, to);
      // Skipped if it was restored before.
      if (review === undefined) return undefined;
      if (part === 'review' ? !review.is_hidden : review.response !== null) return undefined;
      return hiddenContent(review, part, await getClosingNote(trx, reportId));
    },
  } satisfies Composers;

  function hiddenContent(
    review: MailedReview,
    part: 'review' | 'response',
    note: string,
  ): MailContent {
    const { t, locale } = textsOf(review.locale);
    const name = review.first_name;
    const author = review.author_name;
    const subject =
      part === 'review'
        ? t('review_hidden_subject', { about: about(review) })
        : t('response_hidden_subject', { author });
    return {
      to: review.to,
      locale,
      subject,
      preview: t('hidden_preview'),
      heading: subject,
      blocks: [
        text(
          part === 'review'
            ? t('review_hidden_text', { name, about: about(review) })
            : t('response_hidden_text', { name, author }),
        ),
        ...(note === '' ? [] : [text(note)]),
        text(t('hidden_wrong', { address: site.contactEmail })),
        button(t('hidden_rules'), `${site.publicUrl}/policies`),
      ],
    };
  }
}

/** The emails about reviews that are also notifications. */
export const reviewNotifications = {
  review_received: (trx, { reviewId }) =>
    notificationOf(trx, reviewId, 'lister', 'review_received'),
  review_response: (trx, { reviewId }) =>
    notificationOf(trx, reviewId, 'author', 'review_response'),
  review_hidden: (trx, { reviewId, part }) =>
    part === 'response'
      ? notificationOf(trx, reviewId, 'lister', 'response_hidden')
      : notificationOf(trx, reviewId, 'author', 'review_hidden'),
} satisfies NotificationsOf;

async function notificationOf(
  trx: Trx,
  reviewId: number | undefined,
  to: 'author' | 'lister',
  kind: contract.notifications.NotificationKind,
) {
  const review = await findNotifiedReview(trx, reviewId);
  if (review === undefined) return undefined;
  const isModeration = kind === 'review_hidden' || kind === 'response_hidden';
  if (review.is_blocked && !isModeration) return undefined;
  const { author_id, lister_id, listing_id } = review;
  const [memberId, person_id] = to === 'lister' ? [lister_id, author_id] : [author_id, lister_id];
  return { memberId, kind, data: { person_id, ...(listing_id !== null && { listing_id }) } };
}
