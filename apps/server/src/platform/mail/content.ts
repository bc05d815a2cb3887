import type { Locale } from '@crewpad/domain';

/** The content of an email, before the brand's design is applied. */
export interface MailContent {
  to: string;
  /** The language that it is written in. */
  locale: Locale;
  /** Who gets the answers; undefined: the sender. */
  replyTo?: { name: string; address: string };
  subject: string;
  /** Email programs show it next to the subject. */
  preview: string;
  heading: string;
  blocks: readonly MailBlock[];
}

export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** Starts a part of an email about several things. */
  | { readonly kind: 'title'; readonly text: string }
  /** The one next action; in the plain text its address is alone on a line. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** A smaller step; in the plain text its address is alone on a line. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** Rows of name and value. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string };

export const text = (words: string): MailBlock => ({ kind: 'text', text: words });
export const title = (words: string): MailBlock => ({ kind: 'title', text: words });
export const note = (words: string): MailBlock => ({ kind: 'note', text: words });
export const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url });
export const link = (label: string, url: string): MailBlock => ({ kind: 'link', label, url });
export const facts = (...rows: readonly (readonly [string, string])[]): MailBlock => ({
  kind: 'facts',
  rows,
});

/** Where the reader of an email can say that they want no more of its kind. */
export interface MailLinks {
  /** Choose which emails to get. */
  readonly preferences: string;
  /** The page that asks before it unsubscribes. */
  readonly unsubscribe: string;
  /** Where email programs unsubscribe by themselves (RFC 8058). */
  readonly oneClick: string;
}
