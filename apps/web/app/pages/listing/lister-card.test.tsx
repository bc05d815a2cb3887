import { expect, it } from 'vitest';
import type { Metrics } from '../../features/content/index.ts';
import { wordsOf } from '../../lib/testing.tsx';
import { SiteNumbers } from './lister-card.tsx';

const metrics = { users: 1200, listings: 34, airports: 5, cities: 0, messages: 9 };
const numbersWith = (online: number) =>
  wordsOf(<SiteNumbers initial={{ ...metrics, online } as Metrics} />);

it('the metrics show members online above three, and no zeros', () => {
  expect(numbersWith(3)).not.toMatch(/online|logged in/i);
  expect(numbersWith(4)).toMatch(/online|logged in/i);
  expect(numbersWith(4)).not.toMatch(/\b0\b/);
});
