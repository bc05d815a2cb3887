import { ApiError, type UploadEndpoint } from '@crewpad/contract';
import { errorAnswerOf } from './api-error.ts';
import { announceApiError } from './api-error-events.ts';
import { tokenOfPage } from './browser-call.ts';
import { rememberFailedToken } from './session-store.ts';

const UNAUTHENTICATED = 401;
/** Something in between answered, such as a login page of the network. */
const BAD_GATEWAY = 502;

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the uploaded fraction, from 0 to 1. */
  onProgress: (sent: number) => void;
}

/**
 * Uploads one file; the caller shows its errors beside the file. Uses XMLHttpRequest, because fetch
 * has no upload progress.
 */
export function uploadFile<Answer>(
  endpoint: UploadEndpoint<Answer>,
  file: Blob,
  name: string,
  { signal, onProgress }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const [method = '', path = '', field = ''] = endpoint.split(' ');
    const token = tokenOfPage();
    const request = new XMLHttpRequest();
    request.open(method, `/api${path}`);
    request.setRequestHeader('X-Locale', document.documentElement.dataset.locale ?? 'en');
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const answer = answerOf<Answer>(request);
      if (answer !== undefined) return resolve(answer);
      const error = refusal(request);
      if (error.status === UNAUTHENTICATED) {
        if (token !== null) rememberFailedToken(token);
        announceApiError(error);
      }
      reject(error);
    };
    request.onerror = () => reject(new TypeError('The connection was lost.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    if (signal.aborted) return request.onabort(new ProgressEvent('abort'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append(field, file, name);
    request.send(form);
  });
}

/** The answer of a stored upload; undefined if it is not ours. */
function answerOf<Answer>({ status, responseText }: XMLHttpRequest) {
  if (status >= 300) return undefined;
  try {
    return JSON.parse(responseText) as Answer;
  } catch {
    return undefined;
  }
}

function refusal(request: XMLHttpRequest): ApiError {
  const after = Number(request.getResponseHeader('Retry-After'));
  const status = request.status < 300 ? BAD_GATEWAY : request.status;
  return new ApiError(
    status,
    errorAnswerOf(status, request.responseText),
    after > 0 ? after : undefined,
  );
}
