import { loaderCall, rendering } from '../lib/loader-call.ts';
import { sitemapPages, sitemapPaths, xmlAnswer } from '../lib/sitemap.ts';
import type { Route } from './+types/sitemap-chunk.ts';

export async function loader(args: Route.LoaderArgs) {
  const { publicUrl } = rendering(args);
  const paths = await sitemapPaths(loaderCall(args), args.params.chunk);
  if (paths === null) return new Response('Not found.', { status: 404 });
  return xmlAnswer(sitemapPages(paths.map((path) => `${publicUrl}${path}`)));
}
