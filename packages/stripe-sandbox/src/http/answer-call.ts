import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type Stripe from 'stripe';
import {
  forbidden,
  invalidRequest,
  resourceMissing,
  StripeSandboxError,
  unauthorized,
} from '../errors.ts';
import { newId } from '../ids.ts';
import type { Call, Nullable, Operation } from '../operation.ts';
import { decodeForm, type FormObject, type FormValue, readParams } from '../params.ts';
import { accessibleAccount } from '../resources/accounts/states.ts';
import { createPaymentMethod } from '../resources/payment-methods.ts';
import { change, type SandboxParts } from '../sandbox-parts.ts';
import type { Objects } from '../store/objects.ts';
import { type RunningKeys, requestDigest, savedAnswer } from './idempotency.ts';

/** The response to a call. */
export interface Answer {
  status: number;
  /** JSON. */
  body: string;
  requestId: string;
  /** The original request, if this is its saved answer. */
  replayOf?: string;
  /** The connection is closed instead of answering. */
  dropped?: boolean;
}

function success(body: object, requestId: string): Answer {
  return { status: 200, body: JSON.stringify(body, null, 2), requestId };
}

/** The answer for an error; an unexpected error is a 500. */
export function failure(error: unknown, requestId: string): Answer {
  const sandboxError =
    error instanceof StripeSandboxError
      ? error
      : new StripeSandboxError(500, {
          type: 'api_error',
          message: `The sandbox failed: ${error instanceof Error ? error.message : String(error)}`,
        });
  return {
    status: sandboxError.status,
    body: JSON.stringify({ error: sandboxError.body }, null, 2),
    requestId,
  };
}

/** The headers of an answer. */
export function answerHeaders(
  { status, requestId, replayOf }: Answer,
  call: { idempotencyKey: string | undefined; version: string },
): Record<string, string> {
  const mayRetry = status === 409 || status === 429 || (status >= 500 && replayOf === undefined);
  return {
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    'request-id': requestId,
    'stripe-version': call.version,
    ...(call.idempotencyKey !== undefined && { 'idempotency-key': call.idempotencyKey }),
    ...(replayOf && { 'original-request': replayOf, 'idempotent-replayed': 'true' }),
    ...(status >= 400 && { 'stripe-should-retry': String(mayRetry) }),
  };
}

/** A call as it was received. */
interface IncomingCall {
  operation: Operation;
  /** The address from /v1 on, without the query. */
  path: string;
  /** It was received on the path for browsers, which have no secret key. */
  isFromBrowser: boolean;
  id: string;
  child: string;
  /** The header Stripe-Account, or empty. */
  account: string;
  /** The query of a GET or DELETE, the body of a POST. */
  text: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
}

/** Handles every call in this order: key, faults, idempotency, parameters, work, answer. */
export function callAnswerer(parts: SandboxParts) {
  const running: RunningKeys = new Set();

  return async function answerCall(call: IncomingCall): Promise<Answer> {
    const requestId = newId('req');
    try {
      return await checkedAnswer(parts, running, call, requestId);
    } catch (error) {
      return failure(error, requestId);
    }
  };
}

async function checkedAnswer(
  parts: SandboxParts,
  running: RunningKeys,
  call: IncomingCall,
  requestId: string,
): Promise<Answer> {
  const { operation, path } = call;
  const take = (kinds: Parameters<typeof parts.faults.takeForCall>[0]) =>
    parts.faults.takeForCall(kinds, operation.method, path);
  if (take(['drop_before'])) return { ...failure(dropped(), requestId), dropped: true };
  const { form, kind } = formOf(parts, call);
  checkAccount(parts, call);
  const refused = take(['429', '409']);
  if (refused) throw refused.kind === '429' ? tooManyRequests() : lockTimeout();

  const key = operation.method === 'POST' ? call.idempotencyKey : undefined;
  const request = requestDigest(operation.method, path, form);
  if (key !== undefined) {
    const now = Math.floor(parts.clock.now() / 1000);
    const saved = savedAnswer(parts.store.idempotency, running, { key, request, now });
    if (saved) {
      const { status, body, requestId: replayOf } = saved;
      return { status, body, requestId, replayOf };
    }
    running.add(key);
  }
  try {
    const delay = take(['delay']);
    if (delay) await pause(delay.milliseconds);
    const fails = take(['500_after_execute']) !== undefined;
    const answer = execute(parts, { ...call, form, kind, key, request, requestId, fails });
    if (take(['before_response'])) await parts.webhooks.flush();
    return take(['drop_after_execute']) ? { ...answer, dropped: true } : answer;
  } finally {
    if (key !== undefined) running.delete(key);
  }
}

/** Decodes the parameters and checks the caller. Removes the parameters that only this check needs. */
function formOf(parts: SandboxParts, call: IncomingCall): { form: FormObject; kind: KeyKind } {
  const form = decodeForm(call.text);
  if (!form) throw invalidRequest('The parameters could not be read as a form.');
  const kind = checkKey(parts, call, form);
  const { key: _key, client_secret: secret, ...rest } = form;
  if (kind === 'secret')
    return { form: secret === undefined ? rest : { ...rest, client_secret: secret }, kind };
  if (call.id !== '') checkClientSecret(parts.store.objects, call.id, form);
  checkPublicExpand(form.expand);
  return { form: rest, kind };
}

/** Only some calls work for a connected account, and only while it is connected. */
function checkAccount({ store }: SandboxParts, { operation, account }: IncomingCall): void {
  if (account === '') return;
  if (!operation.connected)
    throw invalidRequest('The sandbox does not act on Stripe-Account here.', {
      code: 'parameter_unsupported',
      param: 'Stripe-Account',
    });
  accessibleAccount(store.objects, account);
}

interface CheckedCall extends IncomingCall {
  form: FormObject;
  kind: KeyKind;
  key: string | undefined;
  request: string;
  requestId: string;
  /** The fault "500_after_execute" applies. */
  fails: boolean;
}

/** Runs the operation in one transaction, together with the answer that is saved for its key. */
function execute(parts: SandboxParts, call: CheckedCall): Answer {
  const { operation, id, child, account, form, key, requestId } = call;
  const { params, card } = readCall(operation, form, call.kind);
  const ascribed = { id: requestId, idempotency_key: key ?? null };
  try {
    return change(
      parts,
      (context) => {
        const ran = run(operation, { ...context, id, child, account, params }, card, requestId);
        const answer = call.fails ? failure(internal(), requestId) : ran;
        save(parts, call, context.now, answer);
        return answer;
      },
      operation.method === 'GET' ? null : ascribed,
    );
  } catch (error) {
    const answer = failure(error, requestId);
    const began = error instanceof StripeSandboxError && !error.isValidationFailure;
    if (began) change(parts, ({ now }) => save(parts, call, now, answer));
    return answer;
  }
}

/** A declined card is a normal answer: its changes stay. Other errors undo everything. */
function run(
  operation: Operation,
  call: Call<object>,
  card: CardData | undefined,
  requestId: string,
): Answer {
  try {
    const body = operation.run(card === undefined ? call : withCard(call, card));
    const { expand } = call.params as { expand?: string[] | null };
    return success(expanded(call.objects, body, expand ?? []), requestId);
  } catch (error) {
    if (error instanceof StripeSandboxError && error.keepsEffects) return failure(error, requestId);
    throw error;
  }
}

function save({ store }: SandboxParts, call: CheckedCall, created: number, answer: Answer): void {
  const { key, request, requestId } = call;
  if (key === undefined) return;
  const { status, body } = answer;
  store.idempotency.save({ key, request, requestId, status, body, created });
}

const internal = () =>
  new StripeSandboxError(500, { type: 'api_error', message: 'Something went wrong on our end.' });
const dropped = internal;
const tooManyRequests = () =>
  new StripeSandboxError(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Too many requests in too short a time.',
  });
const lockTimeout = () =>
  new StripeSandboxError(409, {
    type: 'invalid_request_error',
    code: 'lock_timeout',
    message: 'Another request holds this object at the moment.',
  });

/** A card that is sent with the call that uses it. */
type CardData = Nullable<Stripe.PaymentMethodCreateParams>;

const NAME = 'payment_method_data';

/**
 * Reads a call's parameters. When a browser confirms, they may include the card itself, which the
 * SDK's types lack because servers never send one.
 */
function readCall(
  operation: Operation,
  form: FormObject,
  kind: KeyKind,
): { params: Record<string, unknown>; card?: CardData } {
  if (!operation.takesCard || kind !== 'publishable' || form[NAME] === undefined)
    return { params: readParams(operation.params, form) };
  const { [NAME]: data, ...rest } = form;
  if (typeof data === 'string') throw invalidRequest('Invalid object', { param: NAME });
  if (rest.payment_method !== undefined)
    throw invalidRequest(`Name either payment_method or ${NAME}.`, { param: NAME });
  const card = readParams('PaymentMethodCreateParams', data, NAME) as unknown as CardData;
  return { params: readParams(operation.params, rest), card };
}

/** The call as if the payment method of the card had been created before. */
function withCard(call: Call<object>, card: CardData): Call<object> {
  const { id } = createPaymentMethod(call, card);
  return { ...call, params: { ...call.params, payment_method: id } };
}

/**
 * With a publishable key, an intent can be used only with its client_secret.
 * Otherwise throws the same 404 as for an intent that does not exist, so no one can probe for ids.
 */
function checkClientSecret(objects: Objects, id: string, form: FormObject): void {
  const intent = objects.find('setup_intent', id) ?? objects.find('payment_intent', id);
  const kind = id.startsWith('seti_') ? 'setupintent' : 'payment_intent';
  if (form.client_secret === undefined)
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  if (!intent || intent.client_secret !== form.client_secret)
    throw resourceMissing(kind, id, 'intent');
}

type Fields = Record<string, unknown>;
const DEEPEST = 4;
/** The fields that a page with the intent's client_secret entered itself. */
const PUBLIC_PATHS = new Set<unknown>(['payment_method']);

/**
 * Replaces ids with their objects. A path may be dotted, and starts with "data." on lists.
 * @returns a copy; throws 400 for a path to a field that cannot be expanded
 */
function expanded(objects: Objects, body: object, paths: readonly string[]): object {
  const copy = structuredClone(body) as Fields;
  for (const path of paths) {
    const steps = path.split('.');
    const isList = copy.object === 'list';
    if (steps.length > DEEPEST + (isList ? 1 : 0))
      throw invalidRequest(`At most ${DEEPEST} levels can be expanded: ${path}`, {
        param: 'expand',
      });
    expandPath(objects, copy, steps, path);
  }
  return copy;
}

/** A publishable key cannot expand the customer and other private objects. Throws 400. */
function checkPublicExpand(expand: FormValue | undefined): void {
  if (expand === undefined) return;
  const paths = typeof expand === 'string' ? [expand] : Object.values(expand);
  if (paths.every((path) => PUBLIC_PATHS.has(path))) return;
  throw invalidRequest('With a publishable key only payment_method can be expanded.', {
    param: 'expand',
  });
}

function expandPath(objects: Objects, target: Fields, steps: string[], path: string): void {
  const [step = '', ...rest] = steps;
  const value = target[step];
  if (value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) expandPath(objects, item as Fields, rest, path);
    return;
  }
  const next = typeof value === 'string' ? objects.findAny(value) : value;
  if (typeof next !== 'object' || step === 'id')
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  target[step] = next;
  if (rest.length > 0) expandPath(objects, next as Fields, rest, path);
}

/** The kind of key that a call has. */
type KeyKind = 'secret' | 'publishable';

/**
 * Checks the key of a call: the bearer token, or the parameter `key`, as browsers send it.
 * Throws 401 for a missing, wrong or live key, 403 for a publishable key where the secret key is needed
 * and for the secret key on the path for browsers.
 */
function checkKey(
  parts: SandboxParts,
  {
    operation,
    authorization,
    isFromBrowser,
  }: { operation: Operation; authorization: string | undefined; isFromBrowser: boolean },
  form: FormObject,
): KeyKind {
  const secret = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? form.key;
  if (typeof secret !== 'string')
    throw unauthorized('No API key was given. Send it as "Authorization: Bearer sk_test_...".');
  if (/^[sr]k_live_|^pk_live_/.test(secret))
    throw unauthorized('This is a sandbox: a live key has no business here.');
  if (isEqual(secret, parts.secretKey)) {
    if (isFromBrowser) throw forbidden('The secret key must not be used from a browser.');
    return 'secret';
  }
  if (!isEqual(secret, parts.publishableKey))
    throw unauthorized(`Invalid API Key provided: ${masked(secret)}`);
  if (!operation.publishable) throw forbidden('This call needs the secret key.');
  return 'publishable';
}

function isEqual(key: string, expected: string): boolean {
  const [one, other] = [Buffer.from(key), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function masked(key: string): string {
  return `${key.slice(0, 8)}${'*'.repeat(Math.max(key.length - 12, 0))}${key.slice(-4)}`;
}
