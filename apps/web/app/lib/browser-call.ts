import {
  ApiError,
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
  type Operation,
  operationUrl,
} from '@crewpad/contract';
import { errorAnswerOf, serverErrorText } from './api-error.ts';
import { announceApiError } from './api-error-events.ts';
import { rememberFailedToken, storedToken } from './session-store.ts';
import { announceOtherMember, isOtherMembers } from './tab-member.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** Errors that the caller shows itself, without a dialog of the shell. */
  quiet?: boolean;
  /** The call logs someone in, so an earlier session does not matter. */
  anonymous?: boolean;
  /** The call is about the session itself, also if the page still shows another member. */
  anyMember?: boolean;
  /** Money moves at most once per key, however often the call is made. */
  idempotencyKey?: string;
  /**
   * The call completes even if the page is left, if its body is small enough. For each write whose
   * effect the page shows before the answer.
   */
  keepalive?: boolean;
}

/**
 * Calls an operation of the API from the browser: `call(messages.sendMessage, { body })` with
 * `import { messages } from '@crewpad/contract/endpoints'`.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointAnswer<E>> {
  const answer = await successOf(endpoint, input as Input, options);
  try {
    return (answer.status === 204 ? null : await answer.json()) as EndpointAnswer<E>;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw announceUnlessQuiet(new ApiError(BAD_GATEWAY, { message: serverErrorText() }), options);
  }
}

const FORBIDDEN = 403;

/** Again, if the member must confirm that it is them. Its code loads with the first refusal. */
async function repeat(refusal: Response, call: () => Promise<Response>): Promise<Response> {
  const { repeatConfirmed } = await import('./confirmation.ts');
  return repeatConfirmed(refusal, call);
}

/** Calls an operation that returns a file, such as a CSV table. */
export async function callFile<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<Blob> {
  return (await successOf(endpoint, input as Input, options)).blob();
}

/** The answer to a call, made again once the member has confirmed that it is them. @throws ApiError */
async function successOf(endpoint: string, input: Input, options: CallOptions): Promise<Response> {
  const token = options.anonymous ? null : tokenOfPage(options);
  const attempt = () => send(endpoint, input, token, options);
  const first = await attempt();
  const answer =
    first.status === FORBIDDEN && token !== null ? await repeat(first, attempt) : first;
  if (!answer.ok) throw await refuse(answer, token, options);
  return answer;
}

/**
 * The token for a call of this page.
 * @throws ApiError if it belongs to another member than the page
 */
export function tokenOfPage({ anyMember }: CallOptions = {}): string | null {
  const token = storedToken();
  if (anyMember || !isOtherMembers(token)) return token;
  announceOtherMember();
  throw new ApiError(0, { message: '' });
}

/** Updates the session and notifies the shell after an API error. */
async function refuse(
  answer: Response,
  token: string | null,
  options: CallOptions,
): Promise<ApiError> {
  const error = await refusal(answer);
  if (error.status === 401 && token !== null) rememberFailedToken(token);
  return announceUnlessQuiet(error, options);
}

function announceUnlessQuiet(error: ApiError, { quiet }: CallOptions): ApiError {
  if (!quiet) announceApiError(error);
  return error;
}

/** Something in between answered, such as a login page of the network. */
const BAD_GATEWAY = 502;
/** Browsers refuse keepalive for larger bodies. */
const KEEPALIVE_MAX_BYTES = 60_000;

type Input = { params?: unknown; query?: unknown; body?: unknown };

async function send(
  endpoint: string,
  input: Input,
  token: string | null,
  { signal, idempotencyKey, keepalive }: CallOptions,
): Promise<Response> {
  const [method = '', path] = endpoint.split(' ') as [string, Operation['path']];
  const headers = new Headers({ 'X-Locale': document.documentElement.dataset.locale ?? 'en' });
  const init: RequestInit = { method, headers };
  if (signal) init.signal = signal;
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  let body = '';
  if (input.body !== undefined) {
    headers.set('Content-Type', 'application/json');
    init.body = body = JSON.stringify(input.body);
  }
  if (keepalive) init.keepalive = new Blob([body]).size <= KEEPALIVE_MAX_BYTES;
  return fetch(`/api${operationUrl({ path }, input)}`, init);
}

async function refusal(answer: Response): Promise<ApiError> {
  const body = errorAnswerOf(answer.status, await answer.text());
  const after = Number(answer.headers.get('Retry-After'));
  return new ApiError(answer.status, body, after > 0 ? after : undefined);
}
