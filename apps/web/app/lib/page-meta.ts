import type { TFunction } from 'i18next';
import type { MetaDescriptor } from 'react-router';
import { brands } from '../brand/brands.ts';
import { languageOfTexts, textsFor } from '../i18n/texts.ts';
import { addressIn, alternatesOf } from './languages.ts';
import type { PageContext } from './page-context.ts';

export interface PageMeta {
  /** Without the brand's name, which is appended. */
  title: string;
  description: string;
  /** Path of this page; without it there is no canonical address. */
  path?: string;
  /** Social sharing image, absolute or from the root. */
  image?: string | null | undefined;
  noindex?: boolean;
  /** schema.org data. */
  jsonLd?: Record<string, unknown>;
}

interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown; data?: unknown } | undefined)[];
}

/**
 * Title, description, sharing data, canonical address and JSON-LD of a page: `export const meta =
 * (args: Route.MetaArgs) => pageMeta(args, (t) => ({ ... }))`. Empty if the root failed to load.
 */
export function pageMeta(
  args: MetaArgs,
  describe: (t: TFunction, page: PageContext) => PageMeta,
): MetaDescriptor[] {
  const root = args.matches.find((match) => match?.id === 'root');
  const page = root?.loaderData as PageContext | undefined;
  if (page === undefined) return [];
  const t = textsFor(page.brand, page.locale).t;
  return descriptors(describe(t, page), page);
}

export function descriptors(meta: PageMeta, page: PageContext): MetaDescriptor[] {
  const brand = brands[page.brand];
  const title = meta.title.includes(brand.name) ? meta.title : `${meta.title} | ${brand.name}`;
  const image = new URL(meta.image ?? brand.share, page.publicUrl).href;
  const metaTags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: meta.description },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: meta.description },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: meta.description },
    { name: 'twitter:image', content: image },
  ];
  if (meta.path !== undefined) {
    const plain = new URL(meta.path, page.publicUrl).href;
    const address = addressIn(languageOfTexts(page.locale), plain);
    metaTags.push(
      { property: 'og:url', content: address },
      { tagName: 'link', rel: 'canonical', href: address },
    );
    if (!meta.noindex) {
      for (const { language, href } of alternatesOf(plain)) {
        metaTags.push({ tagName: 'link', rel: 'alternate', hrefLang: language, href });
      }
    }
  }
  if (meta.noindex) metaTags.push({ name: 'robots', content: 'noindex' });
  // React Router escapes <, > and &; page-meta.test.tsx verifies that.
  if (meta.jsonLd) {
    metaTags.push({ 'script:ld+json': { '@context': 'https://schema.org', ...meta.jsonLd } });
  }
  return metaTags;
}
