import { describe, expect, it } from 'vitest';
import { FOOTER_COLUMNS } from '../features/shell/footer-links.ts';
import routes from '../routes.ts';
import { comingSoon } from './coming-soon.ts';

const paths = routes.map((entry) => `/${entry.path ?? ''}`);

describe('pages that are not built yet', () => {
  it('stand in the list once, and no built page stands there', () => {
    expect(new Set(comingSoon).size).toBe(comingSoon.length);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  it('cover every link of the footer', () => {
    const links = FOOTER_COLUMNS.flatMap((column) => column.links.map(([to]) => to));
    expect(links.filter((to) => !paths.includes(to))).toEqual([]);
  });
});
