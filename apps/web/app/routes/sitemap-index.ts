import { sitemapChunks, sitemapIndex, xmlAnswer } from '../features/content/sitemap.ts';
import { loaderCall, rendering } from '../lib/loader-call.ts';
import type { Route } from './+types/sitemap-index.ts';

export async function loader(args: Route.LoaderArgs) {
  const { publicUrl } = rendering(args);
  const chunks = await sitemapChunks(loaderCall(args));
  const addresses = chunks.map((chunk) => `${publicUrl}/sitemap/${chunk}`);
  return xmlAnswer(sitemapIndex(addresses));
}
