import { readdirSync, readFileSync } from 'node:fs';
import { ApiError, type ErrorAnswer } from '@crewpad/contract';
import { listings } from '@crewpad/contract/endpoints';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onApiError } from './api-error-events.ts';
import { openErrorDialog, openRefusalDialog } from './error-dialogs.ts';
import { uploadFile } from './upload-call.ts';

const dialogs: number[] = [];
onApiError(({ status }) => dialogs.push(status));
afterEach(() => {
  dialogs.length = 0;
  vi.unstubAllGlobals();
});

const errorOf = (status: number, error_code?: ErrorAnswer['error_code']) =>
  new ApiError(status, { message: 'No.', ...(error_code && { error_code }) });

describe('the error of a quiet call', () => {
  it.each([
    [errorOf(401), true, true],
    [errorOf(409), true, true],
    [errorOf(409, 'BED_TAKEN'), false, false],
    [errorOf(422), false, false],
    [errorOf(500), true, false],
    [errorOf(502), true, false],
    [new TypeError('Failed to fetch'), false, false],
  ])('opens the dialog that it has: %s', (error, general, ofPayments) => {
    expect(openErrorDialog(error)).toBe(general);
    expect(dialogs).toHaveLength(general ? 1 : 0);
    expect(openRefusalDialog(error)).toBe(ofPayments);
  });
});

/**
 * Pages whose text says what happened, with a button to try again; calls without a press; and the
 * specified messages of a login, a sign-up and the contact form.
 */
const IN_PLACE = [
  'features/accounts/login-page.tsx',
  'features/accounts/oauth-buttons.tsx',
  'features/accounts/password/reset-page.tsx',
  'features/accounts/sign-up/details/details-page.tsx',
  'features/accounts/terms/terms-page.tsx',
  'features/content/contact-form.tsx',
  'features/listings/editor/page/edit-page.tsx',
  'features/payouts/open-payouts-page.tsx',
  'features/rent/accept/use-registration.ts',
];

it('no page shows the error of a quiet call without looking for its dialog', () => {
  const root = new URL('../', import.meta.url);
  const silent = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!test)\.tsx?$/.test(path))
    .filter((path) => {
      const text = readFileSync(new URL(path, root), 'utf8');
      const isOwn = /quiet: true|QUIET/.test(text) && /catch \(/.test(text);
      const shows = /kind: 'error'|setRefusal\(/.test(text);
      return (
        isOwn &&
        shows &&
        !/open(Error|Refusal)Dialog|(has|is)(ErrorDialog|OtherConflict)|useErrorToast/.test(text)
      );
    });
  expect(silent.filter((path) => !IN_PLACE.includes(path))).toEqual([]);
});

it('an upload whose answer is not ours is an error of the server, also with status 200', async () => {
  class Request {
    status = 200;
    responseText = '<html>Log in to the hotel network</html>';
    upload = {};
    onload = () => {};
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    send() {
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('window', {});
  const dataset = { brand: 'crashpad', locale: 'en' };
  vi.stubGlobal('document', { documentElement: { dataset } });
  const { signal } = new AbortController();
  const options = { signal, onProgress: () => {} };
  const refusal = await uploadFile(listings.uploadImages, new Blob(['x']), 'a.jpg', options).catch(
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({
    status: 502,
    body: { message: 'A server error occurred. Please try again later.' },
  });
});
