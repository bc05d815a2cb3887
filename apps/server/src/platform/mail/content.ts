import type { Locale } from '@crewpad/domain';

/** The content of an email, before the brand's design is applied. */
export interface MailContent {
  to: string;
  /** Its language. */
  locale: Locale;
  /** The Reply-To address; undefined for the sender. */
  replyTo?: { name: string; address: string };
  subject: string;
  /** Email clients show it next to the subject. */
  preview: string;
  heading: string;
  blocks: readonly MailBlock[];
}

export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** Starts a section of an email about several things. */
  | { readonly kind: 'title'; readonly text: string }
  /** The main action; in plain text its URL is on its own line. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** A secondary action; in plain text its URL is on its own line. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** Label and value rows. */
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

/** Links for turning off emails of this topic. */
export interface MailLinks {
  /** Choose which emails to get. */
  readonly preferences: string;
  /** The page that asks for confirmation. */
  readonly unsubscribe: string;
  /** The one-click address for email clients (RFC 8058). */
  readonly oneClick: string;
}
