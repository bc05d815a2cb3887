import { AUTOPAY } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { addListing } from '../listings/testing.ts';
import { addParty, addRental, addStay } from '../rentals/testing.ts';

const rig = useTestApp();

const PATH = '/lister/tenants/export';

it('is refused to visitors, seekers and tenants', async () => {
  expect((await rig.get(PATH)).status).toBe(401);
  const { tenant, lister } = await addStay(rig);
  expect((await rig.get(PATH, tenant.token)).status).toBe(403);
  const seeker = await addParty(rig, { user_plan: 'seeker' });
  expect((await rig.get(PATH, seeker.token)).status).toBe(403);
  expect((await rig.get(`${PATH}?status=odd`, lister.token)).status).toBe(422);
});

describe('the table of tenants', () => {
  it('is a file download that no cache stores', async () => {
    const { lister } = await addStay(rig);
    const { status, text, headers } = await rig.get(PATH, lister.token);
    expect(status, text).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="tenants-2026-03-01.csv"');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text.startsWith('\uFEFFBooking reference,First name,Last name,Email,')).toBe(true);
  });

  it('has the tenants of the lister by status, and no one else', async () => {
    const { db } = rig.database;
    const { lister, id, tenant } = await addStay(rig, { note_agreement: 'Pays late.' });
    const listing = await addListing(db, { user_id: lister.id, rooms: [['cold'], ['cold']] });
    const [one = 0, two = 0] = listing.bedIds;
    await addRental(db, listing, one, { status: 'pending', first_name: 'Pia' });
    await addRental(db, listing, two, { status: 'ended', first_name: 'Eve' });
    const other = await addStay(rig);
    const rows = async (status: string) => {
      const { text } = await rig.get(`${PATH}?status=${status}`, lister.token);
      expect(text).not.toContain(other.tenant.email);
      expect(text).not.toContain('Pays late');
      return text.trim().split('\r\n').slice(1);
    };
    expect(await rows('accepted')).toEqual([
      `#${String(id).padStart(6, '0')},Tia,Moon,${tenant.email},,,,The Nest,Bedroom 1,Bed 1,Accepted,` +
        '2026-01-01 15:00,,300.00,0.00,1,Off',
    ]);
    expect(await rows('pending')).toHaveLength(1);
    expect((await rows('history'))[0]).toContain('Eve');
    expect(await rows('all')).toHaveLength(3);
  });

  it('has only the chosen tenants, and none of another lister', async () => {
    const { db } = rig.database;
    const { lister, id } = await addStay(rig);
    const listing = await addListing(db, { user_id: lister.id, rooms: [['cold']] });
    const [bed = 0] = listing.bedIds;
    await addRental(db, listing, bed, { status: 'pending', first_name: 'Pia' });
    const other = await addStay(rig);
    const { text } = await rig.get(`${PATH}?ids=${id},${other.id}`, lister.token);
    const rows = text.trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`#${String(id).padStart(6, '0')}`);
    const many = Array.from({ length: 101 }, (_, at) => at + 1).join();
    for (const ids of ['', '1,x', many]) {
      expect((await rig.get(`${PATH}?ids=${ids}`, lister.token)).status, ids).toBe(422);
    }
  });

  it.each([
    ['on only on acceptance', { status: 'pending', auto_pay: AUTOPAY.on }, 'On acceptance'],
    ['paused without a card', { auto_pay: AUTOPAY.on }, 'Paused'],
    ['asked for', { auto_pay: AUTOPAY.asked }, 'Requested'],
    ['off', { auto_pay: AUTOPAY.off }, 'Off'],
  ] as const)('says of AutoPay what My Crew says: %s', async (_title, row, written) => {
    const { lister } = await addStay(rig, row);
    const [, line] = (await rig.get(PATH, lister.token)).text.trim().split('\r\n');
    expect(line?.split(',').at(-1)).toBe(written);
  });

  it.each([
    ['+13055550123', null, '(+1) 305-555-0123'],
    ['3055550123', 'US', '(+1) 305-555-0123'],
    ['+34612345678', 'US', '(+34) 612-34-56-78'],
  ])('writes the phone %s so that a spreadsheet keeps it as text', async (...row) => {
    const [phone_number, country_code, written] = row;
    const { lister } = await addStay(rig, { phone_number, country_code });
    expect((await rig.get(PATH, lister.token)).text).toContain(`,${written},`);
  });

  it('neutralizes spreadsheet formulas', async () => {
    const { lister } = await addStay(rig, { first_name: '=HYPERLINK("x")', last_name: '+1' });
    const { text } = await rig.get(PATH, lister.token);
    expect(text).toContain(`"'=HYPERLINK(""x"")",'+1,`);
  });

  it('omits an email that the lister cannot see yet', async () => {
    const hidden = { status: 'pending', email_hidden: true, email: 'mystery@air.test' } as const;
    const { lister, id } = await addStay(rig, hidden);
    expect((await rig.get(PATH, lister.token)).text).not.toContain('mystery@');
    const accepted = { status: 'accepted', accepted_at: '2026-03-01T00:00:00Z' } as const;
    await rig.database.db.updateTable('rentals').set(accepted).where('id', '=', id).execute();
    expect((await rig.get(PATH, lister.token)).text).toContain('mystery@');
  });
});
