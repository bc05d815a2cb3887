import { data } from 'react-router';
import { describe, expect, it } from 'vitest';
import { orPage404 } from './loader-call.ts';

describe('a page whose subject may be missing', () => {
  it('redirects to /404 if it is', async () => {
    const missing = data({ message: 'Not found.' }, { status: 404 });
    const thrown: unknown = await orPage404(() => Promise.reject(missing)).catch((error) => error);
    expect(thrown).toBeInstanceOf(Response);
    const { status, headers } = thrown as Response;
    expect([status, headers.get('location')]).toEqual([302, '/404']);
  });

  it.each([data({ message: 'Busy.' }, { status: 503 }), new Error('A bug'), undefined])(
    'leaves other errors alone (%#)',
    async (error) => {
      await expect(orPage404(() => Promise.reject(error))).rejects.toBe(error);
    },
  );

  it('loads what is there', async () => {
    expect(await orPage404(async () => 'found')).toBe('found');
  });
});
