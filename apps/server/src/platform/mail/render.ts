import type { BrandName } from '@crewpad/domain';
import { mailBrands } from './brands.ts';
import type { MailContent } from './content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** A mail as it leaves. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Which site the mails come from. */
export interface MailSite {
  brand: BrandName;
  publicUrl: string;
  contactEmail: string;
}

/** Dresses what a mail says in the brand's look, once for each way of reading. */
export async function renderMail(content: MailContent, site: MailSite): Promise<Mail> {
  const brand = mailBrands[site.brand];
  const signature = [`${brand.name}, ${site.publicUrl}`, `Questions? ${site.contactEmail}`];
  return {
    to: content.to,
    subject: oneLine(content.subject),
    text: renderText(content, signature),
    html: await renderHtml(content, brand, signature),
  };
}

/** Subjects hold names, and a line break in a header would begin another header. */
function oneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
