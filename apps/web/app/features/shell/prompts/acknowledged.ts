import { PENDING_INVITES, SETUP_PAYMENT_METHOD } from '../../../lib/session-store.ts';
import { keepStored, readStored } from '../../../lib/storage.ts';
import type { Acknowledged, Prompt } from './which-prompt.ts';

const KEYS: Partial<Record<Prompt, string>> = {
  set_up: SETUP_PAYMENT_METHOD,
  invites: PENDING_INVITES,
};
const isTrue = (value: unknown): value is true => value === true;

/** What this browser has acknowledged when the site is opened: of invitations it is told anew. */
export function acknowledgedAtFirst(): Acknowledged {
  keepStored(PENDING_INVITES, false);
  return {
    expired: false,
    set_up: readStored(SETUP_PAYMENT_METHOD, isTrue) === true,
    invites: false,
  };
}

/** Keeps an answer; that the account has expired is asked anew each time the site is opened. */
export function keepAcknowledged(prompt: Prompt): void {
  const key = KEYS[prompt];
  if (key !== undefined) keepStored(key, true);
}
