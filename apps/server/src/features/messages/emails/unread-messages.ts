import { pictureOf, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { findUnreadMail } from './queries/mailed-threads.ts';
import { threadBlocks } from './thread-blocks.ts';

/** The threads that a member has still not read. Skipped if they have read all of them. */
export function unreadMessagesMail(site: MailSite): Composer<'unread_messages'> {
  const textsOf = mailTexts('messages/emails', site);
  return async (trx, order) => {
    const mailed = await findUnreadMail(trx, order);
    if (mailed === undefined) return undefined;
    const { email, firstName, threads } = mailed;
    const count = threads.reduce((sum, { unread }) => sum + unread, 0);
    const texts = textsOf(mailed.locale);
    const { t, locale } = texts;
    const [first] = threads;
    const house = threads.length === 1 ? (first?.house ?? null) : null;
    const subject =
      threads.length === 1
        ? t('unread_from_subject', { name: first?.peerName ?? '', count })
        : t('unread_subject', { count });
    return {
      to: email,
      locale,
      subject,
      preview: (threads.length === 1 && first?.excerpt) || t('unread_preview', { count }),
      picture: house && pictureOf(house),
      heading:
        house === null
          ? t('unread_heading', { count })
          : t('unread_about', { count, title: house.title }),
      blocks: [text(t('greeting', { name: firstName })), ...threadBlocks(threads, site, texts)],
    };
  };
}
