import { createHash } from 'node:crypto';
import { invalidRequest, StripeSandboxError } from '../errors.ts';
import type { FormObject, FormValue } from '../params.ts';
import type { IdempotencyRecord, IdempotencyRecords } from '../store/store.ts';

const LONGEST_KEY = 255;
const KEPT_SECONDS = 86_400;

/** The keys of the calls that are running. */
export type RunningKeys = Set<string>;

/**
 * Finds the saved answer of a key.
 * Throws 400 `idempotency_error` if the key was used for another request, 409 while that request runs.
 * @param now unix seconds of the sandbox's clock: answers expire after 24 hours
 */
export function savedAnswer(
  records: IdempotencyRecords,
  running: RunningKeys,
  { key, request, now }: { key: string; request: string; now: number },
): IdempotencyRecord | undefined {
  if (key.length > LONGEST_KEY)
    throw invalidRequest(`An idempotency key has at most ${LONGEST_KEY} characters.`);
  if (running.has(key))
    throw new StripeSandboxError(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: `Another request with the idempotency key ${key} is still being executed.`,
    });
  records.prune(now - KEPT_SECONDS);
  const saved = records.find(key);
  if (saved && saved.request !== request)
    throw new StripeSandboxError(400, {
      type: 'idempotency_error',
      message: `The idempotency key ${key} was first used with other parameters or for another address.`,
    });
  return saved;
}

/** Digest of the request that a key belongs to, without card numbers and CVCs. */
export function requestDigest(method: string, path: string, form: FormObject): string {
  const text = `${method} ${path} ${JSON.stringify(withoutCard(form))}`;
  return createHash('sha256').update(text).digest('hex');
}

function withoutCard(value: FormValue): unknown {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => {
      if (name === 'number' && typeof inner === 'string') return [name, inner.slice(-4)];
      return name === 'cvc' ? [name] : [name, withoutCard(inner)];
    });
}
