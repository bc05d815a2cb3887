import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { BrandProvider } from '../brand/brand-context.tsx';
import { brands } from '../brand/brands.ts';
import { textsFor } from '../i18n/texts.ts';
import { TranslatorProvider } from '../i18n/use-translation.tsx';

/** Content as the server renders it for a visitor, in English. Its texts must be loaded. */
export function htmlOf(content: ReactNode): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => content }]);
  return renderToStaticMarkup(
    <TranslatorProvider translator={textsFor('crashpad', 'en')}>
      <BrandProvider value={brands.crashpad}>
        <Stub />
      </BrandProvider>
    </TranslatorProvider>,
  );
}

/** The same without its tags. */
export const wordsOf = (content: ReactNode): string =>
  htmlOf(content)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
