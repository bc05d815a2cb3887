import { expect, it } from 'vitest';
import { relatedTo, TEXT_PAGES } from './related.ts';

it('every text page links to others, and never to itself', () => {
  for (const page of TEXT_PAGES) {
    const paths = relatedTo(page).map(([path]) => path);
    expect(new Set(paths).size).toBe(4);
    expect(paths).not.toContain(page);
  }
});
