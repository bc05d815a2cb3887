import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allMemberFacts } from './accounts/hooks.ts';
import { BillingRig } from './billing/testing.ts';
import { addRented, keyed, type Rented, sendRequest } from './rent/periods/testing.ts';
import { addHost, inviteTo } from './rentals/testing.ts';

let rig: BillingRig;
let stay: Rented;
let admin: string;
beforeAll(async () => {
  rig = await BillingRig.open({ FLAGS: 'paymentRequest' });
  stay = await addRented(rig);
  const { id } = await rig.accounts.member({ role: 'admin', user_plan: null });
  admin = await rig.accounts.tokenOf(id);
});
afterAll(() => rig.close());

type Person = Rented['tenant'];
// biome-ignore lint/suspicious/noExplicitAny: each call has its own answer
const read = async (path: string, { token }: { token: string }): Promise<any> => {
  const { status, body, text } = await rig.accounts.get(path, token);
  expect([status, text]).toEqual([200, expect.any(String)]);
  return body;
};
const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);

/** The badges of a member's frame, after checking that every other counter and list says the same. */
async function badges(member: Person) {
  const { unread, notifications, pending_invites, open_requests } = allMemberFacts();
  const { rows } = await sql<
    Record<'unread' | 'notifications' | 'pending_invites' | 'open_requests', number>
  >`
    select ${unread} as unread, ${notifications} as notifications,
      ${pending_invites} as pending_invites, ${open_requests} as open_requests
    from members m where m.id = ${member.id}`.execute(rig.db);
  const [counters] = rows;
  const [inbox, archived, news, rentals, requests] = await Promise.all(
    [
      '/messages',
      '/messages?archived=1',
      '/notifications?limit=100',
      '/rentals?role=tenant&limit=100',
      '/payment-request?status=pending&limit=100',
    ].map((path) => read(path, member)),
  );
  const threads: { unread: number }[] = [...inbox.users, ...archived.users];
  const listed = {
    unread: sum(threads.map((thread) => thread.unread)),
    notifications: news.data.filter((row: { is_read: boolean }) => !row.is_read).length,
    pending_invites: rentals.data.filter((row: { status: string }) => row.status === 'pending')
      .length,
    open_requests: requests.data.filter(
      (row: { tenant_id: number }) => row.tenant_id === member.id || row.tenant_id === stay.id,
    ).length,
  };
  expect(listed).toEqual(counters);
  expect([inbox.unread, (await read('/messages/unread', member)).count]).toEqual([
    counters?.unread,
    counters?.unread,
  ]);
  expect(news.unread).toBe(counters?.notifications);
  const invites = await read('/user/get-count-pending-invite', member);
  expect(invites.count).toBe(counters?.pending_invites);
  return counters;
}

const write = (from: Person, to: Person, message: string) =>
  rig.accounts.call(
    'POST',
    '/messages',
    keyed(from.token, { to: to.id, listing_id: stay.listing.id, message }),
  );

it('badges, tabs and lists of a member say the same after each change', async () => {
  const { tenant, lister } = stay;
  const none = { unread: 0, notifications: 0, pending_invites: 0, open_requests: 0 };
  expect(await badges(tenant)).toEqual(none);

  const { status, body } = await write(lister, tenant, 'The heating is fixed.');
  expect(status).toBe(201);
  const thread = `/messages/${body.thread_id}`;
  await write(lister, tenant, 'And the door.');
  expect(await badges(tenant)).toMatchObject({ unread: 2 });
  expect(await badges(lister)).toMatchObject({ unread: 0 });
  await rig.post(`${thread}/read`, { up_to: 1 }, tenant.token);
  expect(await badges(tenant)).toMatchObject({ unread: 1 });
  await rig.accounts.call('DELETE', thread, { token: tenant.token });
  expect(await badges(tenant)).toMatchObject({ unread: 0 });
  await write(lister, tenant, 'Are you there?');
  expect(await badges(tenant)).toMatchObject({ unread: 1 });
  await rig.post(`${thread}/read`, {}, tenant.token);
  await rig.accounts.put(thread, { unread: true }, tenant.token);
  expect((await badges(tenant))?.unread).toBeGreaterThan(0);
  await write(tenant, lister, 'I am.');
  expect(await badges(lister)).toMatchObject({ unread: 1 });

  const first = await sendRequest(rig, stay);
  const second = await sendRequest(rig, stay);
  expect(await badges(tenant)).toMatchObject({ open_requests: 2 });
  await rig.post(`${first.path}/reject`, { reason: 'Not mine' }, tenant.token);
  expect(await badges(tenant)).toMatchObject({ open_requests: 1 });
  await rig.accounts.call('DELETE', second.path, {
    token: lister.token,
    body: { reason: 'A mistake' },
  });
  expect(await badges(tenant)).toMatchObject({ open_requests: 0 });

  const host = await addHost(rig.accounts);
  const { id } = await inviteTo(rig.accounts, host, { email: tenant.email });
  expect(await badges(tenant)).toMatchObject({ pending_invites: 1 });
  await rig.post(`/rental/${id}/cancel-invite`, {}, host.token);
  expect(await badges(tenant)).toMatchObject({ pending_invites: 0 });

  const { data } = await read('/notifications', tenant);
  expect(data.length).toBeGreaterThan(1);
  await rig.post('/notifications/read', { up_to: data[1].id }, tenant.token);
  await badges(tenant);
  await rig.post('/notifications/read', { up_to: data[0].id }, tenant.token);
  expect(await badges(tenant)).toMatchObject({ notifications: 0 });
  await badges(lister);
});

it('the tabs of the reports count what they list, after each decision', async () => {
  const report = { subject: 'user', id: stay.lister.id, reason: 'other', note: 'Rude' };
  expect((await rig.post('/reports', report, stay.tenant.token)).status).toBe(201);
  const tabs = async () => {
    const lists = await Promise.all(
      ['open', 'dismissed', 'hidden'].map(async (state) => {
        const list = await read(`/admin/reports?state=${state}`, { token: admin });
        expect([list.total, list.counts[state]]).toEqual([list.data.length, list.data.length]);
        return list;
      }),
    );
    for (const { counts } of lists) expect(counts).toEqual(lists[0].counts);
    return lists[0];
  };
  const { data, counts } = await tabs();
  expect(counts.open).toBe(1);
  const decision = { action: 'dismiss', note: 'Fine' };
  const closed = await rig.post(`/admin/reports/${data[0].id}`, decision, admin);
  expect([closed.status, closed.text]).toEqual([200, expect.any(String)]);
  expect((await tabs()).counts).toMatchObject({ open: 0, dismissed: 1 });
});
