import { randomBytes } from 'node:crypto';
import type { RentalType, UploadKind } from '@crewpad/domain';
import { rentalTypeRule, requiredFields } from '@crewpad/domain';
import { expect } from 'vitest';
import type { Db } from '../../../platform/database/database.ts';
import { addAirport } from '../../../platform/testing-data.ts';
import type { AccountsRig } from '../../accounts/testing.ts';

/** Two hundred characters and more that hold no contact details. */
export const DESCRIPTION =
  'A quiet house near the terminal with a big kitchen, a garden and fast internet. ' +
  'Crew of all airlines are welcome, and everybody gets a locker, towels and fresh linen. ' +
  'The shuttle stops around the corner, and coffee is always ready for early departures.';

export interface TestLister {
  id: number;
  token: string;
}

/** A card on file, as the provider's sandbox would have given it. */
export async function addCard(db: Db, memberId: number, valid = true): Promise<void> {
  await db
    .insertInto('payment_methods')
    .values({
      member_id: memberId,
      provider_mode: 'sandbox',
      payment_method: `pm_${randomBytes(8).toString('hex')}`,
      customer_id: `cus_${randomBytes(8).toString('hex')}`,
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2040,
      country: 'US',
      valid,
      updated_at: new Date('2026-01-01T00:00:00Z'),
    })
    .execute();
}

/** A lister with a card: pro and active unless the row says otherwise. */
export async function addLister(
  rig: AccountsRig,
  row: Parameters<AccountsRig['member']>[0] = {},
): Promise<TestLister> {
  const { id } = await rig.member(row);
  await addCard(rig.database.db, id);
  return { id, token: await rig.tokenOf(id) };
}

/** An upload of a member that is kept, without its files. @returns its address */
export async function addUpload(
  db: Db,
  memberId: number,
  kind: UploadKind = 'picture',
): Promise<string> {
  const name = randomBytes(15).toString('base64url');
  const key = `${kind === 'picture' ? 'pictures' : 'documents'}/${name}`;
  const created_at = new Date('2026-03-01T11:00:00Z');
  await db
    .insertInto('uploads')
    .values({ member_id: memberId, kind, key, state: 'kept', bytes: 1000, created_at })
    .execute();
  return kind === 'picture' ? `/files/${key}/1280.webp` : `/files/${key}::::House%20rules.pdf`;
}

/** A form of this type that can be published as it is; what a test does not care about is filled in. */
export async function formOf(
  rig: AccountsRig,
  memberId: number,
  changes: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const { db } = rig.database;
  const type = (changes.rental_type ?? 'crashpad') as RentalType;
  const picture = await addUpload(db, memberId);
  const airport = changes.airport ?? [(await addAirport(db)).id];
  const values = { bathrooms: 2, number_of_shower: 1, max_nights: 30 };
  const required = requiredFields(type).map((field) => [field, values[field]]);
  const isSingle = rentalTypeRule(type).roomEditor === 'single';
  return {
    title: 'The Crew House',
    rental_type: type,
    street1: '4711 Hiddenhouse Road',
    city: 'Newark',
    state: 'NJ',
    postal_code: '07102',
    latitude: 40.7357,
    longitude: -74.1724,
    neighborhood: 'Ironbound',
    airport,
    airport_distance: 3,
    description: DESCRIPTION,
    rooms: isSingle ? [] : [{ room_name: 'Bedroom 1', beds: [{ bed_name: 'Bed 1' }] }],
    ...Object.fromEntries(required),
    rate_per_from: 300,
    deposit_required: 50,
    images: [picture],
    thumbnail: picture,
    ...changes,
  };
}

/** Publishes a listing through the API. */
export async function publish(
  rig: AccountsRig,
  lister: TestLister,
  changes: Record<string, unknown> = {},
) {
  const form = await formOf(rig, lister.id, changes);
  const answer = await rig.post('/crashpads', form, lister.token);
  if (answer.status !== 201) throw new Error(`not published: ${answer.text}`);
  return { form, data: answer.body.data };
}

/** What PUT takes of a listing as it stands: what GET answers, changed. */
export async function editOf(
  rig: AccountsRig,
  lister: TestLister,
  id: number,
  changes: Record<string, unknown> = {},
) {
  const { body } = await rig.get(`/crashpads/${id}/edit`, lister.token);
  return { ...body.data, ...changes };
}

const WRITTEN = [
  'listings',
  'listing_airports',
  'rooms',
  'beds',
  'listing_drafts',
  'uploads',
  'idempotent_calls',
  'airport_listings',
] as const;

/** All that writes of listings can change, to be compared with what it was before. */
export async function everything(db: Db): Promise<Record<string, unknown>> {
  const tables = await Promise.all(
    WRITTEN.map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().execute();
      return [table, rows.map((row) => JSON.stringify(row)).toSorted()] as const;
    }),
  );
  return Object.fromEntries(tables);
}

/** One call that writes. */
export interface TestWrite {
  method: string;
  path: string;
  body?: object;
}

/** Makes each call and expects its refusal, and that nothing has changed after all of them. */
export async function expectRefused(
  rig: AccountsRig,
  calls: readonly TestWrite[],
  token: string | undefined,
  refusal: object,
): Promise<void> {
  const before = await everything(rig.database.db);
  for (const { method, path, body } of calls) {
    const answer = await rig.call(method, path, { token, body });
    expect({ method, path, ...answer }).toMatchObject({ method, path, ...refusal });
  }
  expect(await everything(rig.database.db)).toEqual(before);
}
