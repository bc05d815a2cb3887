import { ApiError } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { FileFault, refusalOf } from './file-fault.ts';

it('a refused file has its reason, and whether to retry', () => {
  expect(refusalOf(new FileFault('file_is_not_a_pdf'))).toEqual({
    key: 'file_is_not_a_pdf',
    retry: false,
  });
  const unreadable = new ApiError(422, {
    message: 'Please check what you entered.',
    errors: { 'image[]': ['picture_cannot_be_read'] },
  });
  expect(refusalOf(unreadable)).toEqual({ key: 'picture_cannot_be_read', retry: false });
  expect(refusalOf(new ApiError(413, { message: 'This is too large.' }))).toEqual({
    key: 'file_is_too_large',
    retry: false,
  });
  expect(refusalOf(new ApiError(429, { message: 'Wait.' }))).toEqual({
    message: 'Wait.',
    retry: true,
  });
  expect(refusalOf(new ApiError(403, { message: 'No.' }))).toEqual({
    message: 'No.',
    retry: false,
  });
  expect(refusalOf(new TypeError('gone'))).toEqual({ key: 'connection_lost', retry: true });
});
