import {
  button,
  facts,
  link,
  type MailBlock,
  note,
  pictureOf,
  text,
} from '../../platform/mail/content.ts';
import type { MailSite } from '../../platform/mail/render.ts';
import { type Composer, type Composers, inTopic } from '../../platform/outbox/outbox.ts';
import { type MailTexts, mailTexts } from '../../platform/texts.ts';
import { titleForStranger } from '../rentals/index.ts';
import {
  findMailedMessage,
  findMailedReport,
  findReplyReminder,
  findUnreadMail,
  type MailedThread,
} from './emails.queries.ts';

/** `at`: ISO 8601 instant stored on the threads of this email. */
interface AboutThreads {
  memberId?: number;
  at?: string;
}

declare module '../../platform/outbox/order-mail.ts' {
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

/** The threads that a member has still not read. Skipped if they have read all of them. */
function unreadMessagesMail(site: MailSite): Composer<'unread_messages'> {
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

/** First messages that a lister has not answered. Skipped if they have answered all of them. */
function replyReminderMail(site: MailSite): Composer<'reply_reminder'> {
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

/** The number of threads shown; the rest are counted. */
const MESSAGES_SHOWN = 10;

/** Messages of some threads, each with a link. */
function threadBlocks(
  threads: readonly MailedThread[],
  { publicUrl }: MailSite,
  { t }: MailTexts<'messages/emails'>,
): MailBlock[] {
  const wayTo = threads.length === 1 ? button : link;
  const others = threads.length - MESSAGES_SHOWN;
  return [
    ...threads
      .slice(0, MESSAGES_SHOWN)
      .flatMap(({ threadId, peerName, unread, excerpt, house }) => [
        facts(
          [unread > 1 ? t('last_of', { name: peerName, number: unread }) : peerName, excerpt],
          ...(house === null ? [] : [[t('about'), house.title] as const]),
        ),
        wayTo(t('reply', { name: peerName }), `${publicUrl}/chat/${threadId}`),
      ]),
    ...(others > 0
      ? [text(t('more', { count: others })), link(t('all_messages'), `${publicUrl}/messages`)]
      : []),
  ];
}

/**
 * Tells an invited person without an account of a group message. Quotes none of it: they are not in
 * touch with the lister, and nobody sends their own words to any address through us.
 */
function messageToInvitedMail(site: MailSite): Composer<'message_to_invited'> {
  const textsOf = mailTexts('messages/emails', site);
  return async (trx, order) => {
    const mailed = await findMailedMessage(trx, order);
    if (mailed === undefined) return undefined;
    const { email, firstName: name, lister: who, mailedToken } = mailed;
    const { t, locale, texts } = textsOf(mailed.locale);
    const title = titleForStranger(mailed, texts);
    return {
      to: email,
      locale,
      subject: t('invited_subject', { who, title }),
      preview: t('invited_preview', { who }),
      heading: t('invited_heading', { who }),
      blocks: [
        text(
          name === ''
            ? t('invited_text_unnamed', { who, title })
            : t('invited_text', { name, who, title }),
        ),
        button(t('invited_button'), `${site.publicUrl}/tenant/accept/${mailedToken}`),
        note(t('accept_note', { who })),
      ],
    };
  };
}

declare module '../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    /** To one admin. */
    report_received: { reportId?: number; memberId?: number };
  }
}

/** Notifies an admin of an open report. */
export function reportReceivedMail(site: MailSite): Composer<'report_received'> {
  const textsOf = mailTexts('messages/reports', site);
  return async (trx, order) => {
    const report = await findMailedReport(trx, order);
    if (report === undefined) return undefined;
    const { t, locale } = textsOf(report.locale);
    const subject = t(`${report.subject}_subject`);
    const reason = t(report.reason === 'other' ? 'other_reason' : report.reason);
    return {
      to: report.email,
      locale,
      subject,
      preview: reason,
      heading: subject,
      blocks: [
        text(t('text', { name: report.firstName, reporter: report.reporter })),
        facts(
          [t('about'), report.about],
          [t('reason'), reason],
          ...(report.note === '' ? [] : [[t('note'), report.note] as const]),
        ),
        button(t('button'), `${site.publicUrl}/admin/reports`),
      ],
    };
  };
}
