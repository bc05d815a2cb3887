import { timingSafeEqual } from 'node:crypto';
import { forbidden, unauthorized } from '../errors.ts';
import type { Operation } from '../operation.ts';
import type { FormObject } from '../params/form.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

/** The kind of key that a call has. */
export type KeyKind = 'secret' | 'publishable';

/**
 * Checks the key of a call: the bearer token, or the parameter `key`, as browsers send it.
 * Throws 401 for a missing, wrong or live key, 403 for a publishable key where the secret key is needed
 * and for the secret key on the path for browsers.
 */
export function checkKey(
  parts: SandboxParts,
  {
    operation,
    authorization,
    isFromBrowser,
  }: { operation: Operation; authorization: string | undefined; isFromBrowser: boolean },
  form: FormObject,
): KeyKind {
  const given = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? form.key;
  if (typeof given !== 'string')
    throw unauthorized('No API key was given. Send it as "Authorization: Bearer sk_test_...".');
  if (/^[sr]k_live_|^pk_live_/.test(given))
    throw unauthorized('This is a sandbox: a live key has no business here.');
  if (isEqual(given, parts.secretKey)) {
    if (isFromBrowser) throw forbidden('The secret key must not be used from a browser.');
    return 'secret';
  }
  if (!isEqual(given, parts.publishableKey))
    throw unauthorized(`Invalid API Key provided: ${masked(given)}`);
  if (!operation.publishable) throw forbidden('This call needs the secret key.');
  return 'publishable';
}

function isEqual(given: string, known: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(known)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function masked(key: string): string {
  return `${key.slice(0, 8)}${'*'.repeat(Math.max(key.length - 12, 0))}${key.slice(-4)}`;
}
