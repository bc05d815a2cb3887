import { expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import type { Metrics } from '../../content/index.ts';
import { Counters } from './counters.tsx';

const metrics = { users: 1200, listings: 34, airports: 5, cities: 4, messages: 0 };
const countersWith = (online: number) =>
  wordsOf(<Counters initial={{ ...metrics, online } as Metrics} />);

it('the counters show members online from three on, and no zeros', () => {
  expect(countersWith(2)).not.toMatch(/online|logged in/i);
  expect(countersWith(3)).toMatch(/online|logged in/i);
  expect(countersWith(3)).toContain('1,200');
  expect(countersWith(3)).not.toMatch(/\b0\b/);
});
