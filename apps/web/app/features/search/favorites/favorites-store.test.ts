import { afterEach, expect, it, vi } from 'vitest';
import { followFavorites, isFavorite, toggleFavorite } from './favorites-store.ts';

afterEach(() => vi.unstubAllGlobals());

it('a saved crash pad is saved or removed also if the page is left before the answer', async () => {
  vi.stubGlobal('window', { localStorage: { getItem: () => null } });
  vi.stubGlobal('document', { documentElement: { dataset: { locale: 'en' } } });
  const writes: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, keepalive }: RequestInit) => {
    if (method === 'GET') return Response.json({ ids: [] });
    writes.push([method, keepalive, isFavorite(7)]);
    return Response.json({});
  });
  await followFavorites(1);
  await toggleFavorite(7);
  await toggleFavorite(7);
  expect(writes).toEqual([
    ['PUT', true, true],
    ['DELETE', true, false],
  ]);
});
