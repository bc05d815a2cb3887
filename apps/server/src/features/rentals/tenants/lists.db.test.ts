import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { addListing } from '../../listings/testing.ts';
import { addOwed } from '../../reports/testing.ts';
import {
  addParty,
  addPayoutAccount,
  addRental,
  addStay,
  addTenant,
  type Party,
} from '../testing.ts';

const rig = useTestApp();

async function ids(path: string, { token }: Party): Promise<number[]> {
  const { status, body, text } = await rig.get(path, token);
  expect(status, text).toBe(200);
  expect(body.total).toBeGreaterThanOrEqual(body.data.length);
  return body.data.map((row: { id: number }) => row.id);
}

/** A lister with a rental in every status, in two crash pads. */
async function crew() {
  const { db } = rig.database;
  const lister = await addParty(rig);
  const user_id = lister.id;
  const nest = await addListing(db, { user_id, title: 'The Nest', rooms: [['cold', 'cold']] });
  const den = await addListing(db, { user_id, title: 'Blue Den', rooms: [['cold'], ['cold']] });
  await db
    .updateTable('beds')
    .set({ bed_name: 'Skylight' })
    .where('id', '=', den.bedIds[0] ?? 0)
    .execute();
  await db
    .updateTable('rooms')
    .set({ room_name: 'Attic' })
    .where('listing_id', '=', den.id)
    .where('position', '=', 2)
    .execute();
  const [one = 0, two = 0] = nest.bedIds;
  const [three = 0, four = 0] = den.bedIds;
  const add = (listing: typeof nest, bed: number, row: Parameters<typeof addRental>[3]) =>
    addRental(db, listing, bed, row);
  const accepted = await add(nest, one, {
    first_name: 'Ada',
    last_name: 'Stone',
    email: 'ada@air.test',
    accepted_at: '2026-01-01T00:00:00Z',
  });
  const pending = await add(nest, two, { status: 'pending', email: 'new@air.test' });
  const hidden = await add(den, three, {
    status: 'pending',
    first_name: 'Hidden',
    email: 'mystery@air.test',
    email_hidden: true,
  });
  const ended = await add(den, four, { status: 'ended', first_name: 'Olga' });
  const cancelled = await add(den, four, { status: 'cancelled', first_name: 'Carl' });
  const declined = await add(den, four, { status: 'declined' });
  return { lister, nest, den, accepted, pending, hidden, ended, cancelled, declined };
}

describe('the list of a lister', () => {
  it('has their own rentals, newest first, filtered by status and crash pad', async () => {
    const c = await crew();
    const { lister, den } = c;
    await addStay(rig);
    const all = [c.declined, c.cancelled, c.ended, c.hidden, c.pending, c.accepted];
    expect(await ids('/rental', lister)).toEqual(all);
    expect(await ids('/rental?status=all', lister)).toEqual(all);
    expect(await ids('/rental?status=accepted', lister)).toEqual([c.accepted]);
    expect(await ids('/rental?status=pending', lister)).toEqual([c.hidden, c.pending]);
    expect(await ids('/rental?status=deleted', lister)).toEqual([c.declined, c.cancelled]);
    expect(await ids('/rental?status=complete', lister)).toEqual([c.ended]);
    const over = [c.declined, c.cancelled, c.ended];
    expect(await ids('/rental?status=history', lister)).toEqual(over);
    expect(await ids(`/rental?location_id=${den.id}&status=pending`, lister)).toEqual([c.hidden]);
  });

  it('has those with one member, whatever name the invitation has', async () => {
    const { lister, tenant, id } = await addStay(rig);
    const { db } = rig.database;
    await db.updateTable('rentals').set({ first_name: 'Zoe' }).where('id', '=', id).execute();
    const other = await addStay(rig);
    const withMember = (userId: number) => ids(`/rental?user_id=${userId}&status=accepted`, lister);
    expect(await withMember(tenant.id)).toEqual([id]);
    expect(await withMember(other.tenant.id)).toEqual([]);
  });

  it('has an ended stay among the open ones until an objection is answered', async () => {
    const { lister, accepted, ended } = await crew();
    const { db } = rig.database;
    expect(await ids('/rental?status=open', lister)).toEqual([accepted]);
    const at = '2026-03-01T00:00:00Z';
    const tenant = await addParty(rig);
    const charge_id = await addOwed(db, { id: ended, lister, tenant });
    await db
      .insertInto('objections')
      .values({ rental_id: ended, charge_id, text: 'I paid it.', at })
      .execute();
    expect(await ids('/rental?status=open', lister)).toEqual([ended, accepted]);
    await db
      .updateTable('objections')
      .set({ answer: 'You did.', answered_at: at })
      .where('rental_id', '=', ended)
      .execute();
    expect(await ids('/rental?status=open', lister)).toEqual([accepted]);
  });

  it('has the ended stays whose tenant may owe something, also once they were settled', async () => {
    const { lister, ended, accepted } = await crew();
    const { db } = rig.database;
    expect(await ids('/rental?status=unpaid', lister)).toEqual([]);
    const tenant = await addParty(rig);
    await addOwed(db, { id: ended, lister, tenant });
    await addOwed(db, { id: accepted, lister, tenant });
    const settled_at = '2026-03-01T00:00:00Z';
    await db.updateTable('rentals').set({ settled_at }).where('id', '=', ended).execute();
    expect(await ids('/rental?status=unpaid', lister)).toEqual([ended]);
  });

  it('is paginated with a total, also past the last page', async () => {
    const { lister, cancelled, ended } = await crew();
    expect((await rig.get('/rental?limit=2&offset=1', lister.token)).body).toMatchObject({
      data: [{ id: cancelled }, { id: ended }],
      total: 6,
    });
    expect((await rig.get('/rental?limit=2&offset=50', lister.token)).body).toEqual({
      data: [],
      total: 6,
    });
  });

  it('searches names, email, crash pad, room, bed and booking reference', async () => {
    const c = await crew();
    const search = (words: string) => ids(`/rental?search=${encodeURIComponent(words)}`, c.lister);
    expect(await search('ADA stone')).toEqual([c.accepted]);
    expect(await search('  stone ada ')).toEqual([c.accepted]);
    expect(await search('new@air')).toEqual([c.pending]);
    expect(await search('nest')).toEqual([c.pending, c.accepted]);
    expect(await search('den olga')).toEqual([c.ended]);
    expect(await search('sky')).toEqual([c.hidden]);
    expect(await search('attic')).toEqual([c.declined, c.cancelled, c.ended]);
    expect(await search(String(c.ended).padStart(6, '0'))).toEqual([c.ended]);
    expect(await search(`olga ${c.ended}`)).toEqual([c.ended]);
    expect(await search('nobody')).toEqual([]);
    for (const odd of ['%', '_', '\\', "'", '100%_']) expect(await search(odd)).toEqual([]);
  });

  it('neither shows nor finds an email that the lister cannot see yet', async () => {
    const { lister, hidden, den } = await crew();
    expect(await ids('/rental?search=mystery', lister)).toEqual([]);
    const lists = ['/rental', '/rentals', '/lister/listings-with-occupancy', '/crashpads'];
    for (const path of lists) {
      expect((await rig.get(path, lister.token)).text).not.toContain('mystery@');
    }
    const { db } = rig.database;
    const accepted = { status: 'accepted', accepted_at: '2026-03-01T00:00:00Z' } as const;
    await db.updateTable('rentals').set(accepted).where('id', '=', hidden).execute();
    expect(await ids('/rental?search=mystery', lister)).toEqual([hidden]);
    const { text } = await rig.get(`/crashpads/${den.id}/edit`, lister.token);
    expect(text).toContain('mystery@');
  });

  it('has nothing of another lister, not even by crash pad', async () => {
    const { nest, lister } = await crew();
    const other = await addParty(rig);
    expect(await ids(`/rental?location_id=${nest.id}`, other)).toEqual([]);
    expect(await ids('/rental?search=ada', other)).toEqual([]);
    expect(await ids('/rentals?role=lister', other)).toEqual([]);
    await rig.database.db
      .updateTable('members')
      .set({ expire_at: '2026-02-01T00:00:00Z' })
      .where('id', '=', lister.id)
      .execute();
    expect(await ids('/rental', lister)).toHaveLength(6);
  });

  it.each([
    'limit=0',
    'limit=101',
    'offset=-1',
    'status=odd',
    'location_id=x',
    'user_id=x',
    `search=${'x'.repeat(101)}`,
  ])('the list of a lister is 422 with %s', async (query) => {
    const { token } = await addParty(rig);
    expect((await rig.get(`/rental?${query}`, token)).status).toBe(422);
  });
});

describe('the rentals of a member', () => {
  it('are those as a tenant, by account or verified email, and those as a lister', async () => {
    const { db } = rig.database;
    const { id: asTenant, tenant } = await addStay(rig);
    const invited = await addStay(rig, { status: 'pending', email: tenant.email.toUpperCase() });
    // Accepted by another member: it is theirs, whatever email it was sent to.
    await addStay(rig, { email: tenant.email });
    const own = await addListing(db, { user_id: tenant.id });
    const asLister = await addRental(db, own, own.bedIds[0] ?? 0);
    expect(await ids('/rentals', tenant)).toEqual([asLister, invited.id, asTenant]);
    expect(await ids('/rentals?role=tenant', tenant)).toEqual([invited.id, asTenant]);
    expect(await ids('/rentals?role=lister', tenant)).toEqual([asLister]);
    const { data } = (await rig.get('/rentals', tenant.token)).body;
    expect(data.map(({ role }: { role: string }) => role)).toEqual(['lister', 'tenant', 'tenant']);
    expect(await ids('/rentals', await addTenant(rig))).toEqual([]);
    expect((await rig.get('/rentals?role=admin', tenant.token)).status).toBe(422);
    expect((await rig.get('/rentals')).status).toBe(401);
  });

  it('show the address to a tenant while the rental is accepted', async () => {
    const { tenant, path } = await addStay(rig);
    const invited = await addStay(rig, { status: 'pending', email: tenant.email });
    const read = async () => (await rig.get('/rentals', tenant.token)).body.data;
    const [open, accepted] = await read();
    expect(open.id).toBe(invited.id);
    expect(open).not.toHaveProperty('address');
    expect(accepted).toMatchObject({
      address: { street1: '1 Secret Street' },
      lister: { display_name: 'Lea' },
      abilities: { leave: true, request_checkout: true, check_out: false, edit_note: false },
    });
    await rig.post(`${path}/leave`, {}, tenant.token);
    for (const rental of await read()) expect(rental).not.toHaveProperty('address');
  });
});

describe('the monthly report', () => {
  it('counts tenants and invitations, and the occupancy of the active crash pads', async () => {
    const { lister, nest, den } = await crew();
    const { db } = rig.database;
    await addListing(db, { user_id: lister.id, status: 1, rooms: [['cold', 'cold', 'cold']] });
    const nothing = { total_amount: 0, fees: 0, net: 0 };
    const report = async () => (await rig.get('/lister/tenants/monthly-report', lister.token)).body;
    expect(await report()).toEqual({
      thismonth: { ...nothing, month: '2026-03' },
      lastmonth: { ...nothing, month: '2026-02' },
      total_tenants: 1,
      pending_tenants: 2,
      autopay_ready: false,
      occupancy: 1 / 4,
      houses: [
        { listing_id: nest.id, beds: nest.bedIds.length, taken: expect.any(Number), received: 0 },
        { listing_id: den.id, beds: den.bedIds.length, taken: expect.any(Number), received: 0 },
      ],
    });
    await addPayoutAccount(db, lister.id);
    await db
      .updateTable('members')
      .set({ automatic_payment: 1 })
      .where('id', '=', lister.id)
      .execute();
    expect(await report()).toMatchObject({ autopay_ready: true });
    await addListing(db, { user_id: nest.user_id });
    expect(await report()).toMatchObject({ occupancy: 1 / 5 });
    const { token } = await addParty(rig);
    const empty = await rig.get('/lister/tenants/monthly-report', token);
    expect(empty.body).toMatchObject({ total_tenants: 0, pending_tenants: 0, occupancy: 0 });
  });
});
