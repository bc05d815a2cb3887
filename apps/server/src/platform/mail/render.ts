import type { BrandName } from '@crewpad/domain';
import { mailTexts } from '../texts.ts';
import { mailBrands } from './brands.ts';
import {
  link,
  type MailBlock,
  type MailCalendar,
  type MailContent,
  type MailLinks,
} from './content.ts';
import { type CommonTexts, renderHtml } from './render-html.ts';

/** An email ready to send. */
export interface Mail {
  to: string;
  replyTo?: NonNullable<MailContent['replyTo']>;
  subject: string;
  text: string;
  html: string;
  calendar?: MailCalendar;
  /** Additional headers, by name. */
  headers?: Readonly<Record<string, string>>;
}

/** The site that sends the emails. */
export interface MailSite {
  brand: BrandName;
  publicUrl: string;
  contactEmail: string;
  /** The maximum card charge to tenants, in cents. */
  cardAmountMax: number;
}

/** Programs cut an email at 102 kB; the rest is for what a server on the way adds. */
export const MAIL_BYTES = 90_000;

/** Renders an email in the brand's design, as HTML and as plain text. */
export async function renderMail(
  content: MailContent,
  site: MailSite,
  links?: MailLinks,
): Promise<Mail> {
  const brand = mailBrands[site.brand];
  const texts = mailTexts('platform/mail', site)(content.locale);
  const questions = `${texts.t('questions')} ${site.contactEmail}`;
  const signature = [`${brand.name}, ${site.publicUrl}`, questions];
  const render = (mailContent: MailContent) =>
    renderHtml(mailContent, brand, site, { links, texts });
  const fitting = await cutToFit(content, render, texts);
  return {
    to: content.to,
    ...(content.replyTo && { replyTo: content.replyTo }),
    subject: oneLine(content.subject),
    text: renderText(fitting.content, signature, linkLines(links, texts), texts),
    html: fitting.html,
    ...(content.calendar && { calendar: content.calendar }),
    ...(links && { headers: unsubscribeHeaders(links) }),
  };
}

/** Leaves out the last entries of a list that is too long, and says how many. */
async function cutToFit(
  content: MailContent,
  render: (content: MailContent) => Promise<string>,
  { t }: CommonTexts,
): Promise<{ content: MailContent; html: string }> {
  const html = await render(content);
  const { list } = content;
  if (list === undefined || Buffer.byteLength(html) <= MAIL_BYTES) return { content, html };
  const { entries, page } = list;
  const cutTo = (count: number): MailContent => {
    const more = link(t('and_more', { count: entries.length - count }), page);
    return { ...content, list: { page, entries: [...entries.slice(0, count), [more]] } };
  };
  let [fits, exceeds] = [0, entries.length];
  while (exceeds - fits > 1) {
    const half = Math.floor((fits + exceeds) / 2);
    if (Buffer.byteLength(await render(cutTo(half))) <= MAIL_BYTES) fits = half;
    else exceeds = half;
  }
  const cut = cutTo(fits);
  return { content: cut, html: await render(cut) };
}

function linkLines(links: MailLinks | undefined, { t }: CommonTexts): string[] {
  if (links === undefined) return [];
  const { preferences, unsubscribe } = links;
  const [choose, stop] = [t('choose_emails'), t('unsubscribe')].map((name) => t('label', { name }));
  return [`${choose}\n${preferences}\n${stop}\n${unsubscribe}`];
}

function unsubscribeHeaders({ oneClick }: MailLinks) {
  return {
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Subjects contain names, and a line break would start another header. */
function oneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/**
 * The plain text of an email: every URL is on its own line.
 * @param choices how to turn such emails off; before a list, because programs cut long emails
 */
export function renderText(
  { heading, blocks, list }: Pick<MailContent, 'heading' | 'blocks' | 'list'>,
  signature: readonly string[],
  choices: readonly string[],
  { t }: CommonTexts,
): string {
  const label = (name: string) => t('label', { name });
  const written = (block: MailBlock) => blockText(block, label);
  const intro = [heading, ...blocks.map(written)];
  const parts =
    list === undefined
      ? [...intro, signature.join('\n'), ...choices]
      : [...intro, ...choices, ...list.entries.flat().map(written), signature.join('\n')];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: MailBlock, label: (name: string) => string): string {
  switch (block.kind) {
    case 'button':
    case 'link':
      return `${label(block.label)}\n${block.url}`;
    case 'facts':
      return block.rows
        .map(([name, value]) => (value ? `${label(name)} ${value}` : name))
        .join('\n');
    default:
      return block.text;
  }
}
