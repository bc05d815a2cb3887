import './styles/fonts.css';
import './styles/base.css';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { I18nextProvider } from 'react-i18next';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { BrandProvider } from './brand/brand-context.tsx';
import { brands } from './brand/brands.ts';
import { paletteCss } from './brand/palette-css.ts';
import { ErrorPage } from './features/shell/error-page.tsx';
import { Shell } from './features/shell/shell.tsx';
import { languageOfTexts, messagesFor } from './i18n/messages.ts';
import { rendering } from './lib/loader-call.ts';
import { pageContextOf, usePage } from './lib/page-context.ts';
import { ThemeProvider, ThemeScript, themeAttribute } from './lib/theme.tsx';
import { EarlyInputScript, useEarlyInput } from './lib/waking/early-input.tsx';

export function loader(args: Route.LoaderArgs) {
  return pageContextOf(rendering(args));
}

/** Retry-After of a refused call reaches the answer. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const page = usePage();
  const brand = brands[page.brand];
  useEarlyInput();
  return (
    <html
      lang={languageOfTexts(page.locale)}
      data-locale={page.locale}
      data-brand={brand.key}
      {...themeAttribute(page.theme)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeScript theme={page.theme} />
        <EarlyInputScript />
        <link rel="icon" type="image/svg+xml" href={brand.favicon} />
        <Meta />
        <Links />
        <style>{paletteCss(brand)}</style>
      </head>
      <body>
        <I18nextProvider i18n={messagesFor(page.brand, page.locale)}>
          <BrandProvider value={brand}>
            <ThemeProvider initial={page.theme}>{children}</ThemeProvider>
          </BrandProvider>
        </I18nextProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** 404, refused calls and faults alike keep the shell, so that a way on is always there. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  return (
    <Shell>
      <ErrorPage status={status} />
    </Shell>
  );
}
