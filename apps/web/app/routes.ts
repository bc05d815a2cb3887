import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { comingSoon } from './lib/coming-soon.ts';

export default [
  index('routes/home.tsx'),
  route('airports', 'routes/airports.tsx'),
  route('cities', 'routes/cities.tsx'),
  route('search/airports/:code', 'routes/airport-results.tsx'),
  route('listing/:id', 'routes/listing.tsx'),
  route('user/:id', 'routes/user.tsx'),
  route('event/:id', 'routes/event.tsx'),
  route('offer/:id', 'routes/offer.tsx'),
  route('about-the-data', 'routes/about-the-data.tsx'),
  route('featured-details', 'routes/featured-details.tsx'),
  route('coming-soon', 'routes/coming-soon.tsx'),
  route('404', 'routes/not-found.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemap/:chunk', 'routes/sitemap-chunk.ts'),
  ...comingSoon.map((path) =>
    route(path.slice(1), 'routes/not-built-yet.ts', { id: `not-built-yet ${path}` }),
  ),
  route('*', 'routes/not-found.tsx', { id: 'routes/any-other' }),
] satisfies RouteConfig;
