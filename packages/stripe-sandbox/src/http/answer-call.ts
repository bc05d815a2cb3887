import { setTimeout as pause } from 'node:timers/promises';
import { invalidRequest, StripeSandboxError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Call, Operation } from '../operation.ts';
import { decodeForm, type FormObject } from '../params/form.ts';
import { accessibleAccount } from '../resources/accounts/finding.ts';
import { change, type SandboxParts } from '../sandbox-parts.ts';
import { type Answer, failure, success } from './answer.ts';
import { type CardData, readCall, withCard } from './card-data.ts';
import { checkClientSecret } from './client-secret.ts';
import { checkPublicExpand, expanded } from './expand.ts';
import { type RunningKeys, requestDigest, savedAnswer } from './idempotency.ts';
import { checkKey, type KeyKind } from './keys.ts';

/** A call as it was received. */
export interface IncomingCall {
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
    if (take(['before_response'])) await parts.courier.flush();
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
