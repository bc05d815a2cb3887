import { addDays } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { keyed } from '../../rent/periods/testing.ts';
import { addOwed } from '../../reports/testing.ts';
import { addHost, addStay, formFor, insertRental, inviteTo } from '../testing.ts';

type Stay = Awaited<ReturnType<typeof addStay>>;

const rig = useTestApp({
  FLAGS: 'paymentRequest',
  RATE_LIMITS: 'on',
  LIMITS:
    'invitations.member_day=4, stranger_invitations.member_day=2, invitee_lookups.member_hour=4, stranger_lookups.member_day=2',
});

it('limits invitations per day; refused ones and edits do not count', async () => {
  const [host, other] = [await addHost(rig), await addHost(rig)];
  const first = await inviteTo(rig, host);
  for (let at = 0; at < 3; at += 1) {
    expect((await rig.post('/rental/invite', formFor(host), host.token)).status).toBe(409);
    const change = { rental_amount: 300 + at };
    expect((await rig.put(`/rental/${first.id}`, change, host.token)).status).toBe(200);
  }
  await inviteTo(rig, host, { bed_id: host.listing.bedIds[1] });
  const third = formFor(host, { bed_id: host.listing.bedIds[2] });
  const { status, headers, body } = await rig.post('/rental/invite', third, host.token);
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  expect(body.message).toMatch(/20 people.*10 of your invitations/);
  await inviteTo(rig, other);
});

it('does not limit invitations to members, nor by listers whose invitations are accepted', async () => {
  const host = await addHost(rig);
  for (const bed_id of host.listing.bedIds) {
    const { email } = await rig.member({ user_plan: null });
    await inviteTo(rig, host, { bed_id, email });
  }
  const earlierHost = await addHost(rig);
  for (let nth = 0; nth < 10; nth += 1) {
    const ended = { status: 'ended', accepted_at: '2025-01-01T00:00:00Z' } as const;
    await insertRental(
      rig.database.db,
      earlierHost.listing,
      earlierHost.listing.bedIds[0] ?? 0,
      ended,
    );
  }
  for (const bed_id of earlierHost.listing.bedIds) await inviteTo(rig, earlierHost, { bed_id });
  const { status } = await rig.post('/rental/invite', formFor(earlierHost), earlierHost.token);
  expect(status).toBe(409);
});

describe('email lookups', () => {
  const find = (token: string, email = 'nobody@crewpad.test') =>
    rig.post('/user/exists', { email }, token);

  it('are limited per day for strangers, and per hour for all', async () => {
    const { lister, tenant } = await addStay(rig);
    for (const status of [200, 200, 429]) expect((await find(lister.token)).status).toBe(status);
    const answer = await find(lister.token, tenant.email);
    expect([answer.status, answer.body.id]).toEqual([200, tenant.id]);
    expect((await find(lister.token, tenant.email)).status).toBe(429);
  });

  it('find no strangers for a lister without an active crash pad', async () => {
    const host = await addHost(rig, { listing: { status: 1 } });
    const { email } = await rig.member({ user_plan: null });
    for (let nth = 0; nth < 4; nth += 1) {
      expect((await find(host.token, email)).body).toEqual({ id: null });
    }
  });
});

it('allows a lister more recorded payments and requests than payments', async () => {
  const host = await addHost(rig);
  const form = { tenant_id: 1_000_000, amount: 5, payment_for: 'rent' };
  for (let at = 0; at < 30; at += 1) {
    expect((await rig.post('/transaction', form, host.token)).status).toBe(404);
    expect((await rig.post('/payment-request', form, host.token)).status).toBe(404);
  }
  expect((await rig.post('/transaction', form, host.token)).status).toBe(429);
});

it.each([
  [
    'voids',
    async (stay: Stay) => {
      const form = { tenant_id: stay.id, amount: 5, payment_for: 'parking' };
      const { body } = await rig.call('POST', '/transaction', keyed(stay.lister.token, form));
      return `/transaction/${body.data.id}/void`;
    },
  ],
  [
    'write-offs',
    async (stay: Stay, nth: number) => {
      const days = {
        period_from: addDays('2020-01-01', nth),
        period_to: addDays('2020-01-02', nth),
      };
      return `/charges/${await addOwed(rig.database.db, stay, days)}/write-off`;
    },
  ],
])('a lister has 20 %s a day, whatever others do', async (_name, pathOf) => {
  const [stay, other] = [await addStay(rig), await addStay(rig)];
  const press = async (stay: Stay, path: string) =>
    (await rig.call('POST', path, keyed(stay.lister.token, { reason: 'A mistake' }))).status;
  const paths: string[] = [];
  for (let nth = 0; nth < 21; nth += 1) paths.push(await pathOf(stay, nth));
  for (const path of paths.slice(0, 20)) expect(await press(stay, path)).toBe(200);
  expect(await press(stay, paths.at(-1) ?? '')).toBe(429);
  expect(await press(other, await pathOf(other, 0))).toBe(200);
  rig.clock.advance(24 * 60 * 60);
  const lister = { ...stay.lister, token: await rig.tokenOf(stay.lister.id) };
  expect(await press({ ...stay, lister }, paths.at(-1) ?? '')).toBe(200);
});
