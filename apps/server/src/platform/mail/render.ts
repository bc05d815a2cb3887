import type { BrandName } from '@crewpad/domain';
import { mailTexts } from '../texts.ts';
import { mailBrands } from './brands.ts';
import type { MailContent, MailLinks } from './content.ts';
import { type CommonTexts, renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** An email ready to send. */
export interface Mail {
  to: string;
  replyTo?: NonNullable<MailContent['replyTo']>;
  subject: string;
  text: string;
  html: string;
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
  return {
    to: content.to,
    ...(content.replyTo && { replyTo: content.replyTo }),
    subject: oneLine(content.subject),
    text: renderText(content, [...signature, ...linkLines(links, texts)]),
    html: await renderHtml(content, brand, site, { links, texts }),
    ...(links && { headers: unsubscribeHeaders(links) }),
  };
}

function linkLines(links: MailLinks | undefined, { t }: CommonTexts): string[] {
  if (links === undefined) return [];
  const { preferences, unsubscribe } = links;
  return ['', `${t('choose_emails')}:`, preferences, `${t('unsubscribe')}:`, unsubscribe];
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
