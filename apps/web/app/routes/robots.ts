import { rendering } from '../lib/loader-call.ts';
import type { Route } from './+types/robots.ts';

export function loader(args: Route.LoaderArgs) {
  const { publicUrl } = rendering(args);
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
