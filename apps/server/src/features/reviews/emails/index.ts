import { button, facts, type MailContent, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import { type Composers, inTopic } from '../../../platform/outbox/outbox.ts';
import { findMailedReview, getClosingNote, type MailedReview } from './queries/mailed-review.ts';

declare module '../../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    review_received: { reviewId?: number };
    review_response: { reviewId?: number };
    review_hidden: { reviewId?: number; part?: 'review' | 'response'; reportId?: number };
  }
}

const stars = (score: number) => `${score} of 5 stars`;

/** The emails about reviews. */
export function reviewMails(site: MailSite) {
  const profileOf = ({ lister_id }: MailedReview) => `${site.publicUrl}/user/${lister_id}`;
  const about = ({ listing_title, lister_name }: MailedReview) => listing_title ?? lister_name;

  return {
    ...inTopic('reviews', {
      review_received: async (trx, { reviewId }) => {
        const review = await findMailedReview(trx, reviewId, 'lister');
        if (review === undefined || review.is_hidden) return undefined;
        const subject = `${review.author_name} wrote a review`;
        return {
          to: review.to,
          subject,
          preview: stars(review.score),
          heading: subject,
          blocks: [
            text(`Hi ${review.first_name}, ${review.author_name} reviewed their stay.`),
            facts(['About', about(review)], ['Rating', stars(review.score)]),
            ...(review.message === '' ? [] : [text(`“${review.message}”`)]),
            text('You can respond once. Everyone who reads the review sees your response.'),
            button('Read and respond', profileOf(review)),
          ],
        };
      },

      review_response: async (trx, { reviewId }) => {
        const review = await findMailedReview(trx, reviewId, 'author');
        if (review === undefined || review.is_hidden || review.response === null) return undefined;
        const subject = `${review.lister_name} responded to your review`;
        return {
          to: review.to,
          subject,
          preview: `Your review of ${about(review)}.`,
          heading: subject,
          blocks: [
            text(
              `Hi ${review.first_name}, this is the response to your review of ${about(review)}.`,
            ),
            text(`“${review.response}”`),
            button('See my review', profileOf(review)),
          ],
        };
      },
    }),

    review_hidden: async (trx, { reviewId, part = 'review', reportId }) => {
      const to = part === 'review' ? 'author' : 'lister';
      const review = await findMailedReview(trx, reviewId, to);
      // Restored before the email left.
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
    const what =
      part === 'review'
        ? `your review of ${about(review)}`
        : `your response to ${review.author_name}’s review`;
    return {
      to: review.to,
      subject: `We removed ${what}`,
      preview: 'A member reported it, and we reviewed the report.',
      heading: `We removed ${what}`,
      blocks: [
        text(
          `Hi ${review.first_name}, a member reported ${what}. We reviewed the report and removed it. It is no longer shown or counted.`,
        ),
        ...(note === '' ? [] : [text(note)]),
        text(`If you think that we are wrong, write to ${site.contactEmail}.`),
        button('Read our rules', `${site.publicUrl}/policies`),
      ],
    };
  }
}
