import type { TestApp } from '../../../testing/test-app.ts';
import { addListing } from '../../listings/testing.ts';
import { addRental } from '../testing.ts';

export interface Party {
  id: number;
  email: string;
  token: string;
}

/** A member with a session; an active lister by default. */
export async function addParty(
  rig: TestApp,
  row: Parameters<TestApp['member']>[0] = {},
): Promise<Party> {
  const { id, email } = await rig.member({ email_verified_at: '2026-01-01T00:00:00Z', ...row });
  return { id, email, token: await rig.tokenOf(id) };
}

export const addTenant = (rig: TestApp, row: Parameters<TestApp['member']>[0] = {}) =>
  addParty(rig, {
    user_plan: null,
    first_name: 'Tia',
    last_name: 'Moon',
    // Emails and pages name people by it, and never by their full name.
    display_name: 'Tia M.',
    ...row,
  });

/** A rental at a new crash pad with one bed, accepted by default. */
export async function addStay(rig: TestApp, row: Parameters<typeof addRental>[3] = {}) {
  const { db } = rig.database;
  const lister = await addParty(rig, { first_name: 'Lea', display_name: 'Lea' });
  const tenant = await addTenant(rig);
  const listing = await addListing(db, { user_id: lister.id, title: 'The Nest' });
  const [bed = 0] = listing.bedIds;
  const people = { email: tenant.email, first_name: 'Tia', last_name: 'Moon' };
  const isOpen = row.status === 'pending';
  const id = await addRental(db, listing, bed, {
    ...people,
    user_id: isOpen ? null : tenant.id,
    accepted_at: isOpen ? null : '2026-01-01T00:00:00Z',
    ...row,
  });
  const path = `/rental/${id}`;
  return { id, lister, tenant, listing, bed, path };
}

/** A rental with its derived rows and history. */
export async function stateOf({ database: { db } }: TestApp, id: number) {
  const rental = await db
    .selectFrom('rentals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const [listing, history, mails] = await Promise.all([
    db
      .selectFrom('listings')
      .select(['rented', 'num_occupied_beds'])
      .where('id', '=', rental.listing_id)
      .executeTakeFirstOrThrow(),
    db.selectFrom('rental_history').selectAll().where('rental_id', '=', id).orderBy('id').execute(),
    db.selectFrom('outbox').select('id').orderBy('id').execute(),
  ]);
  return { rental, listing, history, mails };
}
