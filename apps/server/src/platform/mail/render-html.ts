import { createElement as h, type ReactNode } from 'react';
import type { MailTexts } from '../texts.ts';
import type { MailBrand, MailColors } from './brands.ts';
import type { MailBlock, MailContent, MailLinks } from './content.ts';

const FONT = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const LINK_STYLE = { fontSize: 14, lineHeight: 1.5, margin: '0 0 20px' };
const FOOTER_STYLE = { fontSize: 13, lineHeight: 1.5, margin: '0 0 8px' };

/** Rules for email clients with a dark theme; others use the inline styles. */
function darkRules({ dark }: MailBrand): string {
  const rules: [string, keyof MailColors, string][] = [
    // The first cell repeats the body's color.
    ['.paper,.paper>table>tbody>tr>td', 'paper', 'background-color'],
    ['.surface', 'surface', 'background-color'],
    ['.surface', 'line', 'border-color'],
    ['.night', 'night', 'background-color'],
    ['.ink', 'ink', 'color'],
    ['.muted', 'muted', 'color'],
    ['.link', 'link', 'color'],
  ];
  const lines = rules.map(([name, color, what]) => `${name}{${what}:${dark[color]}!important}`);
  return `@media (prefers-color-scheme:dark){${lines.join('')}}`;
}

/** The site that the footer names. */
interface MailSender {
  publicUrl: string;
  contactEmail: string;
}

/** The common parts of every email, in its language. */
export type CommonTexts = MailTexts<'platform/mail'>;

/** An email in the brand's design: one column that fits 320 px, readable without images. */
export async function renderHtml(
  content: MailContent,
  brand: MailBrand,
  { publicUrl, contactEmail }: MailSender,
  { links, texts: { t, locale } }: { links: MailLinks | undefined; texts: CommonTexts },
): Promise<string> {
  // Loaded with the first email: it is large, and most processes never send one.
  const mail = await import('react-email');
  const { light } = brand;

  const paragraph = (words: string, key: number, className: 'ink' | 'muted', size: number) =>
    h(
      mail.Text,
      {
        key,
        className,
        style: { color: light[className], fontSize: size, lineHeight: 1.6, margin: '0 0 16px' },
      },
      words,
    );

  const fact = ([name, value]: readonly [string, string]) =>
    h(
      mail.Text,
      {
        key: name,
        className: 'ink',
        style: { color: light.ink, fontSize: 16, lineHeight: 1.5, margin: '0 0 8px' },
      },
      h('span', { className: 'muted', style: { color: light.muted } }, `${name}: `),
      h('strong', null, value),
    );

  const action = (label: string, url: string, key: number) =>
    h(
      mail.Section,
      { key, style: { margin: '8px 0 24px' } },
      h(
        mail.Button,
        {
          href: url,
          style: {
            backgroundColor: brand.accent,
            borderRadius: 12,
            color: brand['on-accent'],
            display: 'inline-block',
            fontSize: 16,
            fontWeight: 600,
            padding: '14px 24px',
          },
        },
        label,
      ),
      h(
        mail.Text,
        {
          className: 'muted',
          style: { color: light.muted, fontSize: 13, lineHeight: 1.5, margin: '12px 0 0' },
        },
        t('button_fails'),
        h('br'),
        h(
          mail.Link,
          { className: 'link', href: url, style: { color: light.link, wordBreak: 'break-all' } },
          url,
        ),
      ),
    );

  const anchor = (label: string, url: string) =>
    h(mail.Link, { className: 'link', href: url, style: { color: light.link } }, label);

  const block = (one: MailBlock, key: number): ReactNode => {
    switch (one.kind) {
      case 'button':
        return action(one.label, one.url, key);
      case 'link':
        return h(mail.Text, { key, style: LINK_STYLE }, anchor(one.label, one.url));
      case 'facts':
        return h(mail.Section, { key, style: { margin: '0 0 16px' } }, one.rows.map(fact));
      case 'title':
        return h(
          mail.Heading,
          {
            key,
            as: 'h2',
            className: 'ink',
            style: { color: light.ink, fontSize: 19, lineHeight: 1.3, margin: '28px 0 12px' },
          },
          one.text,
        );
      case 'note':
        return paragraph(one.text, key, 'muted', 14);
      default:
        return paragraph(one.text, key, 'ink', 16);
    }
  };

  const footerLine = (...parts: ReactNode[]) =>
    h(mail.Text, { className: 'muted', style: { color: light.muted, ...FOOTER_STYLE } }, ...parts);

  const page = h(
    mail.Html,
    { lang: locale },
    h(
      mail.Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, darkRules(brand)),
    ),
    h(
      mail.Body,
      {
        className: 'paper',
        style: { backgroundColor: light.paper, fontFamily: FONT, margin: 0, padding: 0 },
      },
      h(mail.Preview, null, content.preview),
      h(
        mail.Container,
        { style: { maxWidth: 560, padding: '16px 12px', width: '100%' } },
        h(
          mail.Section,
          {
            className: 'night',
            style: {
              backgroundColor: light.night,
              borderRadius: '12px 12px 0 0',
              padding: '20px 24px',
            },
          },
          h(
            mail.Text,
            { style: { color: light['on-night'], fontSize: 20, fontWeight: 700, margin: 0 } },
            brand.name,
          ),
        ),
        h(
          mail.Section,
          {
            className: 'surface',
            style: {
              backgroundColor: light.surface,
              border: `1px solid ${light.line}`,
              borderRadius: '0 0 12px 12px',
              padding: '28px 24px 12px',
            },
          },
          h(
            mail.Heading,
            {
              as: 'h1',
              className: 'ink',
              style: {
                color: light.ink,
                fontSize: 24,
                lineHeight: 1.3,
                margin: '0 0 16px',
                // A person without an account is named by their email.
                wordBreak: 'break-word',
              },
            },
            content.heading,
          ),
          content.blocks.map(block),
        ),
        h(
          mail.Section,
          { style: { padding: '16px 24px' } },
          footerLine(brand.name, ', ', anchor(publicUrl, publicUrl)),
          footerLine(t('questions'), ' ', anchor(contactEmail, `mailto:${contactEmail}`)),
          links &&
            footerLine(
              anchor(t('choose_emails'), links.preferences),
              ' \u00b7 ',
              anchor(t('unsubscribe'), links.unsubscribe),
            ),
        ),
      ),
    ),
  );
  return mail.render(page);
}
