import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { addMessage } from '../messages/testing.ts';
import { addHost, addParty, addRental, addTenant, inviteTo } from '../rentals/testing.ts';
import { addEntry, addOffer } from '../waitlist/testing.ts';

const rig = useTestApp();
const PATH = '/lister/calendar';

describe('the bed calendar', () => {
  it('is refused to visitors, seekers and tenants, and for other beds, days and weeks', async () => {
    const host = await addHost(rig);
    const other = await addHost(rig);
    expect((await rig.get(PATH)).status).toBe(401);
    const seeker = await addParty(rig, { user_plan: 'seeker' });
    expect((await rig.get(PATH, seeker.token)).status).toBe(403);
    const tenant = await addTenant(rig);
    expect((await rig.get(PATH, tenant.token)).status).toBe(403);
    const query = `${PATH}?location_id=${host.listing.id}`;
    expect((await rig.get(query, other.token)).status).toBe(404);
    for (const wrong of ['weeks=27', 'weeks=0', 'weeks=x', 'from=soon', 'from=2040-01-01']) {
      const { status, body } = await rig.get(`${PATH}?${wrong}`, host.token);
      expect([status, Object.keys(body.errors)]).toEqual([422, wrong.split('=').slice(0, 1)]);
    }
    expect((await rig.get(`${PATH}?weeks=26`, host.token)).status).toBe(200);
  });

  it('shows stays, holds and blocks with names, and the gaps from today on', async () => {
    const { db } = rig.database;
    const host = await addHost(rig, { timeZone: 'UTC' });
    const { listing, token } = host;
    const [first = 0, second = 0, third = 0] = listing.bedIds;
    const guest = await addTenant(rig, { display_name: 'Tia M.' });
    await addRental(db, listing, first, {
      ...{ user_id: guest.id, email: guest.email, status: 'ended', start_date: '2026-01-01' },
      ...{ checkout_date: '2026-02-25', checkout_time: '10:00' },
    });
    const staying = await addRental(db, listing, first, {
      ...{ user_id: guest.id, email: guest.email, start_date: '2026-03-03' },
      ...{ end_date: '2026-03-12', checkout_date: '2026-03-10', checkout_time: '10:00' },
    });
    // Before the range, and never a stay.
    const gone = { start_date: '2026-01-01', checkout_date: '2026-01-02', checkout_time: '10:00' };
    await addRental(db, listing, second, { ...gone, status: 'ended' });
    await addRental(db, listing, second, { status: 'cancelled' });
    const { id: invited } = await inviteTo(rig, host, {
      ...{ bed_id: second, start_date: '2026-03-20', first_name: 'Bo' },
    });
    const days = { from: '2026-03-04', until: '2026-03-06', note: 'Paint' };
    const { body: block } = await rig.post(`/beds/${third}/blocks`, days, token);
    const person = await addTenant(rig, { display_name: 'Wanda' });
    const entry_id = await addEntry(db, listing.id, person.id);
    await db.deleteFrom('bed_stays').where('bed_id', '=', second).execute();
    await addOffer(db, { entry_id, bed_id: second, listingId: listing.id });
    const { body } = await rig.get(`${PATH}?from=2026-02-23&weeks=3`, token);
    expect(body).toMatchObject({ from: '2026-02-23', until: '2026-03-16' });
    const [house] = body.data;
    expect(house).toMatchObject({ id: listing.id, today: '2026-03-01' });
    const beds = house.rooms.flatMap(({ beds: list }: { beds: object[] }) => list);
    expect(beds).toMatchObject([
      {
        id: first,
        bars: [
          { kind: 'stay', status: 'ended', from: '2026-01-01', until: '2026-02-25' },
          {
            ...{ kind: 'stay', rental_id: staying, tenant: 'Tia M.', rental_amount: 300 },
            ...{ status: 'accepted', agreed_end: '2026-03-12', until: '2026-03-10' },
          },
        ],
        gaps: [
          { from: '2026-03-01', until: '2026-03-03' },
          { from: '2026-03-10', until: null },
        ],
      },
      {
        id: second,
        bars: [{ kind: 'hold', from: '2026-03-01', until: null, member: { name: 'Wanda' } }],
        gaps: [],
      },
      {
        id: third,
        bars: [{ kind: 'block', block_id: block.data.id, from: '2026-03-04', until: '2026-03-06' }],
      },
    ]);
    const later = await rig.get(`${PATH}?from=2026-03-16&weeks=1`, token);
    const bars = later.body.data[0].rooms[0].beds[1].bars;
    expect(bars).toMatchObject([{ kind: 'hold' }, { rental_id: invited, tenant: 'Bo' }]);
    expect(later.body.data[0].rooms[0].beds[0].gaps).toEqual([{ from: '2026-03-16', until: null }]);
  });
});

describe('the search at the desk', () => {
  const find = async (q: string, token: string) => {
    const { status, body, text } = await rig.get(
      `/lister/search?q=${encodeURIComponent(q)}`,
      token,
    );
    expect(status, text).toBe(200);
    return body.data.map(
      (hit: { kind: string; name?: string; title?: string }) =>
        `${hit.kind} ${hit.name ?? hit.title}`,
    );
  };

  it('is refused to visitors, seekers and tenants, and for too little or too much', async () => {
    const path = '/lister/search?q=owl';
    expect((await rig.get(path)).status).toBe(401);
    for (const person of [await addTenant(rig), await addParty(rig, { user_plan: 'seeker' })]) {
      expect((await rig.get(path, person.token)).status).toBe(403);
    }
    const { token } = await addHost(rig);
    for (const q of ['', 'a', ' a ', 'a'.repeat(101), 'a%00b']) {
      expect((await rig.get(`/lister/search?q=${q}`, token)).status, q).toBe(422);
    }
  });

  it('finds own tenants, crash pads and threads by all that the lister reads, and nothing else', async () => {
    const { db } = rig.database;
    const host = await addHost(rig, { listing: { title: 'Owl House' } });
    const other = await addHost(rig, { listing: { title: 'Owl Barn' } });
    const { listing, token } = host;
    const [first = 0, second = 0, third = 0] = listing.bedIds;
    const tia = await addTenant(rig, { display_name: 'Tia O.' });
    await addRental(db, listing, first, {
      ...{ first_name: 'Tia', last_name: 'Owlet' },
      ...{ user_id: tia.id, email: 'tia@nest.test', accepted_at: '2026-01-01T00:00:00Z' },
      phone_number: '+13055550123',
    });
    const past = {
      status: 'ended',
      start_date: '2025-01-01',
      checkout_date: '2025-02-01',
    } as const;
    await addRental(db, listing, second, {
      ...{ ...past, checkout_time: '10:00', first_name: 'Olga', last_name: 'Past' },
      ...{ email: 'olga@nest.test', phone_number: '+13055550199' },
    });
    // Invited from a thread: the lister does not know how to reach them yet.
    const bo = await addTenant(rig, { display_name: 'Bo Hidden' });
    await addMessage(db, { from: bo.id, to: host.id });
    await addRental(db, listing, third, {
      ...{ user_id: bo.id, status: 'pending', email: 'secret@nest.test', email_hidden: true },
      phone_number: '+13055550177',
    });
    expect(await find('owl', token)).toEqual(['tenant Tia Owlet', 'crashpad Owl House']);
    expect(await find('TIA@nest', token)).toEqual(['tenant Tia Owlet']);
    expect(await find('305-555-0123', token)).toEqual(['tenant Tia Owlet']);
    expect(await find('tia o.', token)).toEqual(['tenant Tia Owlet']);
    expect(await find('0199', token)).toEqual(['tenant Olga Past']);
    expect(await find('ol', token)).toEqual(['tenant Olga Past']);
    expect(await find('lga pa', token)).toEqual(['tenant Olga Past']);
    expect(await find('Bo Hidden', token)).toEqual(['tenant Bo Hidden', 'thread Bo Hidden']);
    expect(await find('secret', token)).toEqual([]);
    expect(await find('0177', token)).toEqual([]);
    expect(await find('%%', token)).toEqual([]);
    expect(await find('nest.test', other.token)).toEqual([]);
    expect(await find('owl', other.token)).toEqual(['crashpad Owl Barn']);
  });
});

describe("a crash pad's own figures", () => {
  const pathOf = (id: number | string) => `/crashpads/${id}/figures`;

  it('are refused to visitors, seekers and other listers, and for a deleted crash pad', async () => {
    const host = await addHost(rig);
    const other = await addHost(rig);
    const path = pathOf(host.listing.id);
    expect((await rig.get(path)).status).toBe(401);
    const seeker = await addParty(rig, { user_plan: 'seeker' });
    expect((await rig.get(path, seeker.token)).status).toBe(403);
    expect((await rig.get(path, other.token)).status).toBe(404);
    expect((await rig.get(pathOf('x'), host.token)).status).toBe(422);
    const { db } = rig.database;
    await db.updateTable('listings').set({ status: 0 }).where('id', '=', host.listing.id).execute();
    expect((await rig.get(path, host.token)).status).toBe(404);
  });

  it('are its views, and of twelve months the views, who wrote first and which bed nights were taken', async () => {
    const { db } = rig.database;
    const { id, token, listing: house } = await addHost(rig, { timeZone: 'UTC' });
    const listing = { ...house, title: 'The Nest' };
    await db.updateTable('listings').set({ views: 41 }).where('id', '=', listing.id).execute();
    const [early, late, asked] = [await addTenant(rig), await addTenant(rig), await addTenant(rig)];
    const at = new Date('2026-01-31T23:30:00Z');
    await addMessage(db, { from: early.id, to: id, listing, at });
    await addMessage(db, { from: late.id, to: id, listing });
    await addMessage(db, { from: late.id, to: id, listing });
    // The lister began this one, and nobody names the crash pad in the other.
    await addMessage(db, { from: id, to: asked.id, listing });
    await addMessage(db, { from: (await addTenant(rig)).id, to: id });
    await db
      .insertInto('occupancy_days')
      .values([
        { listing_id: listing.id, day: '2026-02-27', beds: 4, occupied: 4 },
        { listing_id: listing.id, day: '2026-02-28', beds: 4, occupied: 1 },
      ])
      .execute();
    await db
      .insertInto('listing_view_months')
      .values([
        { listing_id: listing.id, month: '2025-12-01', views: 30 },
        { listing_id: listing.id, month: '2026-02-01', views: 9 },
      ])
      .execute();
    const { body } = await rig.get(pathOf(listing.id), token);
    expect(body.views).toBe(41);
    expect(body.data).toHaveLength(12);
    const month = (
      name: string,
      views: number | null,
      messages: number,
      occupancy: number | null,
    ) => ({
      ...{ month: name, is_running: name === '2026-03', views, messages, occupancy },
    });
    // Two of the views have no month.
    expect(body.data.slice(-5)).toEqual([
      month('2025-11', null, 0, null),
      month('2025-12', 30, 0, null),
      month('2026-01', 0, 1, null),
      month('2026-02', 9, 0, 0.625),
      month('2026-03', 0, 1, null),
    ]);
    await db.updateTable('listings').set({ views: 39 }).where('id', '=', listing.id).execute();
    const { body: whole } = await rig.get(pathOf(listing.id), token);
    expect(whole.data[0].views).toBe(0);
  });
});
