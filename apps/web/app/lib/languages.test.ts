import { describe, expect, it } from 'vitest';
import { sitemapPages } from '../features/content/sitemap.ts';
import { addressIn, alternatesOf } from './languages.ts';

const RESULTS = 'https://pads.example/search/airports/jfk?gender=male';

describe('the addresses of a page in its languages', () => {
  it('are unprefixed in English, and prefixed in other languages', () => {
    expect(addressIn('en', RESULTS)).toBe(RESULTS);
    expect(addressIn('fr', RESULTS)).toBe(`${RESULTS}&lang=fr`);
    expect(addressIn('pt', 'https://pads.example/')).toBe('https://pads.example/?lang=pt');
  });

  it('are listed for search engines, with x-default', () => {
    expect(alternatesOf(RESULTS, ['en', 'es'])).toEqual([
      { language: 'en', href: RESULTS },
      { language: 'es', href: `${RESULTS}&lang=es` },
      { language: 'x-default', href: RESULTS },
    ]);
    expect(alternatesOf(RESULTS, ['en'])).toEqual([]);
  });

  it('are in the sitemap, each with all alternatives', () => {
    const xml = sitemapPages([{ address: RESULTS }], (plain) => alternatesOf(plain, ['en', 'es']));
    const [plain, spanish] = [RESULTS, `${RESULTS}&amp;lang=es`];
    const links = [
      `<xhtml:link rel="alternate" hreflang="en" href="${plain}"/>`,
      `<xhtml:link rel="alternate" hreflang="es" href="${spanish}"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${plain}"/>`,
    ].join('');
    expect(xml.split('\n').slice(2, -2)).toEqual([
      `<url><loc>${plain}</loc>${links}</url>`,
      `<url><loc>${spanish}</loc>${links}</url>`,
    ]);
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml">');
    expect(xml.endsWith('</url>\n</urlset>\n')).toBe(true);
    expect(sitemapPages([{ address: 'https://pads.example/fees' }], () => [])).toContain(
      '<url><loc>https://pads.example/fees</loc></url>',
    );
  });
});
