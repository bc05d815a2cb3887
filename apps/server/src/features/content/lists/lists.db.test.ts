import { EDITED_LISTS, type EditedList } from '@crewpad/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { addLister, addListing, publish } from '../../listings/testing.ts';

const rig = useTestApp();
let adminId: number;
let token: string;
beforeAll(async () => {
  adminId = (await rig.member({ role: 'admin', user_plan: null })).id;
  token = await rig.tokenOf(adminId);
});

interface Entry {
  id: number;
  name: Record<string, string>;
  used_by?: number;
  abilities?: { rename: boolean; delete: boolean };
}

const create = (list: EditedList, name: unknown, by: string | undefined = token) =>
  rig.post(`/${list}`, { name }, by);
const update = (list: EditedList, id: number, name: unknown, by = token) =>
  rig.call('PATCH', `/${list}/${id}`, { body: { name }, token: by });
const remove = (list: EditedList, id: number, by = token) => rig.delete(`/${list}/${id}`, by);
const listed = async (list: EditedList, by?: string): Promise<Entry[]> =>
  (await rig.get(`/${list}`, by)).body.data;
const entryOf = async (list: EditedList, id: number, by?: string) =>
  (await listed(list, by)).find((entry) => entry.id === id);
const added = async (list: EditedList, name: string): Promise<number> =>
  (await create(list, { en: name })).body.data.id;

/** All stored rows of a list, and its audit entries. */
async function stored(list: EditedList): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    select coalesce(string_agg(t::text, '|' order by t.id), '') || (select count(*) from audit_log) as all
    from ${sql.table(list)} t`.execute(rig.database.db);
  return rows[0]?.all ?? '';
}

const WORDS = {
  amenities: ['amenity', 'Amenity'],
  places: ['place', 'Near by place'],
  preferences: ['preference', 'Preference'],
} as const;

describe.each(EDITED_LISTS)('%s', (list) => {
  it('are added, renamed and removed, all audited and visible immediately', async () => {
    const [subject, label] = WORDS[list];
    const names = { en: '  Sauna ', es: 'Sauna', fr: ' ', pt: null, de: 'Sauna' };
    const { status, body } = await create(list, names);
    expect([status, body.message]).toEqual([201, `${label} created`]);
    const { id } = body.data;
    expect(body.data.name).toEqual({ en: 'Sauna', es: 'Sauna' });
    expect(await entryOf(list, id)).toEqual({ id, name: { en: 'Sauna', es: 'Sauna' } });

    const renamed = await update(list, id, { en: 'Steam bath', pt: 'Banho turco' });
    expect([renamed.status, renamed.body.message]).toEqual([200, `${label} updated`]);
    expect((await entryOf(list, id))?.name).toEqual({ en: 'Steam bath', pt: 'Banho turco' });

    const removed = await remove(list, id);
    expect([removed.status, removed.body]).toEqual([200, { message: `${label} deleted` }]);
    expect(await entryOf(list, id)).toBeUndefined();
    expect((await update(list, id, { en: 'Back' })).status).toBe(404);
    expect((await remove(list, id)).status).toBe(404);
    expect((await create(list, { en: 'Steam bath' })).status).toBe(201);

    const rows = await rig.database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'details'])
      .where('action', 'like', `${subject}.%`)
      .orderBy('id')
      .execute();
    expect(rows.slice(0, 3)).toEqual([
      { action: `${subject}.created`, actor_id: adminId, details: { id, name: body.data.name } },
      {
        action: `${subject}.updated`,
        actor_id: adminId,
        details: { id, name: renamed.body.data.name, before: body.data.name },
      },
      {
        action: `${subject}.deleted`,
        actor_id: adminId,
        details: { id, name: renamed.body.data.name },
      },
    ]);
  });

  it('invalid input changes nothing', async () => {
    const id = await added(list, 'Right');
    const before = await stored(list);
    const long = 'a'.repeat(61);
    for (const [name, errors] of [
      [{ en: ' ' }, { 'name.en': ['english_name_is_required'] }],
      [{ es: 'Sol' }, { 'name.en': ['english_name_is_required'] }],
      [{ en: 7 }, { 'name.en': ['english_name_is_required'] }],
      ['Sun', { name: ['english_name_is_required'] }],
      [undefined, { name: ['english_name_is_required'] }],
      [{ en: long }, { 'name.en': ['is_too_long'] }],
      [{ en: 'Sun', fr: long }, { 'name.fr': ['is_too_long'] }],
      [{ en: 'Sun\nshine' }, { 'name.en': ['text_is_not_valid'] }],
      [{ en: 'Sun', pt: ['Sol'] }, { 'name.pt': ['has_the_wrong_type'] }],
    ]) {
      for (const answer of [await create(list, name), await update(list, id, name)]) {
        expect([answer.status, answer.body.errors], JSON.stringify(name)).toEqual([422, errors]);
      }
    }
    expect((await update(list, 2_000_000_000, {})).status).toBe(404);
    expect((await update(list, 2_000_000_000, { en: 'Sun' })).status).toBe(404);
    expect(await stored(list)).toBe(before);
  });

  it('members of other roles, and admins who view as a member, change nothing', async () => {
    const id = await added(list, 'Ours');
    const before = await stored(list);
    for (const user_plan of [null, 'seeker', 'pro'] as const) {
      const other = await rig.tokenOf((await rig.member({ user_plan })).id);
      const answers = [
        await create(list, { en: 'Theirs' }, other),
        await update(list, id, { en: 'Theirs' }, other),
        await remove(list, id, other),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
      expect((await entryOf(list, id, other))?.used_by).toBeUndefined();
    }
    expect((await rig.post(`/${list}`, { name: { en: 'Theirs' } })).status).toBe(401);
    expect(await stored(list)).toBe(before);
  });

  it('an English name is unique, ignoring case and accents', async () => {
    await added(list, 'Café corner');
    const other = await added(list, 'Other corner');
    const again = await create(list, { en: ' cafe  CORNER' });
    expect([again.status, again.body]).toEqual([
      409,
      { message: 'Café corner is already on the list.', error_code: 'NAME_TAKEN' },
    ]);
    expect((await update(list, other, { en: 'CAFÉ CORNER' })).status).toBe(409);
    expect((await update(list, other, { en: 'OTHER corner' })).status).toBe(200);
  });

  it('one of two concurrent adds of a name succeeds', async () => {
    const second = await rig.tokenOf((await rig.member({ role: 'admin', user_plan: null })).id);
    const name = { en: `Twice in ${list}` };
    const answers = await Promise.all([create(list, name), create(list, name, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await listed(list)).filter((entry) => entry.name.en === name.en)).toHaveLength(1);
  });

  it('an entry that a listing uses cannot be removed until the listing is deleted', async () => {
    const id = await added(list, 'In use');
    const column = list === 'amenities' ? { amenities: [id] } : {};
    const listing = await addListing(rig.database.db, column);
    const set = sql`update listings set ${sql.ref(list)} = array[${id}]::integer[]`;
    await sql`${set} where id = ${listing.id}`.execute(rig.database.db);
    expect(await entryOf(list, id, token)).toMatchObject({
      used_by: 1,
      abilities: { rename: true, delete: false },
    });
    const refused = await remove(list, id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "1 listing uses it, so you can't remove it.",
    ]);
    await sql`update listings set status = 0 where id = ${listing.id}`.execute(rig.database.db);
    expect((await entryOf(list, id, token))?.abilities?.delete).toBe(true);
    expect((await remove(list, id)).status).toBe(200);
  });
});

it('the two gender preferences cannot be renamed, but can be translated', async () => {
  for (const en of ['Male Only', 'Female Only']) {
    const id = await added('preferences', en);
    expect((await update('preferences', id, { en: 'Anyone' })).status).toBe(409);
    expect((await update('preferences', id, { en: en.toLowerCase() })).status).toBe(409);
    expect((await remove('preferences', id)).status).toBe(409);
    expect((await update('preferences', id, { en, es: 'Solo' })).status).toBe(200);
    expect(await entryOf('preferences', id, token)).toMatchObject({
      name: { en, es: 'Solo' },
      abilities: { rename: false, delete: false },
    });
  }
});

it('a listing page shows a new name immediately', async () => {
  const id = await added('amenities', 'Old name');
  const listing = await addListing(rig.database.db, { amenities: [id] });
  const readName = async () => (await rig.get(`/listing/${listing.id}`)).body.amenities[0]?.name.en;
  expect(await readName()).toBe('Old name');
  await update('amenities', id, { en: 'New name' });
  expect(await readName()).toBe('New name');
});

it('a form opened before an entry was removed is saved without it', async () => {
  const lister = await addLister(rig);
  const remaining = await added('amenities', 'Kept');
  const removal = await added('amenities', 'Gone');
  await remove('amenities', removal);
  const { data } = await publish(rig, lister, { amenities: [removal, remaining] });
  expect(data.amenities).toEqual([remaining]);
});
