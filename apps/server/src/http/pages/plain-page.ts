import type { Texts } from '../../platform/texts.ts';

const TITLES = { 429: 'http:too_many_requests', 503: 'http:unavailable' } as const;

/**
 * A self-contained page for when rendering fails or is not allowed.
 * @param message plain text from the program, never from the request
 */
export function plainPage(status: number, message: string, { t, locale }: Texts): string {
  const title = t(TITLES[status as keyof typeof TITLES] ?? 'http:something_went_wrong');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 4rem auto; max-width: 32rem; padding: 0 1rem; }
a { color: LinkText; display: inline-block; padding: .75rem 0; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${message}</p>
<a href="/">${t('http:home_page')}</a>
</main>
</body>
</html>
`;
}
