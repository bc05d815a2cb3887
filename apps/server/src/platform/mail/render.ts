import type { BrandName } from '@crewpad/domain';
import { mailBrands } from './brands.ts';
import type { MailContent } from './content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** An email ready to send. */
export interface Mail {
  to: string;
  replyTo?: NonNullable<MailContent['replyTo']>;
  subject: string;
  text: string;
  html: string;
}

/** The site that sends the emails. */
export interface MailSite {
  brand: BrandName;
  publicUrl: string;
  contactEmail: string;
}

/** Renders an email in the brand's design, as HTML and as plain text. */
export async function renderMail(content: MailContent, site: MailSite): Promise<Mail> {
  const brand = mailBrands[site.brand];
  const signature = [`${brand.name}, ${site.publicUrl}`, `Questions? ${site.contactEmail}`];
  return {
    to: content.to,
    ...(content.replyTo && { replyTo: content.replyTo }),
    subject: oneLine(content.subject),
    text: renderText(content, signature),
    html: await renderHtml(content, brand, signature),
  };
}

/** Subjects contain names, and a line break in a header would start another header. */
function oneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
