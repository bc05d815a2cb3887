import { note, pictureOf, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { findReplyReminder } from './queries/mailed-threads.ts';
import { threadBlocks } from './thread-blocks.ts';

/** First messages that a lister has not answered. Skipped if they have answered all of them. */
export function replyReminderMail(site: MailSite): Composer<'reply_reminder'> {
  const textsOf = mailTexts('messages/emails', site);
  return async (trx, order) => {
    const mailed = await findReplyReminder(trx, order);
    if (mailed === undefined) return undefined;
    const { email, firstName, threads } = mailed;
    const [first] = threads;
    const house = threads.length === 1 ? (first?.house ?? null) : null;
    const texts = textsOf(mailed.locale);
    const { t, locale } = texts;
    const subject =
      threads.length === 1
        ? t('reply_subject', { name: first?.peerName ?? '' })
        : t('reply_many_subject', { count: threads.length });
    return {
      to: email,
      locale,
      subject,
      preview: t('reply_preview'),
      picture: house && pictureOf(house),
      heading: subject,
      blocks: [
        text(t('reply_text', { name: firstName })),
        ...threadBlocks(threads, site, texts),
        note(t('reply_note')),
      ],
    };
  };
}
