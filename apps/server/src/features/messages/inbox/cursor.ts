import { invalidInput } from '../../../platform/errors.ts';

/** The cursor of an inbox page: the thread, and the time of its change in microseconds. */
export interface InboxCursor {
  at: string;
  id: number;
}

export const writeCursor = ({ at, id }: InboxCursor) =>
  Buffer.from(`${at}.${id}`).toString('base64url');

/** @throws ApiError 422 for a malformed cursor */
export function readCursor(text: string): InboxCursor {
  const found = /^(\d{1,17})\.(\d{1,9})$/.exec(Buffer.from(text, 'base64url').toString());
  if (found === null) throw invalidInput({ before: ['is_not_valid'] });
  return { at: found[1] ?? '', id: Number(found[2]) };
}
