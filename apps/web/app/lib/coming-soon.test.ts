import { describe, expect, it } from 'vitest';
import routes from '../routes.ts';
import { FOOTER_COLUMNS } from '../shell/footer-links.ts';
import { comingSoon, needsLister, needsMember } from './coming-soon.ts';

const paths = routes
  .flatMap((entry) => entry.children ?? [entry])
  .map((entry) => `/${entry.path ?? ''}`);

describe('pages that are not built yet', () => {
  it('stand in the list once, and no built page stands there', () => {
    expect(new Set(comingSoon).size).toBe(comingSoon.length);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  it('are for members where the specification says so', () => {
    for (const path of ['/messages', '/chat/7', '/account-expired', '/change-package']) {
      expect(needsMember(path), path).toBe(true);
    }
    for (const path of ['/help', '/tenant/accept/x', '/listing-apps', '/my-crewmates']) {
      expect(needsMember(path), path).toBe(false);
    }
  });

  it('are for listers where only listers have something', () => {
    for (const path of ['/my-crashpads', '/my-crashpads/7/edit', '/my-crew', '/lister/payments']) {
      expect(needsLister(path), path).toBe(true);
    }
    for (const path of ['/my-crashpad', '/messages', '/listing-apps']) {
      expect(needsLister(path), path).toBe(false);
    }
  });

  it('cover every link of the footer', () => {
    const links = FOOTER_COLUMNS.flatMap((column) => column.links.map(([to]) => to));
    expect(links.filter((to) => !paths.includes(to))).toEqual([]);
  });
});
