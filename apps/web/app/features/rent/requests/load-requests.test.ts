import type { Call } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { loadRequests } from './load-requests.ts';

const request = (id: number, status: string, role = 'lister') => ({ id, status, role });

/** The requests of these lists, by status; without one the newest hundred of all. */
const callOf =
  (requests: ReturnType<typeof request>[]) =>
  async (_operation: unknown, { query }: { query: { status?: string; offset: number } }) => {
    const all = requests.filter(({ status }) => [undefined, status].includes(query.status));
    return { data: all.slice(query.offset, query.offset + 100), total: all.length };
  };
const read = (requests: ReturnType<typeof request>[]) =>
  loadRequests(callOf(requests) as unknown as Call, 'lister');

it('open requests behind a hundred newer ones are among those of their side, newest first', async () => {
  const newer = Array.from({ length: 120 }, (_, at) => request(300 - at, 'complete'));
  const open = [request(20, 'processing'), request(10, 'pending'), request(5, 'pending', 'tenant')];
  const ids = (await read([...newer, ...open, request(1, 'complete')])).map(({ id }) => id);
  expect(ids).toEqual([...newer.slice(0, 100).map(({ id }) => id), 20, 10]);
});

it('a request that is open and among the newest is listed once', async () => {
  expect(await read([request(2, 'pending'), request(1, 'rejected')])).toHaveLength(2);
});
