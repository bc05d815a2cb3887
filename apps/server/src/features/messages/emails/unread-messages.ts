import { mailBrands } from '../../../platform/mail/brands.ts';
import { text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findUnreadMail } from './queries/mailed-threads.ts';
import { threadBlocks } from './thread-blocks.ts';

/** The threads that a member has not read by now; no email when they have read all of them. */
export function unreadMessagesMail(site: MailSite): Composer<'unread_messages'> {
  const { name } = mailBrands[site.brand];
  return async (trx, order) => {
    const mailed = await findUnreadMail(trx, order);
    if (mailed === undefined) return undefined;
    const { email, firstName, threads } = mailed;
    const count = threads.reduce((sum, { unread }) => sum + unread, 0);
    const messages = count === 1 ? 'a new message' : `${count} new messages`;
    const [first] = threads;
    const subject =
      threads.length === 1
        ? `${first?.peerName} sent you ${messages} on ${name}`
        : `You have ${messages} on ${name}`;
    return {
      to: email,
      subject,
      preview: threads.length === 1 ? (first?.excerpt ?? '') : `You have ${messages}.`,
      heading: `You have ${messages}`,
      blocks: [text(`Hi ${firstName},`), ...threadBlocks(threads, site)],
    };
  };
}
