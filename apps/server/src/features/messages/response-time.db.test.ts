import { expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/data.ts';
import { addMember, useTestApp } from '../../testing/test-app.ts';
import { addListing } from '../listings/testing.ts';
import { addThread } from './testing.ts';

const rig = useTestApp();

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** First replies by a lister after these minutes, some days ago. */
async function replies(lister: number, minutes: readonly number[], daysAgo = 1) {
  for (const after of minutes) {
    const replied_at = new Date(TEST_NOW.getTime() - daysAgo * DAY);
    const first_message_at = new Date(replied_at.getTime() - after * MINUTE);
    await addThread(rig.database.db, await addMember(rig.database.db), lister, {
      thread: { first_message_at, replied_at, replier_id: lister },
    });
  }
}

async function responseTimeOf(lister: number) {
  const listing = await addListing(rig.database.db, { user_id: lister });
  const [onListing, onProfile] = await Promise.all([
    rig.get(`/listing/${listing.id}`),
    rig.get(`/user/public/${lister}`),
  ]);
  return [onListing.body.lister.response_hours, onProfile.body.user.response_hours];
}

it('is the median of at least five replies, rounded up', async () => {
  const lister = await addMember(rig.database.db);
  await replies(lister, [10, 20, 130, 3000]);
  expect(await responseTimeOf(lister)).toEqual([null, null]);
  await replies(lister, [140]);
  expect(await responseTimeOf(lister)).toEqual([3, 3]);
});

it('counts only replies of the last 90 days, and only those of the lister', async () => {
  const lister = await addMember(rig.database.db);
  await replies(lister, [1, 1, 1, 1, 1], 91);
  const other = await addMember(rig.database.db);
  await replies(other, [1, 1, 1, 1, 1]);
  await addThread(rig.database.db, lister, await addMember(rig.database.db));
  expect(await responseTimeOf(lister)).toEqual([null, null]);
  expect(await responseTimeOf(other)).toEqual([1, 1]);
});
