import {
  ApiError,
  type ErrorAnswer,
  type Operation,
  type OperationAnswer,
  type OperationInput,
  operationUrl,
} from '@crewpad/contract';
import { announceApiError } from './api-error-events.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** Refusals that the caller shows himself: no dialog of the shell for them. */
  quiet?: boolean;
}

/** A call of the API from the browser. */
export type Endpoint<O extends Operation> = (
  input: OperationInput<O>,
  options?: CallOptions,
) => Promise<OperationAnswer<O>>;

/**
 * An operation as the browser needs it: method and path, held to the contract by the compiler while
 * its schemas stay on the server.
 *
 * `const findAirports = endpoint<typeof searchAirports>('GET', '/airports/search')`
 * with `import type { searchAirports } from '@crewpad/contract'`.
 */
export function endpoint<O extends Operation>(method: O['method'], path: O['path']): Endpoint<O> {
  return async (input, options = {}) => {
    const answer = await send({ method, path } as Operation, input, options.signal);
    if (answer.ok) return (await answer.json()) as OperationAnswer<O>;
    const error = await refusal(answer);
    if (!options.quiet) announceApiError(error);
    throw error;
  };
}

type Input = { params?: unknown; query?: unknown; body?: unknown };

async function send(
  target: Operation,
  input: Input,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const headers = new Headers({ 'X-Locale': document.documentElement.dataset.locale ?? 'en' });
  const init: RequestInit = { method: target.method, headers };
  if (signal) init.signal = signal;
  if (input.body !== undefined) {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(input.body);
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
