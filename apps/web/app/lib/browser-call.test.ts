import { ApiError } from '@crewpad/contract';
import { accounts, listings, search } from '@crewpad/contract/endpoints';
import { CONFLICTS_IN_PLACE } from '@crewpad/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onApiError } from './api-error-events.ts';
import { call } from './browser-call.ts';
import { hasErrorDialog } from './error-dialogs.ts';

let answer: Response;
const errors: ApiError[] = [];
onApiError((error) => errors.push(error));

beforeEach(() => {
  errors.length = 0;
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    documentElement: { dataset: { brand: 'crashpad', locale: 'en' } },
  });
  vi.stubGlobal('fetch', async () => answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const refusalOf = async () => {
  const error: unknown = await call(accounts.logout, {}).catch((reason) => reason);
  if (!(error instanceof ApiError)) throw error;
  return error;
};
const CONFLICT = 'A conflict occurred. Please try again.';
const SENTENCE = 'A server error occurred. Please try again later.';

describe('a write that the page shows before the answer', () => {
  const { deleteFavorite } = search;
  const { putDraft } = listings;
  const sentWith = async (work: () => Promise<unknown>) => {
    const fetched = vi.fn(async (_: string, init: RequestInit) => Response.json(init));
    vi.stubGlobal('fetch', fetched);
    await work();
    return fetched.mock.calls[0]?.[1].keepalive;
  };
  const draftOf = (length: number) => ({ body: { data: { title: 'x'.repeat(length) } } as never });

  it.each([
    [
      'without a body',
      () => call(deleteFavorite, { params: { listing_id: 1 } }, { keepalive: true }),
    ],
    ['with a body', () => call(putDraft, draftOf(10), { keepalive: true })],
  ])('completes after the page is left, %s', async (_, work) => {
    expect(await sentWith(work)).toBe(true);
  });

  it('is sent as usual if browsers would refuse it for its size', async () => {
    expect(await sentWith(() => call(putDraft, draftOf(70_000), { keepalive: true }))).toBe(false);
  });

  it('is the only one that completes after the page is left', async () => {
    expect(await sentWith(() => call(deleteFavorite, { params: { listing_id: 1 } }))).toBe(
      undefined,
    );
  });
});

describe('an answer that is not ours', () => {
  it.each([
    ['<html>Bad Request</html>', 400],
    ['', 413],
    ['upstream connect error', 502],
    ['{"error":"overloaded"}', 503],
    ['null', 500],
  ])('shows the specified sentence: %s', async (text, status) => {
    answer = new Response(text, { status, statusText: 'Bad Request' });
    const { status: said, body } = await refusalOf();
    expect([said, body.message]).toEqual([status, SENTENCE]);
  });

  it.each(['{}', '', '<html>Conflict</html>', '{"message":""}'])(
    'shows the sentence of a conflict: %s',
    async (text) => {
      answer = new Response(text, { status: 409 });
      const { body } = await refusalOf();
      expect(body.message || CONFLICT).toBe(CONFLICT);
    },
  );

  it('is an error of the server, also with status 200', async () => {
    answer = new Response('<html>Log in to the hotel network</html>');
    const error = await refusalOf();
    expect([error.status, error.body.message]).toEqual([502, SENTENCE]);
    expect(errors).toEqual([error]);
  });

  it('is reported in the language of the page', async () => {
    vi.stubGlobal('document', {
      documentElement: { dataset: { brand: 'crashpad', locale: 'es' } },
    });
    answer = new Response('Bad Request', { status: 400 });
    expect((await refusalOf()).body.message).not.toBe(SENTENCE);
  });
});

describe('a conflict', () => {
  it.each(['CONFLICT', 'EMAIL_TAKEN', undefined])('opens the dialog: %s', async (error_code) => {
    answer = Response.json({ message: 'No.', error_code }, { status: 409 });
    expect(hasErrorDialog(await refusalOf())).toBe(true);
  });

  it.each(CONFLICTS_IN_PLACE)('is shown in place: %s', async (error_code) => {
    answer = Response.json({ message: 'No.', error_code }, { status: 409 });
    expect(hasErrorDialog(await refusalOf())).toBe(false);
  });
});
