import {
  ApiError,
  type ErrorAnswer,
  type Operation,
  type OperationAnswer,
  type OperationInput,
  operationUrl,
} from '@crewpad/contract';
import { announceApiError } from './api-error-events.ts';
import { rememberFailedToken, storedToken } from './session-store.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** Errors that the caller shows itself, without a dialog of the shell. */
  quiet?: boolean;
  /** The call logs someone in, so an earlier session does not matter. */
  anonymous?: boolean;
  /** Money moves at most once per key, however often the call is made. */
  idempotencyKey?: string;
  /** The call completes even if the page is left, if its body is small enough. */
  keepalive?: boolean;
}

/** A call of the API from the browser. */
export type Endpoint<O extends Operation> = (
  input: OperationInput<O>,
  options?: CallOptions,
) => Promise<OperationAnswer<O>>;

/**
 * An operation for the browser: method and path, type-checked against the contract without loading
 * its schemas.
 *
 * `const findAirports = endpoint<typeof searchAirports>('GET', '/airports/search')` with `import
 * type { searchAirports } from '@crewpad/contract'`.
 */
export function endpoint<O extends Operation>(method: O['method'], path: O['path']): Endpoint<O> {
  return async (input, options = {}) => {
    const token = options.anonymous ? null : storedToken();
    const answer = await send({ method, path } as Operation, input, token, options);
    if (answer.ok) return (await answer.json()) as OperationAnswer<O>;
    throw await refuse(answer, token, options);
  };
}

/** A call that returns a file, such as a CSV table. */
export function fileEndpoint<O extends Operation>(method: O['method'], path: O['path']) {
  return async (input: OperationInput<O>, options: CallOptions = {}): Promise<Blob> => {
    const token = storedToken();
    const answer = await send({ method, path } as Operation, input, token, options);
    if (answer.ok) return answer.blob();
    throw await refuse(answer, token, options);
  };
}

/** Updates the session and notifies the shell after an API error. */
async function refuse(
  answer: Response,
  token: string | null,
  { quiet }: CallOptions,
): Promise<ApiError> {
  const error = await refusal(answer);
  if (error.status === 401 && token !== null) rememberFailedToken(token);
  if (!quiet) announceApiError(error);
  return error;
}

/** Browsers refuse keepalive for larger bodies. */
const KEEPALIVE_MAX_BYTES = 60_000;

type Input = { params?: unknown; query?: unknown; body?: unknown };

async function send(
  target: Operation,
  input: Input,
  token: string | null,
  { signal, idempotencyKey, keepalive }: CallOptions,
): Promise<Response> {
  const headers = new Headers({ 'X-Locale': document.documentElement.dataset.locale ?? 'en' });
  const init: RequestInit = { method: target.method, headers };
  if (signal) init.signal = signal;
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  if (input.body !== undefined) {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(input.body);
    if (keepalive) init.keepalive = new Blob([init.body]).size <= KEEPALIVE_MAX_BYTES;
  }
  return fetch(`/api${operationUrl(target, input)}`, init);
}

async function refusal(answer: Response): Promise<ApiError> {
  const body: ErrorAnswer = await answer
    .json()
    .catch(() => ({ message: answer.statusText || `HTTP ${answer.status}` }));
  const after = Number(answer.headers.get('Retry-After'));
  return new ApiError(answer.status, body, after > 0 ? after : undefined);
}
