import { type BrandName, pictureAt } from '@crewpad/domain';
import { createElement as h, type ReactNode } from 'react';
import type { MailTexts } from '../texts.ts';
import type { MailBrand, MailColors } from './brands.ts';
import type { MailBlock, MailContent, MailLinks, MailPicture } from './content.ts';

const FONT = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const BLOCK_STYLE = { margin: '0 0 16px' };
const LINK_STYLE = { fontSize: 14, margin: '0 0 20px' };
const FOOTER_STYLE = { fontSize: 13, lineHeight: 1.5, margin: '0 0 8px' };
/** In pixels. The width is that of the column on a computer. */
const LOGO = 28;
const PICTURE = { width: 486, height: 240 };

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
  brand: BrandName;
  publicUrl: string;
  contactEmail: string;
}

/** The common parts of every email, in its language. */
export type CommonTexts = MailTexts<'platform/mail'>;

/** What people write keeps its lines. */
const lined = (words: string): ReactNode[] =>
  words.split('\n').flatMap((line, at) => (at === 0 ? [line] : [h('br', { key: at }), line]));

/** An email in the brand's design: one column that fits 320 px, readable without images. */
export async function renderHtml(
  content: MailContent,
  brand: MailBrand,
  { publicUrl, contactEmail, brand: brandName }: MailSender,
  { links, texts: { t, locale } }: { links: MailLinks | undefined; texts: CommonTexts },
): Promise<string> {
  // Loaded with the first email: it is large, and most processes never send one.
  const mail = await import('react-email');
  const { light } = brand;

  // Plain elements that inherit the column's font: an email about many things has hundreds.
  const paragraph = (words: string, key: number) =>
    h('p', { key, style: BLOCK_STYLE }, ...lined(words));

  const small = (words: string, key: number) =>
    h(
      'p',
      { key, className: 'muted', style: { color: light.muted, fontSize: 14, ...BLOCK_STYLE } },
      words,
    );

  const fact = ([name, value]: readonly [string, string], at: number) => [
    at > 0 && h('br'),
    h(
      'span',
      { className: 'muted', style: { color: light.muted } },
      value === '' ? name : `${t('label', { name })} `,
    ),
    value !== '' && h('b', null, value),
  ];

  const picture = ({ url, alt }: MailPicture) =>
    h('img', {
      ...PICTURE,
      alt,
      // Programs show no large pictures faster, and a phone needs no larger one.
      src: new URL(pictureAt(url, 640), publicUrl).href,
      style: {
        borderRadius: 8,
        display: 'block',
        height: 'auto',
        margin: '0 0 20px',
        maxHeight: PICTURE.height,
        objectFit: 'cover',
        width: '100%',
      },
    });

  const action = (label: string, url: string, key: number) =>
    h(
      'div',
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
        'p',
        {
          className: 'muted',
          style: { color: light.muted, fontSize: 13, lineHeight: 1.5, margin: '12px 0 0' },
        },
        t('button_fails'),
        h('br'),
        h(
          'a',
          { className: 'link', href: url, style: { color: light.link, wordBreak: 'break-all' } },
          url,
        ),
      ),
    );

  const anchor = (label: string, url: string) =>
    h('a', { className: 'link', href: url, style: { color: light.link } }, label);

  const block = (mailBlock: MailBlock, key: number): ReactNode => {
    switch (mailBlock.kind) {
      case 'button':
        return action(mailBlock.label, mailBlock.url, key);
      case 'link':
        return h('p', { key, style: LINK_STYLE }, anchor(mailBlock.label, mailBlock.url));
      case 'facts':
        return h('p', { key, style: BLOCK_STYLE }, ...mailBlock.rows.flatMap(fact));
      case 'title':
        return h(
          'h2',
          { key, style: { fontSize: 19, lineHeight: 1.3, margin: '28px 0 12px' } },
          mailBlock.text,
        );
      case 'note':
        return small(mailBlock.text, key);
      default:
        return paragraph(mailBlock.text, key);
    }
  };

  const footerLine = (...parts: ReactNode[]) =>
    h('p', { className: 'muted', style: { color: light.muted, ...FOOTER_STYLE } }, ...parts);

  const choices =
    links &&
    footerLine(
      anchor(t('choose_emails'), links.preferences),
      ' \u00b7 ',
      anchor(t('unsubscribe'), links.unsubscribe),
    );
  const { list } = content;

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
        { style: { maxWidth: 560, padding: '16px 12px', tableLayout: 'fixed', width: '100%' } },
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
            'p',
            {
              style: {
                color: light['on-night'],
                fontSize: 20,
                fontWeight: 700,
                lineHeight: `${LOGO}px`,
                margin: 0,
              },
            },
            h('img', {
              alt: '',
              height: LOGO,
              src: new URL(`/brand/${brandName}-512.png`, publicUrl).href,
              style: { borderRadius: 6, marginRight: 10, verticalAlign: 'top' },
              width: LOGO,
            }),
            brand.name,
          ),
        ),
        h(
          mail.Section,
          {
            className: 'surface ink',
            style: {
              backgroundColor: light.surface,
              color: light.ink,
              fontSize: 16,
              lineHeight: 1.6,
              // A blocked picture makes it no wider.
              tableLayout: 'fixed',
              border: `1px solid ${light.line}`,
              borderRadius: '0 0 12px 12px',
              padding: '28px 24px 12px',
            },
          },
          content.picture && picture(content.picture),
          h(
            'h1',
            {
              style: {
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
          // Before the list, where no program cuts it off.
          list && choices,
          list?.entries.flat().map(block),
        ),
        h(
          mail.Section,
          { style: { padding: '16px 24px' } },
          footerLine(brand.name, ', ', anchor(publicUrl, publicUrl)),
          footerLine(t('questions'), ' ', anchor(contactEmail, `mailto:${contactEmail}`)),
          !list && choices,
        ),
      ),
    ),
  );
  return mail.render(page);
}
