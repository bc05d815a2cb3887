/** What a mail says, before it is dressed in the brand's look. */
export interface MailContent {
  to: string;
  subject: string;
  /** Mail programs show it beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly MailBlock[];
}

export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** The one next action; the plain text holds its address alone on a line. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Rows of name and value. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string };

export const text = (words: string): MailBlock => ({ kind: 'text', text: words });
export const note = (words: string): MailBlock => ({ kind: 'note', text: words });
export const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url });
export const facts = (...rows: readonly (readonly [string, string])[]): MailBlock => ({
  kind: 'facts',
  rows,
});
