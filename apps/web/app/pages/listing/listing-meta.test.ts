import { expect, it } from 'vitest';
import type { PageContext } from '../../lib/page-context.ts';
import { listingMeta, primaryFirst } from './listing-meta.ts';
import type { ListingView } from './load-listing.ts';

const titleOf = (title: string) => {
  const place = { city: 'Londres', reference_city: 'London' };
  const data = { id: 1, title, ...place, num_beds: 2, rate_per_from: 300, images: [] };
  const view = { data, airports: [], review: {}, total_review: {} } as unknown as ListingView;
  const t = ((key: string, { title, place }: Record<string, string>) =>
    key === 'meta_title' ? `${title}, ${place}` : key) as unknown as Parameters<
    typeof listingMeta
  >[1];
  const page = { locale: 'en', publicUrl: 'https://pads.example' } as PageContext;
  return listingMeta(view, t, page).title;
};

it('a page title has the city once, in any language', () => {
  expect(titleOf('Blue house')).toBe('Blue house, Londres');
  expect(titleOf('Blue house, londres')).toBe('Blue house, londres');
  expect(titleOf('Blue house near London')).toBe('Blue house near London');
});

it('the primary picture is first, the others keep their order', () => {
  expect(primaryFirst(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  expect(primaryFirst(['a', 'b'], 'a')).toEqual(['a', 'b']);
});

it('without a primary picture the order is unchanged', () => {
  expect(primaryFirst(['a', 'b'], null)).toEqual(['a', 'b']);
  expect(primaryFirst(['a', 'b'], 'gone')).toEqual(['a', 'b']);
});
