import { expect, it } from 'vitest';
import { frameOf } from './lib/frame-of.ts';
import routes from './routes.ts';
import { FOOTER_COLUMNS, WORKING_LINKS } from './shell/footer.tsx';

const paths = routes
  .flatMap((entry) => entry.children ?? [entry])
  .map((entry) => `/${entry.path ?? ''}`);

it('every address has one page', () => {
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

it('every link of the footer has a page', () => {
  const links = FOOTER_COLUMNS.flatMap((column) => column.links.map(([to]) => to));
  const line = WORKING_LINKS.map(([to]) => to.split('#')[0] ?? '');
  expect([...links, ...line].filter((to) => !paths.includes(to))).toEqual([]);
});

it('only public pages have the scene and the footer of the site', () => {
  const isPublic = (path: string) => frameOf(path) === 'public';
  // A new page stands here or in `frameOf`.
  expect(paths.filter(isPublic).map((path) => path.split('/')[1])).toEqual([
    ...['', 'airports', 'cities', 'search', 'saved', 'compare', 'listing', 'listing', 'user'],
    ...['event', 'offer', 'about-the-data', 'featured', 'featured-details', 'what', 'why'],
    ...['policies', 'house-rules', 'quality-listings', 'refund-policies', 'security', 'terms'],
    ...['privacy', 'problems'],
    ...['help', 'contact', 'fees', 'emails', 'image-requirements', 'tenant-management', 'autopay'],
    ...['tenant-messaging', 'listing-apps', 'advertise', 'login', 'forgot', 'reset-password'],
    ...['email', 'verify', 'email', 'email', 'second-step', 'second-step', 'unsubscribe'],
    ...['rental', 'coming-soon', '404', 'robots.txt', 'sitemap.xml', 'sitemap', 'dev', '*'],
  ]);
});
