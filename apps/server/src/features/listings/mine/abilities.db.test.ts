import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { addRental } from '../../rentals/testing.ts';
import { addLister, editOf, expectRefused, publish } from '../testing.ts';

const rig = useTestApp();

const EXPIRED = { expire_at: '2026-01-01T00:00:00Z' };

describe('abilities', () => {
  test.each([
    ['an active owner', { status: 'ACTIVE' as const }, true, 200],
    ['an owner whose plan has expired', EXPIRED, false, 403],
    ['an owner without a card', { status: 'INACTIVE' as const }, false, 403],
  ])(
    'of %s are the same on the page, in the lists and on writes',
    async (_who, row, edit, status) => {
      const lister = await addLister(rig);
      const { data } = await publish(rig, lister);
      const body = await editOf(rig, lister, data.id);
      await rig.database.db.updateTable('members').set(row).where('id', '=', lister.id).execute();
      const page = await rig.get(`/listing/${data.id}`, lister.token);
      expect(page.body.data.abilities.edit).toBe(edit);
      const { body: list } = await rig.get('/crashpads', lister.token);
      expect(list.data[0].abilities).toEqual({
        edit,
        copy: edit,
        deactivate: edit,
        reactivate: false,
        delete: edit,
        hide: edit,
      });
      const { body: summaries } = await rig.get('/lister/listings-with-occupancy', lister.token);
      expect(summaries.data.data[0].abilities).toEqual(list.data[0].abilities);
      const put = await rig.call('PUT', `/crashpads/${data.id}`, { token: lister.token, body });
      expect(put.status).toBe(status);
    },
  );

  test('do not include copy at the plan limit, and the copy is refused', async () => {
    const lister = await addLister(rig, { user_plan: 'basic' });
    const { data } = await publish(rig, lister);
    expect(data.abilities).toMatchObject({ edit: true, copy: false });
    const copy = { method: 'POST', path: `/crashpads/${data.id}/copy` };
    await expectRefused(rig, [copy], lister.token, {
      status: 403,
      body: { error_code: 'UPGRADE_REQUIRED' },
    });
    await rig.database.db
      .updateTable('members')
      .set({ user_plan: 'premium' })
      .where('id', '=', lister.id)
      .execute();
    const { body } = await rig.get('/crashpads', lister.token);
    expect(body.data[0].abilities.copy).toBe(true);
    expect(await rig.post(copy.path, undefined, lister.token)).toMatchObject({ status: 200 });
  });
});

test('do not include hide for an inactive listing', async () => {
  const lister = await addLister(rig);
  const { data } = await publish(rig, lister);
  const { body } = await rig.post(`/crashpads/status/${data.id}`, { status: 1 }, lister.token);
  expect(body.data.abilities.hide).toBe(false);
  const hide = { method: 'PUT', path: `/crashpads/${data.id}/visibility`, body: { hidden: true } };
  await expectRefused(rig, [hide], lister.token, {
    status: 409,
    body: { error_code: 'CONFLICT' },
  });
});

test('a change that is both blocked and invalid gets the same error from the form and the room call', async () => {
  const lister = await addLister(rig);
  const rooms = [
    { room_name: 'Blue', beds_per_room: 1 },
    { room_name: 'Red', beds_per_room: 1 },
  ];
  const { data } = await publish(rig, lister, { rooms });
  const [blue] = data.rooms;
  await addRental(rig.database.db, { id: data.id, user_id: lister.id }, blue.beds[0].id);
  // The tenant's room gets the other room's name.
  const renamed = await editOf(rig, lister, data.id, { rooms: [{ ...blue, room_name: 'Red' }] });
  const calls = [
    { method: 'PUT', path: `/crashpads/${data.id}`, body: renamed },
    {
      method: 'POST',
      path: '/listings/update-room',
      body: { id: blue.id, room_name: 'Red', beds_per_room: 1 },
    },
  ];
  await expectRefused(rig, calls, lister.token, {
    status: 409,
    body: { error_code: 'CONFLICT' },
  });
});

test('two rooms of a listing cannot share a name', async () => {
  const lister = await addLister(rig);
  const rooms = [{ room_name: 'Blue', beds_per_room: 1 }];
  const { data } = await publish(rig, lister, { rooms });
  const form = await editOf(rig, lister, data.id, {
    rooms: [{ room_name: ' BLUE', beds_per_room: 1 }],
  });
  const calls = [{ method: 'PUT', path: `/crashpads/${data.id}`, body: form }];
  await expectRefused(rig, calls, lister.token, {
    status: 422,
    body: { errors: { rooms: ['two_rooms_have_the_same_name'] } },
  });
});
