import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { describe, expect, it } from 'vitest';
import { COMPLETE } from '../i18n/texts.ts';
import type { PageContext } from './page-context.ts';
import { descriptors } from './page-meta.ts';

const FIRST = { version: '1', date: '2026-01-01' };
const page: PageContext = {
  brand: 'crashpad',
  flags: {},
  locales: ['en'],
  locale: 'en',
  theme: 'auto',
  publicUrl: 'https://pads.example',
  mapStyle: null,
  mapTiles: null,
  card: { mode: 'sandbox', publishable_key: '', api_base: '' },
  oauth: [],
  passkeys: false,
  contactEmail: 'help@example.com',
  company: null,
  legal: { terms: FIRST, privacy: FIRST },
  passwordBlocklist: 'off',
  demo: false,
  emailsVerifiedOnly: false,
  today: '2026-06-05',
  year: 2026,
  now: null,
  member: null,
};

describe('page meta', () => {
  it('makes addresses absolute from the public URL', () => {
    const tags = descriptors({ title: 'Airports', description: 'All', path: '/airports' }, page);
    expect(tags).toContainEqual({ title: 'Airports | Crewpad' });
    expect(tags).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://pads.example/airports',
    });
    expect(tags).toContainEqual({
      property: 'og:image',
      content: 'https://pads.example/brand/crashpad-share.png',
    });
  });

  it('links search engines to the page in every language, except excluded pages', () => {
    const links = (noindex: boolean) =>
      descriptors({ title: 'a', description: 'b', path: '/airports', noindex }, page).flatMap(
        (descriptor) => ('hrefLang' in descriptor ? [descriptor.hrefLang] : []),
      );
    expect(links(false)).toEqual(COMPLETE.length > 1 ? [...COMPLETE, 'x-default'] : []);
    expect(links(true)).toEqual([]);
  });

  it('sets noindex only where requested', () => {
    const robots = { name: 'robots', content: 'noindex' };
    expect(descriptors({ title: 'a', description: 'b' }, page)).not.toContainEqual(robots);
    expect(descriptors({ title: 'a', description: 'b', noindex: true }, page)).toContainEqual(
      robots,
    );
  });

  it('escapes text in the JSON-LD script', () => {
    const evil = '</script><script>alert(1)</script>';
    const jsonLd = { '@type': 'Thing', name: evil };
    const Stub = createRoutesStub([
      {
        path: '/',
        Component: Meta,
        meta: () => descriptors({ title: evil, description: evil, jsonLd }, page),
      },
    ]);
    const html = renderToStaticMarkup(<Stub />);
    expect(html).toContain('application/ld+json');
    expect(html).not.toContain(evil);
    expect(html.match(/<script/g)).toHaveLength(1);
  });
});
