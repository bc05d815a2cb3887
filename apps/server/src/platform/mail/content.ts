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
  /** Shown above the heading; null for none. */
  picture?: MailPicture | null;
  heading: string;
  blocks: readonly MailBlock[];
  /** Follows the blocks, and is cut where the email would get too large. */
  list?: MailList;
  /** A stay for the reader's calendar app. */
  calendar?: MailCalendar;
}

/** A stored picture: its address, or its path on our own site. */
export interface MailPicture {
  readonly url: string;
  readonly alt: string;
}

/** The picture of a listing, if it has one. */
export const pictureOf = ({
  title,
  thumbnail,
}: {
  title: string;
  thumbnail: string | null;
}): MailPicture | null => (thumbnail === null ? null : { url: thumbnail, alt: title });

interface MailList {
  readonly entries: readonly (readonly MailBlock[])[];
  /** The page that has all entries, which the count of the missing ones links to. */
  readonly page: string;
}

export interface MailCalendar {
  readonly method: 'PUBLISH' | 'CANCEL';
  /** The name of the attachment. */
  readonly name: string;
  /** iCalendar (RFC 5545). */
  readonly content: string;
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
