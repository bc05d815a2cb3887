import { ApiError, type RenderContext } from '@crewpad/contract';
import { data, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { asPageRefusal, orNull, redirectIfNotFound, rendering } from './loader-call.ts';
import { renderContext } from './render-context.ts';

describe('a page whose subject may be missing', () => {
  it('redirects to /404 if it is', async () => {
    const missing = data({ message: 'Not found.' }, { status: 404 });
    const thrown: unknown = await redirectIfNotFound(() => Promise.reject(missing)).catch(
      (error) => error,
    );
    expect(thrown).toBeInstanceOf(Response);
    const { status, headers } = thrown as Response;
    expect([status, headers.get('location')]).toEqual([302, '/404']);
  });

  it.each([data({ message: 'Busy.' }, { status: 503 }), new Error('A bug'), undefined])(
    'leaves other errors alone (%#)',
    async (error) => {
      await expect(redirectIfNotFound(() => Promise.reject(error))).rejects.toBe(error);
    },
  );

  it('loads what is there', async () => {
    expect(await redirectIfNotFound(async () => 'found')).toBe('found');
  });
});

describe('a call that is refused', () => {
  const refusal = (status: number, error_code?: 'SECOND_STEP_REQUIRED') =>
    new ApiError(status, { message: 'No.', ...(error_code && { error_code }) });

  it('for want of an admin’s second step leads to where it is set up', () => {
    const { status, headers } = asPageRefusal(refusal(403, 'SECOND_STEP_REQUIRED')) as Response;
    expect([status, headers.get('location')]).toEqual([302, '/account-setting?tab=security']);
  });

  it.each([refusal(403), refusal(409, 'SECOND_STEP_REQUIRED')])(
    'for another reason is the status of the page (%#)',
    (error) => {
      expect(asPageRefusal(error)).toMatchObject({ init: { status: error.status } });
    },
  );
});

describe('a part of a page that the server does not answer', () => {
  const read = (error: ApiError) => {
    const context = new RouterContextProvider();
    context.set(renderContext, { call: () => Promise.reject(error) } as unknown as RenderContext);
    return orNull(rendering({ context }).call({} as never, {} as never));
  };

  it('is left out if it is refused', async () => {
    expect(await read(new ApiError(403, { message: 'No.' }))).toBeNull();
  });

  it('makes the page a 503 with Retry-After while the server is away', async () => {
    const away = new ApiError(503, { message: 'Soon.' }, 5);
    await expect(read(away)).rejects.toMatchObject({
      data: { message: 'Soon.' },
      init: { status: 503, headers: { 'Retry-After': '5' } },
    });
  });
});
