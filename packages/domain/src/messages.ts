/** Numbers and texts for messages between members. */

export const MESSAGE_MAX = 5000;
/** The minimum length at which the composer shows its counter. */
export const MESSAGE_COUNTER_FROM = 4500;
/** The length of a message excerpt in lists and emails. */
export const MESSAGE_EXCERPT = 160;
/** The event that a client sends while its member is typing. Other events of clients are ignored. */
export const TYPING_EVENT = 'typing';
export const INBOX_PAGE = 25;
export const INBOX_FILTER_MAX = 100;
/** The minimum number of threads for "See more". */
export const SEE_MORE_THREADS = 6;
/** The minimum number of messages for "See more". */
export const SEE_MORE_MESSAGES = 3;
/** Maximum recipients of a group message. */
export const GROUP_MESSAGE_MAX = 100;

export const QUICK_REPLIES_MAX = 20;
export const QUICK_REPLY_TITLE_MAX = 60;
export const QUICK_REPLY_TEXT_MAX = 1000;
export const QUICK_REPLY_VARIABLES = ['name', 'listing', 'price', 'free_from'] as const;
/** A variable in a quick reply, such as `{{ name }}`; its name is the first group. */
export const QUICK_REPLY_VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g;

export interface QuickReplyValues
  extends Partial<Record<(typeof QUICK_REPLY_VARIABLES)[number], string>> {}

/** Fills in the variables of a quick reply; those without a value stay as they are. */
export function fillQuickReply(message: string, values: QuickReplyValues): string {
  return message.replace(
    QUICK_REPLY_VARIABLE,
    (written, name: keyof QuickReplyValues) => values[name] ?? written,
  );
}

/** Delay before an email about unread messages. */
export const UNREAD_EMAIL_AFTER_MS = 10 * 60 * 1000;
/** Delay before a lister is reminded of an unanswered first message. */
export const REPLY_REMINDER_AFTER_MS = 20 * 60 * 60 * 1000;
/** The minimum number of replies for a response time, and its window in days. */
export const RESPONSE_TIME_REPLIES = 5;
export const RESPONSE_TIME_DAYS = 90;

/** Response times are rounded up to one of these hours, beyond the last one to whole days. */
const RESPONSE_HOURS = [1, 2, 3, 6, 12, 24];

/** The response time in hours, from the median in seconds. */
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
/** The transition table of a report; transitions that are not listed are impossible. */
export const REPORT_TRANSITIONS: readonly {
  readonly action: ReportAction;
  readonly from: ReportState;
  readonly to: ReportState;
}[] = [
  { action: 'dismiss', from: 'open', to: 'dismissed' },
  { action: 'hide', from: 'open', to: 'hidden' },
  { action: 'restore', from: 'hidden', to: 'dismissed' },
];
/** The subjects that admins can hide. */
export const HIDABLE_SUBJECTS: readonly ReportSubject[] = ['listing', 'review'];
export const REPORT_NOTE_MAX = 1000;

export const REVIEW_MAX = 1000;
/** How long an author can edit their review. */
export const REVIEW_EDIT_MS = 48 * 60 * 60 * 1000;

/** The email topics; the member chooses the frequency of each. */
export const EMAIL_TOPICS = ['messages', 'rent', 'reviews', 'alerts', 'reminders', 'news'] as const;
export type EmailTopic = (typeof EMAIL_TOPICS)[number];
export const EMAIL_TIMES = ['now', 'daily', 'off'] as const;
export type EmailTime = (typeof EMAIL_TIMES)[number];
/** The status of an ordered email. Skipped: it had no recipient when it was due. */
export const EMAIL_STATES = ['waiting', 'sent', 'skipped', 'failed'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];
/** The hour of daily emails, UTC. */
export const DAILY_EMAIL_HOUR = 7;

/** When a daily email that is due at an instant is sent: the next such hour. */
export function nextDailyEmail(due: Date): Date {
  const at = new Date(due);
  at.setUTCHours(DAILY_EMAIL_HOUR, 0, 0, 0);
  if (at <= due) at.setUTCDate(at.getUTCDate() + 1);
  return at;
}
