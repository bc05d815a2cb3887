import { expect, test } from 'vitest';
import { pictureOf, formOf as uploadForm } from '../../../../platform/uploads/testing.ts';
import { useTestApp } from '../../../../testing/test-app.ts';
import { addLister, editOf, everything, formOf, publish, refresh } from '../../testing.ts';

const rig = useTestApp();

test('concurrent writes of all kinds are serialized, and derived rows are correct', async () => {
  const lister = await addLister(rig);
  const { token } = lister;
  const files = uploadForm([{ bytes: await pictureOf() }]);
  const { body } = await rig.call('POST', '/upload/images', { token, ...files });
  const [picture] = body.url;
  const rooms = [1, 2, 3].map((at) => ({ room_name: `Room ${at}`, beds_per_room: 2 }));
  const listings = await Promise.all(
    [1, 2].map(async () => {
      const { data } = await publish(rig, lister, { rooms, images: [picture], thumbnail: picture });
      return { data, edit: await editOf(rig, lister, data.id) };
    }),
  );
  const calls = listings.flatMap(({ data, edit: { updated_at: _read, ...edit } }) => [
    () => rig.call('PUT', `/crashpads/${data.id}`, { token, body: { ...edit, title: 'New' } }),
    () =>
      rig.call('PUT', `/crashpads/${data.id}`, { token, body: { ...edit, rate_per_from: 777 } }),
    () => rig.post(`/crashpads/status/${data.id}`, { status: 1 }, token),
    () => rig.post(`/crashpads/status/${data.id}`, { status: 2 }, token),
    () => rig.call('PUT', `/crashpads/${data.id}/visibility`, { token, body: { hidden: true } }),
    () => rig.post('/listings/delete-room', { id: data.rooms[2].id }, token),
    () =>
      rig.post(
        '/listings/update-room',
        { id: data.rooms[0].id, room_name: 'Blue', beds_per_room: 5 },
        token,
      ),
    () => rig.post(`/crashpads/${data.id}/copy`, undefined, token),
    () => rig.post('/upload/image-rotate', { image_url: picture }, token),
    () => rig.delete('/lister/draft', token),
  ]);
  const form = await formOf(rig, lister.id);
  const answers = await Promise.all([
    ...calls.map((call) => call()),
    ...[1, 2, 3].map(() => rig.post('/crashpads', form, token)),
  ]);
  const statuses = new Set(answers.map(({ status }) => status));
  // 404: a rotated picture or a removed room. 422: an edit that still refers to them. 409: an
  // inactive listing cannot be hidden.
  expect([200, 201, 404, 409, 422]).toEqual(expect.arrayContaining([...statuses]));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);

  const before = await everything(rig.database.db);
  const ids = (await rig.get('/lister/listings', token)).body.data.map(
    ({ id }: { id: number }) => id,
  );
  expect(ids).toHaveLength(5);
  await refresh(rig.database.db, ids, rig.clock.now());
  expect(await everything(rig.database.db)).toEqual(before);
});
