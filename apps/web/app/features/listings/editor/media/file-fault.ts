import { isApiError } from '../../../../lib/api-error.ts';

/** File errors, by stable keys shared with the server. */
const FILE_FAULTS = [
  'file_is_not_a_picture',
  'picture_has_too_many_pixels',
  'picture_cannot_be_read',
  'heic_cannot_be_read',
  'file_is_not_a_pdf',
  'document_cannot_be_read',
  'document_is_encrypted',
  'document_is_not_safe',
  'file_is_too_large',
] as const;
type FileFaultKey = (typeof FILE_FAULTS)[number];

/** A file refused before upload. */
export class FileFault extends Error {
  readonly key: FileFaultKey;

  constructor(key: FileFaultKey) {
    super(key);
    this.key = key;
  }
}

const TOO_LARGE = 413;
const TOO_MANY = 429;

/** Why a file was not stored: one of our texts, or the server's message. */
export interface Refusal {
  key?: FileFaultKey | 'connection_lost';
  message?: string;
  /** Whether a retry may succeed. */
  retry: boolean;
}

export function refusalOf(fault: unknown): Refusal {
  if (fault instanceof FileFault) return { key: fault.key, retry: false };
  if (!isApiError(fault)) return { key: 'connection_lost', retry: true };
  const messages = Object.values(fault.body.errors ?? {}).flat();
  const key = FILE_FAULTS.find((candidate) => messages.includes(candidate));
  if (key) return { key, retry: false };
  if (fault.status === TOO_LARGE) return { key: 'file_is_too_large', retry: false };
  const retry = fault.status >= 500 || fault.status === TOO_MANY;
  return { message: fault.body.message, retry };
}
