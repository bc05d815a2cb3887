import { CONFIRMED_OPERATIONS } from '@crewpad/contract';
import { SESSIONS_PER_MEMBER } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { deleteOldData } from '../../../platform/old-data.ts';
import { TEST_PASSWORD, useTestApp } from '../../../testing/test-app.ts';
import { createLinkToken } from '../email-address/links.ts';
import { Authenticator } from '../second-step/testing-authenticator.ts';
import { oldSessions } from './sessions.ts';

const QUESTION = { challenge: 'bm9uZQ', rp: { id: 'localhost' } };

describe('sessions', () => {
  const rig = useTestApp();

  const statusOf = async (token: string) => (await rig.get('/user', token)).status;

  describe('a session', () => {
    it('expires after a day, or after a year with isKeep', async () => {
      const { id } = await rig.member();
      const [short, long] = [await rig.tokenOf(id), await rig.tokenOf(id, true)];
      rig.clock.advance(86_400 + 61);
      expect([await statusOf(short), await statusOf(long)]).toEqual([401, 200]);
      rig.clock.advance(364 * 86_400);
      expect(await statusOf(long)).toBe(401);
    });

    it('ends with the account, whatever the token says', async () => {
      const { id } = await rig.member();
      const token = await rig.tokenOf(id);
      await rig.database.db
        .updateTable('members')
        .set({ status: 'CLOSED' })
        .where('id', '=', id)
        .execute();
      expect(await statusOf(token)).toBe(401);
    });

    it('refuses a modified token', async () => {
      const { id } = await rig.member();
      const [head, , signature] = (await rig.tokenOf(id)).split('.');
      const forged = Buffer.from(JSON.stringify({ sid: 1, sub: '1' })).toString('base64url');
      expect(await statusOf(`${head}.${forged}.${signature}`)).toBe(401);
      expect(await statusOf('nonsense')).toBe(401);
    });

    it('replaces the oldest when there are more than twenty', async () => {
      const { id } = await rig.member();
      const tokens: string[] = [];
      for (let n = 0; n <= SESSIONS_PER_MEMBER; n += 1) tokens.push(await rig.tokenOf(id));
      const statuses = await Promise.all(tokens.map(statusOf));
      expect(statuses).toEqual([401, ...Array(SESSIONS_PER_MEMBER).fill(200)]);
    });
  });

  describe('expired sessions and links', () => {
    it('are deleted after a month; active ones stay', async () => {
      const { id, email } = await rig.member();
      const [shortToken, longToken] = [await rig.tokenOf(id), await rig.tokenOf(id, true)];
      await transaction(rig.database.db, (trx) =>
        createLinkToken(trx, { memberId: id, kind: 'reset', email, now: rig.clock.now() }),
      );
      await rig.post('/logout', undefined, shortToken);
      const count = async () => {
        const [sessions, tokens] = await Promise.all([
          rig.database.db.selectFrom('sessions').select('id').where('member_id', '=', id).execute(),
          rig.database.db
            .selectFrom('member_tokens')
            .select('id')
            .where('member_id', '=', id)
            .execute(),
        ]);
        return [sessions.length, tokens.length];
      };
      rig.clock.advance(29 * 86_400);
      await deleteOldData(rig.database.db, oldSessions, rig.clock.now());
      expect(await count()).toEqual([2, 1]);
      rig.clock.advance(2 * 86_400);
      await deleteOldData(rig.database.db, oldSessions, rig.clock.now());
      expect(await count()).toEqual([1, 0]);
      expect(await statusOf(longToken)).toBe(200);
    });
  });

  describe('GET /checking-account', () => {
    it('returns the same token, with a cookie that expires with it', async () => {
      const { id } = await rig.member();
      const token = await rig.tokenOf(id);
      const { body, headers } = await rig.get('/checking-account', token);
      expect(body).toMatchObject({ token, user: { id }, has_auto_payment: false });
      const end = new Date(rig.clock.now().getTime() + 86_400_000).toUTCString().slice(0, 22);
      expect(headers['set-cookie']).toContain(`crewpad-session=${token}; Expires=${end}`);
    });
  });

  describe('POST /user/refresh-token', () => {
    const refresh = (token: string) => rig.post('/user/refresh-token', undefined, token);

    it('returns a new token; the old one stays valid for a minute', async () => {
      const { id } = await rig.member();
      const old = await rig.tokenOf(id);
      const { body, headers } = await refresh(old);
      expect(body.token).not.toBe(old);
      expect(headers['set-cookie']).toContain(`crewpad-session=${body.token}`);
      rig.clock.advance(55);
      expect([await statusOf(old), await statusOf(body.token)]).toEqual([200, 200]);
      rig.clock.advance(10);
      expect([await statusOf(old), await statusOf(body.token)]).toEqual([401, 200]);
    });

    it('does not extend the session', async () => {
      const { id } = await rig.member();
      const old = await rig.tokenOf(id);
      rig.clock.advance(80_000);
      const { body } = await refresh(old);
      rig.clock.advance(6_400 + 61);
      expect(await statusOf(body.token)).toBe(401);
    });

    it('works for two concurrent calls', async () => {
      const { id } = await rig.member();
      const old = await rig.tokenOf(id);
      const answers = await Promise.all([refresh(old), refresh(old), refresh(old)]);
      rig.clock.advance(120);
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect(await statusOf(body.token)).toBe(200);
      }
      expect(await statusOf(old)).toBe(401);
    });
  });

  describe('the list of sessions', () => {
    it('returns the own open sessions, and ends them', async () => {
      const { id } = await rig.member();
      const [mine, other, third] = [
        await rig.tokenOf(id),
        await rig.tokenOf(id),
        await rig.tokenOf(id),
      ];
      const { body } = await rig.get('/user/sessions', mine);
      expect(body.data).toHaveLength(3);
      const others = body.data.filter((session: { current: boolean }) => !session.current);
      expect(others).toHaveLength(2);
      const { status } = await rig.delete(`/user/sessions/${others[0].id}`, mine);
      expect(status).toBe(200);
      const left = [await statusOf(other), await statusOf(third)];
      expect(left.toSorted()).toEqual([200, 401]);
      expect((await rig.delete('/user/sessions', mine)).status).toBe(200);
      expect([await statusOf(other), await statusOf(third), await statusOf(mine)]).toEqual([
        401, 401, 200,
      ]);
    });

    it('says how each was opened, and until when it stays open', async () => {
      const { email } = await rig.member();
      const login = { email, password: TEST_PASSWORD, isKeep: true };
      const { token } = (await rig.post('/login', login)).body;
      const [session] = (await rig.get('/user/sessions', token)).body.data;
      expect(session.method).toBe('password');
      const open = new Date(session.expires_at).getTime() - new Date(session.created_at).getTime();
      expect(open).toBe(365 * 24 * 60 * 60 * 1000);
    });

    it('does not return sessions of others or ended ones', async () => {
      const [me, you] = [await rig.member(), await rig.member()];
      const [mine, yours] = [await rig.tokenOf(me.id), await rig.tokenOf(you.id)];
      const { body } = await rig.get('/user/sessions', yours);
      const path = `/user/sessions/${body.data[0].id}`;
      expect((await rig.delete(path, mine)).status).toBe(404);
      expect(await statusOf(yours)).toBe(200);
      expect((await rig.delete(path, yours)).status).toBe(200);
      expect((await rig.delete(path, mine)).status).toBe(404);
    });

    it('is refused while an admin views the account', async () => {
      const [admin, member] = [await rig.member({ role: 'admin' }), await rig.member()];
      const adminToken = await rig.tokenOf(admin.id);
      const switched = await rig.tokenOf(member.id);
      await rig.database.db
        .updateTable('sessions')
        .set(({ selectFrom }) => ({
          admin_session_id: selectFrom('sessions')
            .select(({ fn }) => fn.max('id').as('id'))
            .where('member_id', '=', admin.id),
        }))
        .where('member_id', '=', member.id)
        .execute();
      const own = await rig.tokenOf(member.id);
      expect((await rig.get('/user/sessions', switched)).status).toBe(403);
      expect((await rig.delete('/user/sessions', switched)).status).toBe(403);
      expect((await rig.get('/user/sessions', own)).body.data).toHaveLength(1);
      expect((await rig.get('/user', switched)).body.user.id).toBe(member.id);
      // The admin's own logout ends the views opened from their session.
      expect((await rig.post('/logout', undefined, adminToken)).status).toBe(200);
      expect([await statusOf(switched), await statusOf(own)]).toEqual([401, 200]);
    });
  });
});

describe('the confirmation of a session', () => {
  const rig = useTestApp({ RATE_LIMITS: 'on' });

  const MINUTES = 60;
  const confirm = (token: string | undefined, password = TEST_PASSWORD) =>
    rig.post('/user/confirm', { password }, token);

  const PROFILE = {
    first_name: 'Ana',
    last_name: 'Lopez',
    display_name: 'Ana L',
    birthdate_month: 7,
    birthdate_day: 7,
    birthdate_year: 1990,
    phone_number: '+12025550123',
  };

  /** A call of each operation on the list, and its status once it is confirmed. */
  async function callOf(operation: string) {
    const isAdmin = operation.includes('/admin/');
    const row = { role: isAdmin ? ('admin' as const) : ('member' as const) };
    const { id } = await rig.member({ ...row, phone_number: '+12025550100', country_code: 'US' });
    await rig.tokenOf(id);
    const other = isAdmin ? (await rig.member()).id : await rig.sessionOf(id);
    const token = await rig.tokenOf(id);
    const [method = '', path = ''] = operation.split(' ');
    const bodies: Record<string, object> = {
      '/account/user/update': PROFILE,
      '/payouts/open': { target: 'dashboard' },
      '/admin/members/export': { reason: 'A letter to all members' },
      '/user/authenticator-app/confirm': { code: '123456' },
      '/user/second-step': { on: false },
      '/user/passkeys': { state: 'forged', credential: new Authenticator().create(QUESTION) },
      '/user/passkeys/{id}': { name: 'My phone' },
    };
    const answers: Record<string, number[]> = {
      '/payouts/open': [404, 503],
      '/user/authenticator-app/confirm': [400],
      '/user/recovery-codes': [409],
      '/user/passkeys': [400],
      '/user/passkeys/{id}': [404],
    };
    const body = method === 'DELETE' ? undefined : bodies[path];
    const call = () => rig.call(method, path.replace('{id}', String(other)), { token, body });
    return { id, token, call, done: answers[path] ?? [200] };
  }

  describe.each(Object.keys(CONFIRMED_OPERATIONS))('%s', (operation) => {
    it('asks again ten minutes after the login, and works once the password is confirmed', async () => {
      const { id, token, call, done } = await callOf(operation);
      rig.clock.advance(10 * MINUTES);
      const sessions = () =>
        rig.database.db
          .selectFrom('sessions')
          .select(['id', 'ended_at'])
          .where('member_id', '=', id)
          .orderBy('id')
          .execute();
      const before = await sessions();
      const { status, body } = await call();
      expect([status, body.error_code, body.data]).toEqual([
        403,
        'CONFIRMATION_REQUIRED',
        { methods: ['password'] },
      ]);
      expect(await sessions()).toEqual(before);
      expect((await confirm(token)).status).toBe(200);
      expect(done).toContain((await call()).status);
    });

    it('does not ask within ten minutes of the login', async () => {
      const { call, done } = await callOf(operation);
      rig.clock.advance(10 * MINUTES - 1);
      expect(done).toContain((await call()).status);
    });
  });

  describe('POST /user/confirm', () => {
    it('confirms one session for ten minutes', async () => {
      const { id } = await rig.member();
      const [token, other] = [await rig.tokenOf(id), await rig.tokenOf(id)];
      rig.clock.advance(3600);
      const { status, body } = await confirm(token);
      expect(status).toBe(200);
      const left = Date.parse(body.confirmed_until) - rig.clock.now().getTime();
      expect(Math.round(left / 60_000)).toBe(10);
      expect((await rig.delete('/user/sessions', other)).status).toBe(403);
      expect((await rig.delete('/user/sessions', token)).status).toBe(200);
    });

    it('refuses visitors, an admin who views, a wrong password and one that is missing', async () => {
      const [admin, { id }] = [await rig.member({ role: 'admin' }), await rig.member()];
      const { token: viewing } = (
        await rig.get(`/admin/switch-user/${id}`, await rig.tokenOf(admin.id))
      ).body;
      const token = await rig.tokenOf(id);
      expect((await confirm(undefined)).status).toBe(401);
      expect((await confirm(viewing)).status).toBe(403);
      const wrong = await confirm(token, 'a wrong password');
      expect([wrong.status, wrong.body.errors]).toEqual([
        422,
        { password: ['current_password_is_incorrect'] },
      ]);
      expect((await rig.post('/user/confirm', {}, token)).status).toBe(422);
    });

    it('counts wrong passwords as failed logins', async () => {
      const { id, email } = await rig.member();
      const token = await rig.tokenOf(id);
      for (let n = 0; n < 10; n += 1) await confirm(token, 'a wrong password');
      expect((await confirm(token)).status).toBe(429);
      expect((await rig.post('/login', { email, password: TEST_PASSWORD })).status).toBe(429);
    });
  });

  it('members without a password are asked to log in with the other site again', async () => {
    const social = { password_hash: null, social_type: 'google' as const, social_id: 'g-1' };
    const { id } = await rig.member(social);
    const token = await rig.tokenOf(id);
    rig.clock.advance(3600);
    const { body } = await rig.delete('/user/sessions', token);
    expect(body.data).toEqual({ methods: ['google'] });
    // The new login is the confirmation.
    expect((await rig.delete('/user/sessions', await rig.tokenOf(id))).status).toBe(200);
  });

  it('a profile without a change of the phone number never asks, nor ending the own session', async () => {
    const { id } = await rig.member({ phone_number: '+12025550123', country_code: 'US' });
    const token = await rig.tokenOf(id);
    rig.clock.advance(3600);
    expect((await rig.post('/account/user/update', PROFILE, token)).status).toBe(200);
    const own = await rig.sessionOf(id);
    expect((await rig.delete(`/user/sessions/${own}`, token)).status).toBe(200);
  });

  it('a view as a member does not ask again', async () => {
    const [admin, { id }] = [await rig.member({ role: 'admin' }), await rig.member()];
    const { token } = (await rig.get(`/admin/switch-user/${id}`, await rig.tokenOf(admin.id))).body;
    rig.clock.advance(30 * MINUTES);
    expect((await rig.post('/account/user/update', PROFILE, token)).status).toBe(200);
  });
});
