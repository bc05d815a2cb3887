import { contract } from '@crewpad/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { createLog } from '../../../platform/log.ts';
import { auditingView } from '../../../platform/view-audit.ts';
import { TestApp } from '../../../testing/test-app.ts';

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

test('a change in a view is recorded with admin, member, operation and the names of changed fields', async () => {
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

test('reads and refused changes in a view leave no row, nor do changes by the member', async () => {
  const { member, token, own } = await viewed();
  expect((await rig.get('/user', token)).status).toBe(200);
  expect((await rig.post('/user/refresh-token', undefined, token)).status).toBe(200);
  expect((await rig.post('/account/user/update', {}, token)).status).toBe(422);
  expect((await rig.put('/user/preferences', { theme: 'dark' }, own)).status).toBe(200);
  expect(await entriesOf(member.id)).toEqual([]);
});

test('the row is stored with the change, also if the process ends before it answers', async () => {
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

test('the log lines of a view name the admin and the member', async () => {
  const { admin, member, token, own } = await viewed();
  lines.length = 0;
  await rig.get('/user', token);
  await rig.get('/user', own);
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered).toMatchObject([{ member: member.id, admin: admin.id }, { member: member.id }]);
  expect(answered[1]).not.toHaveProperty('admin');
});

test('the security log is for the member only', async () => {
  const { token } = await viewed();
  expect((await rig.get('/user/security-log')).status).toBe(401);
  expect((await rig.get('/user/security-log', token)).status).toBe(403);
});
