import type { contract } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { checkInvite } from './check-invite.ts';
import { BLANK, bedGroups, inviteBody, rentalBody, startOf, withBed } from './invite-values.ts';

const bed = (id: number, more: Partial<contract.listings.AvailableBed> = {}) => ({
  id,
  listing_id: 7,
  title: 'Blue house',
  room_id: 1,
  room_name: 'Bunk room',
  bed_name: `Bed ${id}`,
  bed_kind: 'cold' as const,
  rental_amount: 400,
  status: 'ACTIVE' as const,
  available_from: null,
  held_for: null,
  ...more,
});
const values = {
  ...BLANK,
  email: 'mia@example.com',
  location_id: '7',
  bed_id: '1',
  rental_amount: '400',
  start_date: '2027-03-20',
};
const TODAY = '2027-03-01';
const NOW = new Date(`${TODAY}T12:00:00Z`);
const listings = [7, 8].map((id) => ({
  id,
  title: `House ${id}`,
  time_zone: 'America/New_York',
  rate_per_from: 390.5,
  deposit_required: 100,
  has_street: true,
}));
const fill = (typed: typeof BLANK, ...beds: ReturnType<typeof bed>[]) =>
  beds.reduce((before, next) => withBed(before, next, { listings, beds }, NOW), typed);

describe('the beds of a crash pad', () => {
  it('are grouped by room; pending ones are disabled, taken ones show when they are free', () => {
    const beds = [
      bed(1),
      bed(2, { status: 'PENDING' }),
      bed(3, { room_id: 2, room_name: 'Attic', available_from: '2027-06-01' }),
      bed(4, { listing_id: 8 }),
    ];
    expect(bedGroups({ beds, listings }, '7')).toEqual([
      {
        room: 'Bunk room',
        beds: [
          { id: 1, name: 'Bed 1', isPending: false, freeFrom: null, rent: 400, heldFor: null },
          { id: 2, name: 'Bed 2', isPending: true, freeFrom: null, rent: 400, heldFor: null },
        ],
      },
      {
        room: 'Attic',
        beds: [
          {
            id: 3,
            name: 'Bed 3',
            isPending: false,
            freeFrom: '2027-06-01',
            rent: 400,
            heldFor: null,
          },
        ],
      },
    ]);
    expect(bedGroups({ beds, listings }, '')).toEqual([]);
  });

  it('include the bed of the edited rental, which only its own rental blocks', () => {
    const own = {
      location_id: 7,
      room_id: 1,
      room_name: 'Bunk room',
      bed_id: 2,
      bed_name: 'Bed 2',
    };
    const choice = {
      ...{ id: 2, name: 'Bed 2', isPending: false, freeFrom: null },
      ...{ rent: null, heldFor: null },
    };
    expect(
      bedGroups({ beds: [bed(2, { status: 'PENDING' })], listings }, '7', own)[0]?.beds,
    ).toEqual([choice]);
    expect(bedGroups({ beds: [bed(1)], listings }, '7', own)[0]?.beds).toContainEqual(choice);
    expect(
      bedGroups({ beds: [bed(4, { listing_id: 8 })], listings }, '8', own)[0]?.beds,
    ).toHaveLength(1);
  });

  it('are enabled only for the person they are held for', () => {
    const beds = [bed(1, { status: 'PENDING', held_for: { member_id: 5, name: 'Ana' } })];
    const choice = { id: 1, name: 'Bed 1', freeFrom: null };
    expect(bedGroups({ beds, listings }, '7')[0]?.beds).toEqual([
      { ...choice, isPending: true, rent: 400, heldFor: 'Ana' },
    ]);
    expect(bedGroups({ beds, listings }, '7', undefined, 5)[0]?.beds).toEqual([
      { ...choice, isPending: false, rent: null, heldFor: null },
    ]);
  });

  it('fill in their rent, the deposit and the first free day, today if nobody has them', () => {
    expect(fill(BLANK, bed(3, { available_from: '2027-06-01' }))).toMatchObject({
      ...{ location_id: '7', bed_id: '3', rental_amount: '400' },
      ...{ deposit: '100', start_date: '2027-06-01' },
    });
    expect(fill(BLANK, bed(1, { rental_amount: null }))).toMatchObject({
      ...{ rental_amount: '390.5', start_date: TODAY },
    });
  });

  it('replace what the previous bed filled in, and nothing that was typed', () => {
    const cheap = bed(2, { rental_amount: 300, available_from: '2027-04-01' });
    expect(fill(BLANK, cheap, bed(1))).toMatchObject({ rental_amount: '400', start_date: TODAY });
    expect(fill({ ...BLANK, rental_amount: '350' }, cheap, bed(1)).rental_amount).toBe('350');
    expect(fill({ ...BLANK, start_date: '2027-07-01' }, bed(3)).start_date).toBe('2027-07-01');
    expect(fill({ ...BLANK, start_date: '2027-03-05' }, cheap).start_date).toBe('2027-04-01');
    const beds = [bed(1)];
    const gone = withBed(fill(BLANK, bed(1)), undefined, { listings, beds }, NOW);
    expect(gone).toMatchObject({ bed_id: '', rental_amount: '', deposit: '', start_date: '' });
  });
});

describe('a new invitation', () => {
  it('is for the only crash pad, with the payment day of the latest one', () => {
    const [only] = listings;
    expect(startOf({ listings, beds: [], payment_date: 5 })).toMatchObject({
      ...{ location_id: '', payment_date: '5' },
    });
    expect(startOf({ listings: only ? [only] : [], beds: [], payment_date: 1 }).location_id).toBe(
      '7',
    );
  });
});

describe('the form', () => {
  it('starts with noon as both times', () => {
    expect(BLANK).toMatchObject({ start_time: '12:00', end_time: '12:00' });
  });
});

describe('the form of an invitation', () => {
  it('submits an invitation without a check-out time if it has no date, and 0 for no deposit', () => {
    expect(inviteBody(values)).toMatchObject({
      email: 'mia@example.com',
      location_id: 7,
      bed_id: 1,
      deposit: 0,
      end_date: null,
      end_time: null,
      late_fee: null,
      country_code: null,
    });
    expect(inviteBody({ ...values, end_date: '2027-05-01' })).toMatchObject({ end_time: '12:00' });
  });

  it('submits the version of a pending invitation that was read, and never another email', () => {
    const pending = { id: 5, updated_at: '2027-01-01T00:00:00.000Z' };
    const body = inviteBody({ ...values, email: 'other@example.com' }, pending);
    expect(body).toMatchObject(pending);
    expect(body).not.toHaveProperty('email');
  });

  it('submits an accepted invitation without its agreed fields', () => {
    const body = rentalBody(values, { updated_at: '2027-01-01T00:00:00.000Z' });
    for (const rental of [
      'email',
      'deposit',
      'start_date',
      'end_date',
      'location_id',
      'auto_pay',
    ]) {
      expect(body).not.toHaveProperty(rental);
    }
  });
});

describe('the form check', () => {
  it('accepts a complete form', () => {
    expect(checkInvite(values, undefined, TODAY)).toEqual([]);
  });

  it('returns every missing field by its documented key, in the order of the form', () => {
    const empty = { ...BLANK, start_time: '', payment_date: '' };
    const result = checkInvite(empty, undefined, TODAY);
    expect(result.map(({ key }) => key)).toEqual([
      'the_email_field_is_required',
      'the_location_field_is_required',
      'room_assignment_is_required',
      'check_in_date_is_required',
      'check_in_time_is_required',
      'rental_amount_is_required',
      'payment_date_is_required',
    ]);
  });

  it('refuses a past check-in, unless the invitation already had it', () => {
    const past = { ...values, start_date: '2027-02-01' };
    const issue = { field: 'start_date', key: 'date_is_before_today' };
    expect(checkInvite(past, undefined, TODAY)).toEqual([issue]);
    const pending = {
      id: 5,
      updated_at: '2027-01-01T00:00:00.000Z',
      status: 'pending',
      start_date: past.start_date,
    } as const;
    expect(checkInvite(past, pending, TODAY)).toEqual([]);
  });

  it('refuses a check-out that is not after the check-in', () => {
    const result = checkInvite({ ...values, end_date: values.start_date }, undefined, TODAY);
    expect(result).toEqual([{ field: 'end_date', key: 'check_out_is_before_check_in' }]);
  });
});
