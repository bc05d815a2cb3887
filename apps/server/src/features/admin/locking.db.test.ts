import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { addHost, addInvitee, addTenant, inviteTo } from '../rentals/testing.ts';

const rig = useTestApp();
const REASON = 'Asked a tenant for money outside.';

const adminToken = async () =>
  rig.tokenOf((await rig.member({ role: 'admin', user_plan: null })).id);
const lock = (id: number, token: string | undefined, reason: unknown = REASON) =>
  rig.post(`/admin/members/${id}/lock`, { reason }, token);
const unlock = (id: number, token: string, reason = 'They explained it.') =>
  rig.post(`/admin/members/${id}/unlock`, { reason }, token);
const lockedAt = async (id: number) =>
  (
    await rig.database.db
      .selectFrom('members')
      .select('locked_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).locked_at;

describe('a lock that is refused', () => {
  it('changes nothing for strangers, oneself, admins, unknown and closed accounts, and without a reason', async () => {
    const admin = await rig.member({ role: 'admin', user_plan: null });
    const other = await rig.member({ role: 'admin', user_plan: null });
    const member = await rig.member();
    const closed = await rig.member({ status: 'CLOSED' });
    const token = await rig.tokenOf(admin.id);
    const own = await rig.tokenOf(member.id);
    expect((await lock(member.id, undefined)).status).toBe(401);
    expect((await lock(member.id, own)).status).toBe(403);
    expect((await lock(admin.id, token)).status).toBe(403);
    expect((await lock(other.id, token)).status).toBe(403);
    expect((await lock(closed.id, token)).status).toBe(404);
    expect((await lock(2_000_000_000, token)).status).toBe(404);
    for (const reason of ['', '   ', 'x'.repeat(501), 7, undefined]) {
      const { status, body } = await lock(member.id, token, reason ?? null);
      expect(status, String(reason)).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['reason']);
    }
    expect(await lockedAt(member.id)).toBeNull();
    expect((await unlock(member.id, token)).status).toBe(409);
    expect((await rig.get('/user', own)).status).toBe(200);
  });

  it('a second lock, and one of two at once, answers 409 and mails once', async () => {
    const token = await adminToken();
    const { id } = await rig.member();
    const both = await Promise.all([lock(id, token), lock(id, token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rows = await rig.database.db.selectFrom('outbox').select('payload').execute();
    const mails = rows
      .map(({ payload }) => payload as { mail?: string; memberId?: number })
      .filter(({ mail, memberId }) => mail === 'account_locked' && memberId === id);
    expect(mails).toHaveLength(1);
  });
});

describe('a locked lister', () => {
  it('is logged out, told why, and can log in to read, but not to write', async () => {
    const token = await adminToken();
    const { id } = await rig.member({ user_plan: 'pro' });
    const before = await rig.tokenOf(id);
    const { status, body } = await lock(id, token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      locked: { reason: REASON },
      sessions: [],
      abilities: { lock: false, unlock: true },
    });
    expect((await rig.get('/user', before)).status).toBe(401);
    const own = await rig.tokenOf(id);
    const user = await rig.get('/user', own);
    expect(user.body).toMatchObject({ user: { status: 'ACTIVE', locked: { reason: REASON } } });
    expect(user.body.user.abilities).toMatchObject({ message: false, manage_listings: false });
    const write = await rig.post('/account/user/update', {}, own);
    expect([write.status, write.body.error_code]).toEqual([403, 'ACCOUNT_LOCKED']);
    const log = await rig.get('/user/security-log', own);
    expect(log.body.data[0]).toMatchObject({ event: 'locked' });
  });

  it('has crash pads that nobody else sees, and invitations that nobody accepts, until the unlock', async () => {
    const token = await adminToken();
    const host = await addHost(rig, { timeZone: 'UTC' });
    const invited = await inviteTo(rig, host);
    const invitee = await addInvitee(rig, invited.email);
    const accept = () => rig.post('/rental/accept', { token: invited.mailedToken }, invitee.token);
    const stranger = await rig.tokenOf((await addTenant(rig)).id);
    const page = () => rig.get(`/listing/${host.listing.id}`, stranger);
    expect((await page()).status).toBe(200);
    await lock(host.id, token);
    expect((await page()).status).toBe(404);
    const rows = () =>
      rig.database.db
        .selectFrom('airport_listings')
        .select('airport_id')
        .where('listing_id', '=', host.listing.id)
        .execute();
    expect(await rows()).toEqual([]);
    const refused = await accept();
    expect([refused.status, refused.body.error_code]).toEqual([409, 'INVITE_NOT_VALID']);
    await unlock(host.id, token);
    expect((await page()).status).toBe(200);
    expect(await rows()).not.toEqual([]);
    expect((await accept()).status).toBe(200);
  });

  it('gets no first message, but those in a thread that exists', async () => {
    const token = await adminToken();
    const host = await addHost(rig, { timeZone: 'UTC' });
    const writer = await rig.member({ user_plan: 'seeker' });
    const stranger = await rig.member({ user_plan: 'seeker' });
    const write = async (id: number) =>
      rig.post(
        '/messages',
        { to: host.id, listing_id: host.listing.id, message: 'Is a bed free?' },
        await rig.tokenOf(id),
      );
    expect((await write(writer.id)).status).toBe(201);
    await lock(host.id, token);
    // About a crash pad that nobody else sees.
    expect((await write(stranger.id)).status).toBe(404);
    expect((await write(writer.id)).status).toBe(201);
  });
});

describe('admins', () => {
  it('note something about a member, which the member never reads', async () => {
    const token = await adminToken();
    const { id } = await rig.member();
    const added = await rig.post(`/admin/members/${id}/notes`, { text: ' Called us. ' }, token);
    expect([added.status, added.body.data.text]).toEqual([201, 'Called us.']);
    const empty = await rig.post(`/admin/members/${id}/notes`, { text: ' ' }, token);
    expect([empty.status, empty.body.errors]).toEqual([422, { text: ['note_is_required'] }]);
    const { body } = await rig.get(`/admin/members/${id}`, token);
    expect(body.data.notes).toMatchObject([{ text: 'Called us.' }]);
    expect((await rig.get('/user', await rig.tokenOf(id))).text).not.toContain('Called us.');
  });

  it('send the verification again, unless the email is verified', async () => {
    const token = await adminToken();
    const { id } = await rig.member({ email_verified_at: null });
    const path = `/admin/members/${id}/resend-verification`;
    expect((await rig.post(path, { reason: 'Lost' }, token)).status).toBe(200);
    const verified = await rig.member({ email_verified_at: '2026-02-01T00:00:00Z' });
    const again = `/admin/members/${verified.id}/resend-verification`;
    expect((await rig.post(again, { reason: 'Lost' }, token)).status).toBe(409);
  });
});

describe('the list of members', () => {
  const list = async (query: string, token: string) =>
    (await rig.get(`/admin/members?search=zulu&${query}`, token)).body;
  const idsOf = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);

  it('is filtered by plan, status and marks, and sorted', async () => {
    const token = await adminToken();
    const name = { last_name: 'Zulu' };
    const verified = { ...name, email_verified_at: '2026-02-01T00:00:00Z' };
    const basic = await rig.member({ ...verified, display_name: 'Bea', user_plan: 'basic' });
    const expired = await rig.member({
      ...{ ...verified, display_name: 'Abe', user_plan: 'pro' },
      expire_at: '2020-01-01T00:00:00Z',
    });
    const unverified = await rig.member({ ...name, display_name: 'Cid', user_plan: null });
    await rig.tokenOf(unverified.id);
    await lock(basic.id, token);
    expect(idsOf(await list('', token))).toEqual([unverified.id, expired.id, basic.id]);
    expect(idsOf(await list('sort=name', token))).toEqual([expired.id, basic.id, unverified.id]);
    expect(idsOf(await list('sort=last_seen', token))[0]).toBe(unverified.id);
    expect(idsOf(await list('plan=basic', token))).toEqual([basic.id]);
    expect(idsOf(await list('status=locked', token))).toEqual([basic.id]);
    expect(idsOf(await list('status=expired', token))).toEqual([expired.id]);
    expect(idsOf(await list('status=unverified', token))).toEqual([unverified.id]);
    expect(idsOf(await list('status=CLOSED', token))).toEqual([]);
    expect(await list('limit=1&offset=3', token)).toEqual({ data: [], total: 3 });
    for (const query of ['status=deleted', 'plan=gold', 'sort=phone', 'limit=1000']) {
      expect((await rig.get(`/admin/members?${query}`, token)).status, query).toBe(422);
    }
  });

  it('is exported without phones, with a reason that the audit log keeps', async () => {
    const admin = await rig.member({ role: 'admin', user_plan: null });
    const token = await rig.tokenOf(admin.id, true);
    await rig.member({ last_name: 'Yankee', display_name: '=1+1', phone_number: '+13055550199' });
    const path = '/admin/members/export';
    const none = await rig.post(path, { search: 'yankee' }, token);
    expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ['reason']]);
    const { status, text } = await rig.post(path, { search: 'yankee', reason: 'A letter' }, token);
    expect(status).toBe(200);
    expect(text).toContain("'=1+1");
    expect(text).not.toContain('3055550199');
    const entry = await rig.database.db
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'admin.members_exported')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actor_id: admin.id,
      details: { reason: 'A letter', search: 'yankee', members: 1 },
    });
  });
});
