import { PENDING_INVITES, SETUP_PAYMENT_METHOD } from '../../lib/session-store.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { Acknowledged, Prompt } from './select-prompt.ts';

const KEYS: Partial<Record<Prompt, string>> = {
  set_up: SETUP_PAYMENT_METHOD,
  invites: PENDING_INVITES,
};
const isTrue = (value: unknown): value is true => value === true;

/** The answers of this browser when the site opens. Invitations prompt again at each visit. */
export function initialAcknowledged(): Acknowledged {
  writeStored(PENDING_INVITES, false);
  return {
    expired: false,
    set_up: readStored(SETUP_PAYMENT_METHOD, isTrue) === true,
    invites: false,
  };
}

/** Stores an answer. An expired account prompts again at each visit. */
export function storeAcknowledged(prompt: Prompt): void {
  const key = KEYS[prompt];
  if (key !== undefined) writeStored(key, true);
}
