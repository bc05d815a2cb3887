import './styles/fonts.css';
import './styles/base.css';
import './styles/utilities.css';
import './brand/crashpad.css';
import './brand/crew.css';
import './brand/vacation.css';
import type { Locale } from '@crewpad/domain';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { useContext, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { BrandProvider } from './brand/brand-context.tsx';
import { brands } from './brand/brands.ts';
import { languageOfTexts, textsFor } from './i18n/texts.ts';
import { TranslatorProvider } from './i18n/use-translation.tsx';
import { reloadPage } from './lib/leave-page.ts';
import { rendering } from './lib/loader-call.ts';
import { NonceContext } from './lib/nonce.ts';
import { pageContextOf, usePage } from './lib/page-context.ts';
import { differInHashOnly } from './lib/page-params.ts';
import { noteServerTime } from './lib/server-time.ts';
import { ThemeProvider, ThemeScript, themeAttribute } from './lib/theme.tsx';
import { EarlyInputScript, useEarlyInput } from './router/early-input.tsx';
import { ErrorPage, OFFLINE_PICTURE } from './shell/error-page.tsx';
import { Shell } from './shell/shell.tsx';

export function loader(args: Route.LoaderArgs) {
  return pageContextOf(rendering(args));
}

/** A part of a page that has an address, such as the map of the results, opens and closes at once. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.defaultShouldRevalidate && !differInHashOnly(args.currentUrl, args.nextUrl);
}

/** Passes on Retry-After of an API error. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'prefetch', href: OFFLINE_PICTURE, as: 'image' },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const page = usePage();
  const brand = brands[page.brand];
  const nonce = useContext(NonceContext);
  const locale = useLocaleOfDocument(page.locale);
  useEarlyInput();
  return (
    <html
      lang={languageOfTexts(locale)}
      data-locale={locale}
      data-brand={brand.key}
      data-member={page.member === null ? undefined : ''}
      {...themeAttribute(page.theme)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ThemeScript theme={page.theme} nonce={nonce} />
        <EarlyInputScript nonce={nonce} />
        <link rel="icon" type="image/svg+xml" href={brand.favicon} />
        <Meta />
        <Links />
      </head>
      <body>
        <TranslatorProvider translator={textsFor(page.brand, locale)}>
          <BrandProvider value={brand}>
            <ThemeProvider initial={page.theme}>{children}</ThemeProvider>
          </BrandProvider>
        </TranslatorProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * A document has one language, whose texts are loaded. If the next page has another one, because it
 * was selected in another tab or belongs to the account, the browser reloads.
 */
function useLocaleOfDocument(current: Locale): Locale {
  const [locale] = useState(() =>
    import.meta.env.SSR ? current : (document.documentElement.dataset.locale as Locale),
  );
  useEffect(() => {
    if (current !== locale) reloadPage();
  }, [current, locale]);
  return locale;
}

export default function App() {
  const { now } = usePage();
  useEffect(() => {
    if (now !== null) noteServerTime(now);
  }, [now]);
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** 404, API errors and crashes keep the shell, so that navigation always works. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  return (
    <Shell>
      <ErrorPage status={status} />
    </Shell>
  );
}
