import { PICTURE_MAX_BYTES } from '@crewpad/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  formOf,
  pdfOf,
  pictureOf,
  storedFiles,
  uploadsOf,
} from '../../../platform/uploads/testing.ts';
import { storedDataOf, TestApp, useTestApp } from '../../../testing/test-app.ts';
import { addListing } from '../../listings/testing.ts';

const rig = useTestApp();
let changed = 0;
beforeAll(async () => {
  rig.services.changes.onChange(() => {
    changed += 1;
  });
});

const FORM = {
  first_name: 'Ana',
  last_name: 'Lopez',
  display_name: 'Ana L',
  phone_number: '(202) 555-0123',
  country_code: 'US',
  birthdate_month: 2,
  birthdate_day: 28,
  birthdate_year: 1990,
};

async function member(row: object = {}) {
  const { id } = await rig.member(row);
  return { id, token: await rig.tokenOf(id) };
}
const save = (token: string, more: object = {}) =>
  rig.post('/account/user/update', { ...FORM, ...more }, token);
const upload = async (token: string, files: Parameters<typeof formOf>[0]) =>
  rig.call('POST', '/upload/user/images', { token, ...formOf(files, 'image') });

describe('POST /account/user/update', () => {
  it.each([
    ['first_name', ' ', 'please_enter_your_first_name'],
    ['last_name', '', 'please_enter_your_last_name'],
    ['phone_number', '12', 'please_enter_a_valid_phone_number'],
    ['phone_number', '1-800-FLOWERS', 'please_enter_a_valid_phone_number'],
    ['country_code', 'XX', 'please_enter_a_valid_phone_number', 'phone_number'],
    ['birthdate_year', 2099, 'select_your_birth_year'],
    ['birthdate_month', 13, 'select_your_birth_month'],
    ['birthdate_day', 30, 'select_your_birth_day'],
    ['display_name', 'An', 'display_name_must_be_at_least_3_characters'],
    ['display_name', 'Rooms at evil.example', 'name_must_not_look_like_a_link'],
    ['first_name', '<b>Ana', 'name_must_not_look_like_a_link'],
    ['last_name', 'www.evil', 'name_must_not_look_like_a_link'],
    ['middle_name', 'evil\u200b.example', 'name_must_not_look_like_a_link'],
  ])('refuses %s %j and changes nothing', async (field, value, key, named = field) => {
    const { id, token } = await member();
    const before = await storedDataOf(rig, id);
    const { status, body } = await save(token, { [field]: value });
    expect([status, body.errors]).toEqual([422, { [named]: [key] }]);
    expect(await storedDataOf(rig, id)).toEqual(before);
  });

  it('stores the typed values, and the phone number in international format', async () => {
    const { token } = await member();
    const details = {
      middle_name: 'Maria',
      gender: 'female',
      airlines: 'Some Air',
      about: 'Crew.',
    };
    const { body } = await save(token, details);
    expect(body.user).toMatchObject({ ...FORM, ...details, phone_number: '+12025550123' });
    const german = await save(token, { phone_number: '030 123456', country_code: 'DE' });
    expect(german.body.user).toMatchObject({ phone_number: '+4930123456', country_code: 'DE' });
    for (const phone_number of ['+16215550123', '+5215512345678']) {
      const young = await save(token, { phone_number });
      expect(young.body.user).toMatchObject({ phone_number });
    }
  });

  it('refuses names of other characters and of our team, but leaves those that exist', async () => {
    const older = { first_name: 'Ana 2', display_name: 'Support' };
    const { token } = await member({ ...older, last_name: 'Lopez' });
    expect((await save(token, { ...older, last_name: 'St.John' })).status).toBe(200);
    const changed = { first_name: 'Ana 3', display_name: 'Crewpad Support', last_name: 'St.John' };
    expect((await save(token, changed)).body.errors).toEqual({
      first_name: ['name_has_other_characters'],
      display_name: ['display_name_is_reserved'],
    });
  });

  it('leaves missing fields unchanged, and clears empty ones', async () => {
    const { token } = await member({ airlines: 'Some Air', about: 'Crew.', gender: 'male' });
    expect((await save(token)).body.user).toMatchObject({
      airlines: 'Some Air',
      about: 'Crew.',
      gender: 'male',
    });
    const { user } = (await save(token, { airlines: '', about: null, gender: null })).body;
    expect(user).toMatchObject({ airlines: null, about: '', gender: null });
  });

  it('ignores fields that members cannot write', async () => {
    const { id, token } = await member({ user_plan: null });
    const mine = { role: 'admin', status: 'CLOSED', user_plan: 'pro', email: 'x@crewpad.test' };
    await save(token, { ...mine, id: 1, photo: '/files/pictures/x/1280.webp', repeat: true });
    const { member: row } = await storedDataOf(rig, id);
    expect(row).toMatchObject({ role: 'member', status: 'ACTIVE', user_plan: null, photo: null });
    expect(row.email).not.toBe(mine.email);
  });

  it('shows others the change immediately', async () => {
    const { id, token } = await member();
    const listing = await addListing(rig.database.db, { user_id: id });
    await save(token);
    const before = changed;
    await save(token, { display_name: 'Robin New', airlines: 'New Air', about: 'New.' });
    expect(changed).toBe(before + 1);
    const { data, lister } = (await rig.get(`/listing/${listing.id}`)).body;
    expect(data.display_name).toBe('Robin New');
    expect(lister).toMatchObject({ airlines: 'New Air', about: 'New.' });
    expect((await rig.get(`/user/public/${id}`)).body.user.display_name).toBe('Robin New');
    await save(token, { display_name: 'Robin New', last_name: 'Changed' });
    expect(changed).toBe(before + 1);
  });
});

describe('POST /upload/user/images', () => {
  const pictures = () => storedFiles(rig.services);

  it('refuses other files, several files and no file, and stores nothing', async () => {
    const { id, token } = await member();
    const picture = { bytes: await pictureOf() };
    const before = [await storedDataOf(rig, id), await pictures()];
    const document = { bytes: await pdfOf(), name: 'photo.jpg' };
    for (const files of [[document], [picture, picture], []]) {
      expect((await upload(token, files)).status).toBe(422);
    }
    expect((await rig.post('/upload/user/images', {}, token)).status).toBe(415);
    expect([await storedDataOf(rig, id), await pictures()]).toEqual(before);
  });

  it.each([1, 100_000])('returns 413 for a file %i bytes over 6 MB', async (more) => {
    const { id, token } = await member();
    const before = [await storedDataOf(rig, id), await pictures()];
    const bytes = Buffer.concat([await pictureOf(), Buffer.alloc(PICTURE_MAX_BYTES)]);
    const answer = await upload(token, [{ bytes: bytes.subarray(0, PICTURE_MAX_BYTES + more) }]);
    expect([answer.status, answer.body]).toEqual([
      413,
      { error_code: 'TOO_LARGE', message: 'This file is too large. Files can be up to 6 MB.' },
    ]);
    expect([await storedDataOf(rig, id), await pictures()]).toEqual(before);
  });

  it('shows the new picture, re-encoded, and removes the old one with its files', async () => {
    const { id, token } = await member();
    const first = await upload(token, [{ bytes: await pictureOf() }]);
    expect(first.status).toBe(200);
    const before = changed;
    const second = await upload(token, [{ bytes: await pictureOf(50, 50, 'png') }]);
    expect(changed).toBe(before + 1);
    expect((await rig.get('/user', token)).body.user.photo).toBe(second.body.url);
    const rows = await uploadsOf(rig.database.db, id);
    expect(rows).toMatchObject([{ state: 'kept', used_at: expect.any(Date) }]);
    const folder = (url: string) => url.replace('/files/', '').replace(/\/\d+\.webp$/, '');
    const files = await pictures();
    expect(files.some((file) => file.startsWith(folder(second.body.url)))).toBe(true);
    expect(files.some((file) => file.startsWith(folder(first.body.url)))).toBe(false);
  });

  it('stores one of two concurrent uploads', async () => {
    const { id, token } = await member();
    const picture = { bytes: await pictureOf() };
    const answers = await Promise.all([upload(token, [picture]), upload(token, [picture])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { photo } = (await rig.get('/user', token)).body.user;
    const rows = await uploadsOf(rig.database.db, id);
    expect(rows.map(({ key }) => `/files/${key}/`)).toEqual([
      expect.stringContaining(photo.slice(0, photo.lastIndexOf('/'))),
    ]);
  });

  it('removes the picture and its files for photo null, and refuses an address', async () => {
    const { id, token } = await member();
    const { url } = (await upload(token, [{ bytes: await pictureOf() }])).body;
    expect((await save(token, { photo: 'anything' })).body.user.photo).toBe(url);
    expect((await save(token, { photo: null })).body.user.photo).toBeNull();
    expect(await uploadsOf(rig.database.db, id)).toEqual([]);
  });

  it('works for free tenants and expired members', async () => {
    for (const row of [{ user_plan: null }, { expire_at: '2026-01-01T00:00:00Z' }]) {
      const { token } = await member(row);
      expect((await upload(token, [{ bytes: await pictureOf() }])).status).toBe(200);
    }
  });
});

it('limits the files per hour', async () => {
  const strict = await TestApp.open({ RATE_LIMITS: 'on', LIMITS: 'uploads.member_hour=1' });
  const token = await strict.tokenOf((await strict.member()).id);
  const form = formOf([{ bytes: await pictureOf() }], 'image');
  const send = () => strict.call('POST', '/upload/user/images', { token, ...form });
  expect([(await send()).status, (await send()).status]).toEqual([200, 429]);
  await strict.close();
});
