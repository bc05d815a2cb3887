import { SESSION_DAYS, SESSION_KEEP_DAYS } from '@crewpad/domain';
import { forgetDrafts } from './drafts.ts';
import { hasExpired, memberOfToken } from './session-token.ts';

/** The session data in this browser, under established key names. */
const TOKEN = 'token';
const USER = 'user';
const AUTO_PAYMENT = 'has_auto_payment';
/** When the stored session expires, in milliseconds since 1970. */
const EXPIRY = 'isKeepMe';
/** The lister's last known count of tenants. */
export const TENANT_TOTAL = 'tenant_total';
/** The session of an unpaid sign-up. */
const TEMP_TOKEN = 'temp_token';
export const TEMP_USER = 'temp_user';
/** What an invited person typed into their sign-up. */
export const INVITED_USER = 'invited_user';
/** The listing that a visitor wants, until they reach it. */
export const CHOSEN_LISTING = 'chosen_listing';
export const PENDING_INVITES = 'pendingInvitesAcknowledged';
export const SETUP_PAYMENT_METHOD = 'setupPaymentMethodAcknowledged';
/** Sign-ups that somebody began here. */
const SIGN_UPS = [TEMP_USER, INVITED_USER];
const OF_SESSION = [TOKEN, USER, AUTO_PAYMENT, EXPIRY, TENANT_TOTAL];
/** Prefix for an admin's own session while they view as a member. */
const ASIDE = 'admin_';
/** Databases of unsent messages, one per member. */
const UNSENT = 'unsent_messages_';
const OF_ADMIN = OF_SESSION.map((name) => ASIDE + name);

const DAY_MS = 24 * 60 * 60 * 1000;

export interface StoredSession {
  token: string;
  user: unknown;
  has_auto_payment: boolean;
}

/** The token that this tab stored last. */
let ownToken: string | null = null;
/** Tokens that the server refused: never sent again, even if stored again. */
const failed = new Set<string>();

function read(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    window.localStorage.setItem(name, value);
  } catch {
    // Private mode or full storage: the session then lasts as long as the auth cookie.
  }
}

function remove(names: readonly string[]): void {
  try {
    for (const name of names) window.localStorage.removeItem(name);
  } catch {
    // Then nothing was stored either.
  }
}

/** The token for calls: the member's, otherwise that of their unpaid sign-up. */
export function storedToken(): string | null {
  const usable = (token: string | null) => token !== null && token !== '' && !failed.has(token);
  return [read(TOKEN), read(TEMP_TOKEN)].find(usable) ?? null;
}

/** Whether this tab logged in, rather than another one. */
export const isOwnSession = (token: string | null): boolean => token === ownToken;

/** Stores the session of the logged-in member; `keep` is the choice in the login form. */
export function storeSession(session: StoredSession, keep: boolean): void {
  updateSession(session);
  const days = keep ? SESSION_KEEP_DAYS : SESSION_DAYS;
  write(EXPIRY, String(Date.now() + days * DAY_MS));
  remove([TEMP_TOKEN, TEMP_USER]);
}

/** Updates the stored session with the server's answer. */
export function updateSession({ token, user, has_auto_payment }: StoredSession): void {
  failed.delete(token);
  ownToken = token;
  write(TOKEN, token);
  write(USER, JSON.stringify(user));
  write(AUTO_PAYMENT, JSON.stringify(has_auto_payment));
}

/** Updates the member data of the same session. */
export function updateUser(user: { automatic_payment: number }): void {
  const token = read(TOKEN);
  if (token === null) return;
  updateSession({ token, user, has_auto_payment: user.automatic_payment === 1 });
}

export function storeUnpaidSession(token: string): void {
  failed.delete(token);
  write(TEMP_TOKEN, token);
}

/** Whether only the session of an unpaid sign-up is stored. */
export function isUnpaidSession(): boolean {
  return read(TOKEN) === null && read(TEMP_TOKEN) !== null;
}

export function forgetSession(): void {
  const prompts = [PENDING_INVITES, SETUP_PAYMENT_METHOD];
  const memberIds = [TOKEN, TEMP_TOKEN, ASIDE + TOKEN].map((name) => memberOfToken(read(name)));
  remove([...OF_SESSION, ...OF_ADMIN, TEMP_TOKEN, ...SIGN_UPS, CHOSEN_LISTING, ...prompts]);
  forgetUnsent(() => true, memberIds);
}

export const unsentDatabase = (memberId: number) => `${UNSENT}${memberId}`;

/**
 * Deletes the drafts and unsent messages of these members.
 * @param memberIds for browsers that do not list their databases
 */
function forgetUnsent(isGone: (memberId: number) => boolean, memberIds: (number | null)[]): void {
  forgetDrafts(isGone, ['browser', 'tab']);
  const drop = (name: string) => window.indexedDB.deleteDatabase(name);
  try {
    for (const id of memberIds) if (id !== null && isGone(id)) drop(unsentDatabase(id));
    window.indexedDB
      .databases?.()
      .then((all) => {
        for (const { name = '' } of all) {
          if (name.startsWith(UNSENT) && isGone(Number(name.slice(UNSENT.length)))) drop(name);
        }
      })
      .catch(() => undefined);
  } catch {
    // Storage is disabled: nothing was stored.
  }
}

/** Deletes this tab's drafts of members whose session has ended, unless its time was over. */
export function forgetTabDrafts(last: { id: number; token: string | null }): void {
  const live = [TOKEN, TEMP_TOKEN, ASIDE + TOKEN].map((name) => memberOfToken(read(name)));
  if (last.token !== null && hasExpired(last.token)) live.push(last.id);
  forgetDrafts((id) => !live.includes(id), ['tab']);
}

/** Stores an admin's own session before they view as a member. */
export function putAdminAside(): void {
  copy(OF_SESSION, OF_ADMIN);
}

/** Restores the admin's session; false if none was stored. */
export function restoreAdminSession(): boolean {
  const token = read(ASIDE + TOKEN);
  if (token === null) return false;
  const viewedId = memberOfToken(read(TOKEN));
  const admin = memberOfToken(token);
  copy(OF_ADMIN, OF_SESSION);
  remove(OF_ADMIN);
  ownToken = token;
  // Nothing that was typed in the member's account stays with the admin.
  forgetUnsent((id) => id !== admin, [viewedId]);
  return true;
}

function copy(from: readonly string[], to: readonly string[]): void {
  from.forEach((name, at) => {
    const value = read(name);
    const target = to[at] ?? name;
    if (value === null) remove([target]);
    else write(target, value);
  });
}

/** Clears an expired stored session. */
export function forgetExpiredSession(): void {
  const expiry = read(EXPIRY);
  if (expiry !== null && Number(expiry) < Date.now()) remove(OF_SESSION);
}

/**
 * Remembers that the server refused this token. A session that someone ended before its time takes its
 * drafts, sign-ups and unsent messages along: this browser may be in other hands.
 */
export function rememberFailedToken(token: string): void {
  failed.add(token);
  const holder = memberOfToken(token);
  const isStored = read(TOKEN) === token || read(TEMP_TOKEN) === token;
  if (isStored && holder !== null && !hasExpired(token)) {
    forgetUnsent((id) => id === holder, [holder]);
    remove(SIGN_UPS);
  }
  if (read(TOKEN) === token) remove(OF_SESSION);
  if (read(TEMP_TOKEN) === token) remove([TEMP_TOKEN]);
}

/** Subscribes to a login or logout in another tab. Returns an unsubscribe function. */
export function onOtherTab(onChange: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === null || key === TOKEN || key === TEMP_TOKEN) onChange();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
