import { ApiError } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './browser-call.ts';
import { readDraft, storeDraft } from './drafts.ts';
import { serverTime } from './server-time.ts';
import {
  forgetSession,
  forgetTabDrafts,
  putAdminAside,
  rememberFailedToken,
  restoreAdminSession,
  storedToken,
  updateSession,
} from './session-store.ts';
import { hasExpired, memberOfToken } from './session-token.ts';
import { leaveMember, onOtherMember, showMember, whenMemberLeaves } from './tab-member.ts';

const ADMIN = 1;
const MEMBER = 2;
const HOUR_S = 60 * 60;

let serial = 0;
/** A session token with the server's claims; `seconds` until its time is over. */
function tokenOf(memberId: number, seconds = HOUR_S): string {
  serial += 1;
  const exp = Math.floor(serverTime().getTime() / 1000) + seconds;
  const claims = { sub: String(memberId), exp, jti: String(serial) };
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
}

const logIn = (memberId: number, token = tokenOf(memberId)) => {
  updateSession({ token, user: { id: memberId }, has_auto_payment: false });
  return token;
};

/** As the browser's storage: its keys are its properties. */
function storage() {
  const values: Record<string, string> = {};
  const own = (name: string, value: (...args: string[]) => unknown) =>
    Object.defineProperty(values, name, { value });
  own('getItem', (key = '') => values[key] ?? null);
  own('setItem', (key = '', value = '') => {
    values[key] = value;
  });
  own('removeItem', (key = '') => delete values[key]);
  return values;
}

let databases: string[];
const requests: string[] = [];

beforeEach(() => {
  databases = [];
  requests.length = 0;
  vi.stubGlobal('window', {
    localStorage: storage(),
    sessionStorage: storage(),
    indexedDB: {
      deleteDatabase: (name: string) => databases.push(name),
      databases: async () => [{ name: 'unsent_messages_1' }, { name: 'unsent_messages_2' }],
    },
  });
  vi.stubGlobal('document', { documentElement: { dataset: { locale: 'en' } } });
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    requests.push(headers.get('Authorization') ?? '');
    return new Response('{}');
  });
  showMember(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a session token', () => {
  it('names its member and its end', () => {
    expect(memberOfToken(tokenOf(MEMBER))).toBe(MEMBER);
    expect(hasExpired(tokenOf(MEMBER))).toBe(false);
    expect(hasExpired(tokenOf(MEMBER, -1))).toBe(true);
  });

  it.each([null, '', 'no.such.token', 'a.e30.b', 'a.bnVsbA.b'])(
    'names no member if it is %j',
    (token) => {
      expect(memberOfToken(token)).toBeNull();
    },
  );
});

describe('a call of a page', () => {
  const save = () => call(accounts.setPreferences, { body: { theme: 'dark' } });
  const leave = () => call(accounts.logout, {}, { anyMember: true });

  it('goes out for the member whom the page shows', async () => {
    const token = logIn(ADMIN);
    showMember(ADMIN);
    await save();
    expect(requests).toEqual([`Bearer ${token}`]);
  });

  it('is held back if the session is another member’s by now, and says so', async () => {
    logIn(ADMIN);
    showMember(ADMIN);
    logIn(MEMBER);
    const onChange = vi.fn();
    const stop = onOtherMember(onChange);
    await expect(save()).rejects.toThrow(ApiError);
    expect(requests).toEqual([]);
    expect(onChange).toHaveBeenCalledOnce();
    await leave();
    expect(requests).toHaveLength(1);
    stop();
  });

  it('goes out for a visitor who has logged in in another tab', async () => {
    showMember(null);
    logIn(MEMBER);
    await save();
    expect(requests).toHaveLength(1);
  });
});

describe('drafts', () => {
  const draftsOf = (memberId: number) => [
    readDraft(memberId, 'message-7', 'browser'),
    readDraft(memberId, 'profile', 'tab'),
  ];
  beforeEach(() => {
    for (const id of [ADMIN, MEMBER]) {
      storeDraft(id, 'message-7', `of ${id}`, 'browser');
      storeDraft(id, 'profile', `of ${id}`, 'tab');
    }
  });

  it('belong to one member', () => {
    expect(draftsOf(ADMIN)).toEqual(['of 1', 'of 1']);
    expect(draftsOf(3)).toEqual([null, null]);
  });

  it('stay with an admin who views a member, whose own go with the view', async () => {
    logIn(ADMIN);
    putAdminAside();
    logIn(MEMBER);
    forgetTabDrafts({ id: ADMIN, token: null });
    expect(draftsOf(ADMIN)).toEqual(['of 1', 'of 1']);
    expect(restoreAdminSession()).toBe(true);
    expect(memberOfToken(storedToken())).toBe(ADMIN);
    expect(draftsOf(ADMIN)).toEqual(['of 1', 'of 1']);
    expect(draftsOf(MEMBER)).toEqual([null, null]);
    await vi.waitFor(() => expect(new Set(databases)).toEqual(new Set(['unsent_messages_2'])));
  });

  it('go with a logout, and with the unsent messages', async () => {
    logIn(MEMBER);
    forgetSession();
    expect([draftsOf(ADMIN), draftsOf(MEMBER)]).toEqual([
      [null, null],
      [null, null],
    ]);
    await vi.waitFor(() => expect(databases).toContain('unsent_messages_1'));
  });

  it('go when the session ends from outside, but not with its own time', () => {
    rememberFailedToken(logIn(MEMBER, tokenOf(MEMBER, -1)));
    expect(draftsOf(MEMBER)).toEqual(['of 2', 'of 2']);
    rememberFailedToken(logIn(MEMBER));
    expect(draftsOf(MEMBER)).toEqual([null, null]);
    expect(draftsOf(ADMIN)).toEqual(['of 1', 'of 1']);
    expect(databases).toContain('unsent_messages_2');
  });

  it.each([
    ['a logout', forgetSession],
    ['the end of the session from outside', () => rememberFailedToken(storedToken() ?? '')],
  ])('are deleted by %s, with the sign-ups of this tab', (_, end) => {
    logIn(MEMBER);
    const names = ['temp_user', 'invited_user'];
    for (const name of names) window.localStorage.setItem(name, '{"first_name":"Ana"}');
    end();
    expect(names.map((name) => window.localStorage.getItem(name))).toEqual([null, null]);
  });

  it('stay when an earlier token of a renewed session is refused', () => {
    const earlier = logIn(MEMBER);
    logIn(MEMBER);
    rememberFailedToken(earlier);
    expect(draftsOf(MEMBER)).toEqual(['of 2', 'of 2']);
  });

  it('go from a tab after a logout in another one, unless the time was over', () => {
    forgetTabDrafts({ id: MEMBER, token: tokenOf(MEMBER, -1) });
    expect(draftsOf(MEMBER)).toEqual(['of 2', 'of 2']);
    forgetTabDrafts({ id: MEMBER, token: tokenOf(MEMBER) });
    expect(draftsOf(MEMBER)).toEqual(['of 2', null]);
  });
});

it('what a module holds for a member goes when the tab shows another one', () => {
  const forgotten: number[] = [];
  whenMemberLeaves((id) => forgotten.push(id));
  leaveMember(ADMIN);
  expect(forgotten).toEqual([ADMIN]);
});
