import type { ShellMember } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { findHits, type Hit, hitOf, sourcesFor } from './find-hits.ts';

const hit: Hit = { kind: 'airport', to: '/search/airports/jfk', name: 'JFK - New York', more: '' };
const failing = () => Promise.reject(new Error('away'));
const { signal } = new AbortController();

it('leads to the page of a tenant, a crash pad and a thread', () => {
  const tenant = {
    rental_id: 7,
    name: 'Mia Stone',
    status: 'accepted',
    house: 'Bunk',
    bed: 'A, 1',
  };
  expect(
    [
      { kind: 'tenant', ...tenant } as const,
      { kind: 'crashpad', listing_id: 3, title: 'Bunk', city: 'Miami' } as const,
      { kind: 'thread', thread_id: 5, user_id: 9, name: 'Tom B.' } as const,
    ].map((found) => hitOf(found as Parameters<typeof hitOf>[0])),
  ).toEqual([
    { kind: 'tenant', to: '/my-crew/7', name: 'Mia Stone', more: 'Bunk, A, 1' },
    { kind: 'crashpad', to: '/my-crashpads?open=3', name: 'Bunk', more: 'Miami' },
    { kind: 'thread', to: '/chat/5', name: 'Tom B.', more: '' },
  ]);
});

it('a source that fails leaves what the others found, and only all of them fail the search', async () => {
  await expect(findHits([failing, async () => [hit]], 'jfk', signal)).resolves.toEqual([hit]);
  await expect(findHits([failing, failing], 'jfk', signal)).rejects.toThrow('away');
  await expect(findHits([], 'jfk', signal)).resolves.toEqual([]);
});

it('a lister searches what is theirs, others airports, crash pads and threads, and admins also members', () => {
  const countOf = (member: Partial<ShellMember>) =>
    sourcesFor({ status: 'ACTIVE', user_plan: 'seeker', ...member } as ShellMember).length;
  expect([
    countOf({ user_plan: 'pro' }),
    countOf({}),
    countOf({ user_plan: 'pro', is_admin: true }),
    countOf({ status: 'INACTIVE' }),
  ]).toEqual([1, 3, 2, 2]);
});
