import { contract } from '@crewpad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { createLog } from '../../../platform/log.ts';
import { auditingView } from '../../../platform/view-audit.ts';
import { storedDataOf, TEST_PASSWORD, TestApp, useTestApp } from '../../../testing/test-app.ts';

describe('viewing as a member', () => {
  const rig = useTestApp();

  async function cast(row: object = {}) {
    const admin = await rig.member({ role: 'admin', user_plan: null });
    const member = await rig.member(row);
    return { admin, member, token: await rig.tokenOf(admin.id) };
  }
  const enter = (id: number, token: string) => rig.get(`/admin/switch-user/${id}`, token);
  const back = (token: string) => rig.post('/admin/switch-back', undefined, token);
  const statusOf = async (token: string) => (await rig.get('/user', token)).status;
  const audited = (memberId: number) =>
    rig.database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'member_id'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute();

  describe('GET /admin/switch-user/{id}', () => {
    it('is for admins only, and refuses closed accounts, admins and unknown ids', async () => {
      const { member, token, admin } = await cast();
      const other = await rig.member({ role: 'admin' });
      const closed = await rig.member({ status: 'CLOSED' });
      const stranger = await rig.tokenOf((await rig.member()).id);
      const before = await storedDataOf(rig, member.id);
      expect((await enter(member.id, stranger)).status).toBe(403);
      expect((await enter(other.id, token)).status).toBe(403);
      expect((await enter(admin.id, token)).status).toBe(403);
      expect((await enter(closed.id, token)).status).toBe(403);
      expect((await enter(2_000_000_000, token)).status).toBe(404);
      expect(await storedDataOf(rig, member.id)).toEqual(before);
      expect(await audited(member.id)).toEqual([]);
    });

    it('opens an audited session of an hour, with a cookie that no cache stores', async () => {
      const { admin, member, token } = await cast();
      const { status, body, headers } = await enter(member.id, token);
      expect([status, body.user.id]).toEqual([200, member.id]);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['set-cookie']).toContain(body.token);
      expect(await statusOf(body.token)).toBe(200);
      expect(await audited(member.id)).toEqual([
        { action: 'admin.switched_into', actor_id: admin.id, member_id: member.id },
      ]);
      rig.clock.advance(60 * 60 + 61);
      expect([await statusOf(body.token), await statusOf(token)]).toEqual([401, 200]);
    });

    it('ends with the own session of the admin at the latest', async () => {
      const { member, token } = await cast();
      rig.clock.advance(86_400 - 600);
      await rig.post('/user/confirm', { password: TEST_PASSWORD }, token);
      const { token: switched } = (await enter(member.id, token)).body;
      rig.clock.advance(600 + 61);
      expect(await statusOf(switched)).toBe(401);
    });

    it('is hidden from the member, and does not count toward their twenty sessions', async () => {
      const { member, token } = await cast();
      const own = await rig.tokenOf(member.id);
      for (let n = 0; n < 21; n += 1) await enter(member.id, token);
      expect(await statusOf(own)).toBe(200);
      expect((await rig.get('/user/sessions', own)).body.data).toHaveLength(1);
    });

    it('cannot open another view', async () => {
      const { member, token } = await cast();
      const { token: switched } = (await enter(member.id, token)).body;
      const next = await rig.member();
      expect((await enter(next.id, switched)).status).toBe(403);
      expect((await rig.get('/admin/users', switched)).status).toBe(403);
    });

    it('cannot use actions that only the member may take', async () => {
      const { member, token } = await cast();
      const { token: switched } = (await enter(member.id, token)).body;
      const before = await storedDataOf(rig, member.id);
      const password = 'another password';
      for (const [method, path, body] of [
        ['POST', '/user/update-email', { email: 'x@crewpad.test', current_password: password }],
        [
          'POST',
          '/user/update-password',
          { current_password: password, password, confirm_password: password },
        ],
        ['DELETE', '/user/sessions', undefined],
      ] as const) {
        expect((await rig.call(method, path, { token: switched, body })).status).toBe(403);
      }
      expect(await storedDataOf(rig, member.id)).toEqual(before);
    });
  });

  describe('the end of a view', () => {
    it('follows the logout of the admin, not of a member', async () => {
      const { member, token } = await cast();
      const { token: switched } = (await enter(member.id, token)).body;
      await rig.post('/logout', undefined, await rig.tokenOf(member.id));
      expect(await statusOf(switched)).toBe(200);
      await rig.post('/logout', undefined, token);
      expect([await statusOf(switched), await statusOf(token)]).toEqual([401, 401]);
    });

    it('happens when the session of the admin is evicted as the oldest', async () => {
      const { admin, member, token } = await cast();
      const { token: switched } = (await enter(member.id, token)).body;
      for (let n = 0; n < 20; n += 1) await rig.tokenOf(admin.id);
      expect([await statusOf(token), await statusOf(switched)]).toEqual([401, 401]);
    });

    it('ends both sessions on logout while viewing, and no others', async () => {
      const { admin, member, token } = await cast();
      const others = [await rig.tokenOf(admin.id), await rig.tokenOf(member.id)];
      const { token: switched } = (await enter(member.id, token)).body;
      const { status, headers } = await rig.post('/logout', undefined, switched);
      expect(status).toBe(200);
      expect(headers['set-cookie']).toContain('crewpad-session=;');
      expect([await statusOf(switched), await statusOf(token)]).toEqual([401, 401]);
      for (const other of others) expect(await statusOf(other)).toBe(200);
      expect((await rig.post('/logout', undefined, switched)).status).toBe(401);
    });
  });

  describe('POST /admin/switch-back', () => {
    it('returns 409 from an own session, and changes nothing', async () => {
      const { admin, token } = await cast();
      const before = await storedDataOf(rig, admin.id);
      expect((await back(token)).status).toBe(409);
      expect(await storedDataOf(rig, admin.id)).toEqual(before);
    });

    it('ends the view and returns the admin’s own session', async () => {
      const { admin, member, token } = await cast();
      const { token: switched } = (await enter(member.id, token)).body;
      const { status, body, headers } = await back(switched);
      expect([status, body.user.id]).toEqual([200, admin.id]);
      expect(headers['set-cookie']).toContain(body.token);
      expect(headers['cache-control']).toBe('private, no-store');
      expect([await statusOf(switched), await statusOf(body.token), await statusOf(token)]).toEqual(
        [401, 200, 200],
      );
      const [, last] = await audited(member.id);
      expect(last).toMatchObject({ action: 'admin.switched_back', actor_id: admin.id });
    });

    it('ends it once for two concurrent calls', async () => {
      const { member, token } = await cast();
      const { token: switched } = (await enter(member.id, token)).body;
      const answers = await Promise.all([back(switched), back(switched)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    });
  });
});

describe('the record of a view', () => {
  let rig: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    const log = createLog('info', { write: (line) => lines.push(line) });
    rig = await TestApp.open({}, { log });
  });
  afterAll(() => rig.close());

  async function viewed(row: object = {}) {
    const [admin, member] = [await rig.member({ role: 'admin' }), await rig.member(row)];
    const view = await rig.get(`/admin/switch-user/${member.id}`, await rig.tokenOf(admin.id));
    return { admin, member, token: view.body.token as string, own: await rig.tokenOf(member.id) };
  }
  const entriesOf = (memberId: number) =>
    rig.database.db
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('member_id', '=', memberId)
      .where('action', '=', 'view.changed')
      .orderBy('id')
      .execute();

  const PROFILE = {
    first_name: 'Ana',
    last_name: 'Lopez',
    display_name: 'Ana L',
    birthdate_month: 7,
    birthdate_day: 7,
    birthdate_year: 1990,
    phone_number: '+12025550123',
  };
  const ROW = { ...PROFILE, phone_number: '+12025550100', country_code: 'US' };

  it('a change in a view is recorded with admin, member, operation and the names of changed fields', async () => {
    const { admin, member, token, own } = await viewed(ROW);
    expect((await rig.post('/account/user/update', PROFILE, token)).status).toBe(200);
    expect((await rig.put('/user/preferences', { theme: 'dark' }, token)).status).toBe(200);
    const entries = await entriesOf(member.id);
    expect(entries).toEqual([
      {
        actor_id: admin.id,
        details: {
          operation: 'POST /account/user/update',
          feature: 'accounts',
          fields: ['phone_number'],
        },
      },
      {
        actor_id: admin.id,
        details: { operation: 'PUT /user/preferences', feature: 'accounts', fields: ['theme'] },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain('2025550');
    const { body } = await rig.get('/user/security-log', own);
    expect(body.data).toMatchObject([
      { event: 'support_changed', changed: ['settings'] },
      { event: 'support_changed', changed: ['phone_number'] },
      { event: 'support_viewed', changed: [] },
    ]);
  });

  it('reads and refused changes in a view leave no row, nor do changes by the member', async () => {
    const { member, token, own } = await viewed();
    expect((await rig.get('/user', token)).status).toBe(200);
    expect((await rig.post('/user/refresh-token', undefined, token)).status).toBe(200);
    expect((await rig.post('/account/user/update', {}, token)).status).toBe(422);
    expect((await rig.put('/user/preferences', { theme: 'dark' }, own)).status).toBe(200);
    expect(await entriesOf(member.id)).toEqual([]);
  });

  it('the row is stored with the change, also if the process ends before it answers', async () => {
    const { member, token } = await viewed();
    const { database, clock } = rig;
    const actor = await rig.app.authenticate(token);
    if (actor === undefined) throw new Error('the view has a session');
    const operation = contract.accounts.setPreferences;
    const call = { operation, body: { theme: 'dark' }, address: '127.0.0.1' };
    const change = (trx: Trx) =>
      trx.updateTable('members').set({ theme: 'dark' }).where('id', '=', member.id).execute();
    const run = (work: () => Promise<unknown>) =>
      auditingView({ db: database.db, clock }, actor, call, work);
    const refused = run(() =>
      transaction(database.db, async (trx) => {
        await change(trx);
        throw new Error('refused');
      }),
    );
    await expect(refused).rejects.toThrow('refused');
    expect(await entriesOf(member.id)).toEqual([]);
    const killed = run(async () => {
      await transaction(database.db, (trx) => trx.selectFrom('members').select('id').execute());
      await transaction(database.db, change);
      await transaction(database.db, change);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await entriesOf(member.id)).toMatchObject([{ details: { fields: ['theme'] } }]);
  });

  it('the log lines of a view name the admin and the member', async () => {
    const { admin, member, token, own } = await viewed();
    lines.length = 0;
    await rig.get('/user', token);
    await rig.get('/user', own);
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
    expect(answered).toMatchObject([{ member: member.id, admin: admin.id }, { member: member.id }]);
    expect(answered[1]).not.toHaveProperty('admin');
  });

  it('the security log is for the member only', async () => {
    const { token } = await viewed();
    expect((await rig.get('/user/security-log')).status).toBe(401);
    expect((await rig.get('/user/security-log', token)).status).toBe(403);
  });
});
