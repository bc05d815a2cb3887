import './styles/base.ts';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { I18nextProvider } from 'react-i18next';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { BrandProvider } from './brand/brand-context.tsx';
import { brands } from './brand/brands.ts';
import { ErrorPage } from './features/shell/error-page.tsx';
import { Shell } from './features/shell/shell.tsx';
import { ThemeProvider, ThemeScript } from './features/shell/theme-provider.tsx';
import { languageOfTexts, messagesFor } from './i18n/messages.ts';
import { rendering } from './lib/loader-call.ts';
import { pageContextOf, usePage } from './lib/page-context.ts';

export function loader(args: Route.LoaderArgs) {
  return pageContextOf(rendering(args));
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const page = usePage();
  const brand = brands[page.brand];
  return (
    <html
      lang={languageOfTexts(page.locale)}
      data-locale={page.locale}
      data-brand={brand.key}
      data-mantine-color-scheme={page.theme === 'dark' ? 'dark' : 'light'}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeScript theme={page.theme} />
        <link rel="icon" type="image/svg+xml" href={brand.favicon} />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nextProvider i18n={messagesFor(page.brand, page.locale)}>
          <BrandProvider value={brand}>
            <ThemeProvider brand={brand} theme={page.theme}>
              {children}
            </ThemeProvider>
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
