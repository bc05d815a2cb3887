import type { MailSite } from '../../../platform/mail/render.ts';
import { type Composers, inTopic } from '../../../platform/outbox/outbox.ts';
import { messageToInvitedMail } from './message-to-invited.ts';
import { replyReminderMail } from './reply-reminder.ts';
import { unreadMessagesMail } from './unread-messages.ts';

/** `at`: ISO 8601 instant stored on the threads of this email. */
interface AboutThreads {
  memberId?: number;
  at?: string;
}

declare module '../../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    /** A group message for an invited person without an account. */
    message_to_invited: { groupMessageId?: number; rentalId?: number };
    unread_messages: AboutThreads;
    /** For a lister who has not answered a first message. */
    reply_reminder: AboutThreads;
  }
}

/** The emails about messages. */
export function messageMails(site: MailSite) {
  return {
    ...inTopic('messages', {
      message_to_invited: messageToInvitedMail(site),
      unread_messages: unreadMessagesMail(site),
    }),
    ...inTopic('reminders', { reply_reminder: replyReminderMail(site) }),
  } satisfies Composers;
}
