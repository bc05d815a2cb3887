import { note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findReplyReminder } from './queries/mailed-threads.ts';
import { threadBlocks } from './thread-blocks.ts';

/** First messages that a lister has not answered; no email when they have answered all of them. */
export function replyReminderMail(site: MailSite): Composer<'reply_reminder'> {
  return async (trx, order) => {
    const mailed = await findReplyReminder(trx, order);
    if (mailed === undefined) return undefined;
    const { email, firstName, threads } = mailed;
    const [first] = threads;
    const whose = threads.length === 1 ? `${first?.peerName} is` : `${threads.length} people are`;
    return {
      to: email,
      subject: `${whose} waiting for your reply`,
      preview: 'Most crew write to several listers. A quick reply helps both of you.',
      heading: `${whose} waiting for your reply`,
      blocks: [
        text(`Hi ${firstName}, please reply within 24 hours, even if you have no free bed.`),
        ...threadBlocks(threads, site),
        note('We remind you only once of each first message.'),
      ],
    };
  };
}
