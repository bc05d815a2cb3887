import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recentAirports, storeRecentAirport } from './recent.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

it('a viewed airport is stored with the name that every language can translate', () => {
  storeRecentAirport({ prefix: 'LHR', country: 'GB', city: 'Londres', reference_city: 'London' });
  storeRecentAirport({ prefix: 'JFK', country: 'US', city: 'New York' });
  expect(recentAirports()).toEqual([
    { prefix: 'JFK', country: 'US', city: 'New York' },
    { prefix: 'LHR', country: 'GB', city: 'London' },
  ]);
});

it('an airport that was stored with the name of one language shows its code only', () => {
  storage.set('recent_airports', JSON.stringify([{ prefix: 'LHR', city: 'Londres' }]));
  expect(recentAirports()).toEqual([{ prefix: 'LHR', country: '', city: '' }]);
});
