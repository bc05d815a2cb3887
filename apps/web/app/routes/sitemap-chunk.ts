import { sitemapEntries, sitemapPages, xmlAnswer } from '../features/content/sitemap.ts';
import { loaderCall, rendering } from '../lib/loader-call.ts';
import type { Route } from './+types/sitemap-chunk.ts';

export async function loader(args: Route.LoaderArgs) {
  const { publicUrl } = rendering(args);
  const entries = await sitemapEntries(loaderCall(args), args.params.chunk);
  if (entries === null) return new Response('Not found.', { status: 404 });
  const pages = entries.map(({ path, ...rest }) => ({ address: `${publicUrl}${path}`, ...rest }));
  return xmlAnswer(sitemapPages(pages));
}
