import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { BrandProvider } from '../brand/brand-context.tsx';
import { brands } from '../brand/brands.ts';
import { textsFor } from '../i18n/texts.ts';
import { TranslatorProvider } from '../i18n/use-translation.tsx';

/**
 * Content as the server renders it for a visitor, in English. Its texts must be loaded.
 * @param now the page's time, for content that tells today from other days
 * @param flags with a time; none are on by default
 */
export function htmlOf(content: ReactNode, now?: string, flags: object = {}): string {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => content }]);
  const page =
    now === undefined ? undefined : { loaderData: { root: { locale: 'en', flags, now } } };
  return renderToStaticMarkup(
    <TranslatorProvider translator={textsFor('crashpad', 'en')}>
      <BrandProvider value={brands.crashpad}>
        <Stub {...(page && { hydrationData: page })} />
      </BrandProvider>
    </TranslatorProvider>,
  );
}

/** The same without its tags. */
export const wordsOf = (content: ReactNode, now?: string): string =>
  htmlOf(content, now)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
