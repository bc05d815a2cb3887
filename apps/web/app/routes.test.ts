import { expect, it } from 'vitest';
import routes from './routes.ts';
import { FOOTER_COLUMNS } from './shell/footer-links.ts';

const paths = routes
  .flatMap((entry) => entry.children ?? [entry])
  .map((entry) => `/${entry.path ?? ''}`);

it('every address has one page', () => {
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

it('every link of the footer has a page', () => {
  const links = FOOTER_COLUMNS.flatMap((column) => column.links.map(([to]) => to));
  expect(links.filter((to) => !paths.includes(to))).toEqual([]);
});
