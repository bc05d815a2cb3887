/** Numbers and texts of messages between members. */

export const MESSAGE_MAX = 5000;
/** The counter of the composer appears from this length on. */
export const MESSAGE_COUNTER_FROM = 4500;
/** How much of a message lists and emails show. */
export const MESSAGE_EXCERPT = 160;
export const INBOX_PAGE = 25;
export const INBOX_FILTER_MAX = 100;
/** "See more" is offered from this many threads on. */
export const SEE_MORE_THREADS = 6;
/** "See more" is offered from this many messages on. */
export const SEE_MORE_MESSAGES = 3;
/** Threads are kept for so long after both members have closed their accounts. */
export const KEPT_THREAD_MONTHS = 24;
/** Notifications are kept for so long, read or not. */
export const KEPT_NOTIFICATION_DAYS = 90;
/** Closed reports are kept for so long. */
export const KEPT_REPORT_MONTHS = 24;
/** Most tenants that one group message reaches. */
export const GROUP_MESSAGE_MAX = 100;

export const QUICK_REPLIES_MAX = 20;
export const QUICK_REPLY_TITLE_MAX = 60;
export const QUICK_REPLY_TEXT_MAX = 1000;
export const QUICK_REPLY_VARIABLES = ['name', 'listing', 'price'] as const;
/** A variable in a quick reply, such as `{{ name }}`; its name is the first group. */
export const QUICK_REPLY_VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g;

export interface QuickReplyValues
  extends Partial<Record<(typeof QUICK_REPLY_VARIABLES)[number], string>> {}

/** The text of a quick reply with its variables filled in; those without a value are left as they are. */
export function fillQuickReply(message: string, values: QuickReplyValues): string {
  return message.replace(
    QUICK_REPLY_VARIABLE,
    (written, name: keyof QuickReplyValues) => values[name] ?? written,
  );
}

/** Unread messages are told by email after this time. */
export const UNREAD_EMAIL_AFTER_MS = 10 * 60 * 1000;
/** The lister is reminded of a first message without a reply after this time. */
export const REPLY_REMINDER_AFTER_MS = 20 * 60 * 60 * 1000;
/** A typical response time is shown from this many replies on, of so many days. */
export const RESPONSE_TIME_REPLIES = 5;
export const RESPONSE_TIME_DAYS = 90;

/** A response time is rounded up to one of these hours, and from the last one on to whole days. */
const RESPONSE_HOURS = [1, 2, 3, 6, 12, 24];

/** The hours within which someone usually replies, from the median in seconds. */
export function responseHours(medianSeconds: number | null): number | null {
  if (medianSeconds === null) return null;
  const hours = medianSeconds / 3600;
  return RESPONSE_HOURS.find((step) => hours <= step) ?? Math.ceil(hours / 24) * 24;
}

export const REPORT_SUBJECTS = ['message', 'thread', 'user', 'listing', 'review'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];
export const REPORT_REASONS = ['scam', 'harassment', 'not_real', 'contact', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_STATES = ['open', 'dismissed', 'hidden'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
export const REPORT_ACTIONS = ['dismiss', 'hide', 'restore'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];
/** The life of a report; what is not listed here cannot happen. */
export const REPORT_TRANSITIONS: readonly {
  readonly action: ReportAction;
  readonly from: ReportState;
  readonly to: ReportState;
}[] = [
  { action: 'dismiss', from: 'open', to: 'dismissed' },
  { action: 'hide', from: 'open', to: 'hidden' },
  { action: 'restore', from: 'hidden', to: 'dismissed' },
];
/** What admins can hide from everyone. */
export const HIDABLE_SUBJECTS: readonly ReportSubject[] = ['listing', 'review'];
export const REPORT_NOTE_MAX = 1000;

export const REVIEW_MAX = 1000;
/** An author may edit their review for so long. */
export const REVIEW_EDIT_MS = 48 * 60 * 60 * 1000;

/** What emails are about; the member chooses for each when they come. */
export const EMAIL_TOPICS = ['messages', 'rent', 'reviews', 'alerts', 'reminders', 'news'] as const;
export type EmailTopic = (typeof EMAIL_TOPICS)[number];
export const EMAIL_TIMES = ['now', 'daily', 'off'] as const;
export type EmailTime = (typeof EMAIL_TIMES)[number];
/** The status of an ordered email. Skipped: it had no recipient when it was due. */
export const EMAIL_STATES = ['waiting', 'sent', 'skipped', 'failed'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];
/** Emails that a member wants once a day are sent at this hour, UTC. */
export const DAILY_EMAIL_HOUR = 7;

/** When an email for once a day is sent that was due then: the first such hour after it. */
export function nextDailyEmail(due: Date): Date {
  const at = new Date(due);
  at.setUTCHours(DAILY_EMAIL_HOUR, 0, 0, 0);
  if (at <= due) at.setUTCDate(at.getUTCDate() + 1);
  return at;
}
