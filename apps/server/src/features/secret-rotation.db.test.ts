import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { loadPointKey, readDatabaseFacts, recordSecret } from '../platform/installation.ts';
import { type Secrets, signText } from '../platform/tokens.ts';
import { TestApp } from '../testing/test-app.ts';
import { addLister, publish, type TestLister } from './listings/testing.ts';

const FIRST = 'the first secret of this site, 32 characters';
const SECOND = 'the second secret of this site, 32 characters';
const THIRD = 'the third secret of this site, 32 characters';
const PLACE = { street1: '9 Rotation Street', latitude: 41.5, longitude: -81.7 };

let rig: TestApp;
let lister: TestLister;
beforeAll(async () => {
  // As before this release: the points derive from SECRET itself.
  rig = await TestApp.open({}, { secret: FIRST, pointKey: FIRST });
  await recordSecret(rig.database, { secret: FIRST }, rig.clock.now());
  lister = await addLister(rig);
});
afterAll(() => rig.close());

/** A node that starts on the database with these secrets. */
async function startNode(secrets: Secrets) {
  await recordSecret(rig.database, secrets, rig.clock.now());
  const { hasSecretOfOthers, hasOldSecret } = await readDatabaseFacts(rig.database.db, secrets);
  expect({ hasSecretOfOthers, hasOldSecret }).toEqual({
    hasSecretOfOthers: true,
    hasOldSecret: true,
  });
  const pointKey = await loadPointKey(rig.database.db, secrets);
  const app = await buildApp({ ...rig.services, oldSecret: undefined, ...secrets, pointKey });
  const statusOf = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await app.fastify.inject({ url: '/api/checking-account', headers })).statusCode;
  };
  const call = (url: string, token: string, body: object) =>
    app.fastify.inject({
      ...{ method: 'POST', url: `/api${url}`, payload: body },
      headers: { authorization: `Bearer ${token}` },
    });
  return { pointKey, statusOf, call, close: () => app.fastify.close() };
}

const pointOf = async (id: number) => {
  const { data } = (await rig.get(`/listing/${id}`)).body;
  return { latitude: data.latitude, longitude: data.longitude };
};

describe('a change of SECRET', () => {
  it('keeps sessions and links in emails with SECRET_OLD, and ends them without', async () => {
    const { id } = await rig.member();
    const token = await rig.tokenOf(id);
    const link = { token: signText(`${id} news`, 'unsubscribe links', FIRST) };
    const both = await startNode({ secret: SECOND, oldSecret: FIRST });
    expect(await both.statusOf(token)).toBe(200);
    const answer = await both.call('/user/refresh-token', token, {});
    expect(answer.statusCode).toBe(200);
    const { token: fresh } = answer.json();
    expect((await both.call('/notifications/unsubscribe', fresh, link)).statusCode).toBe(200);
    await both.close();
    const later = await startNode({ secret: SECOND });
    expect(await later.statusOf(fresh)).toBe(200);
    expect(await later.statusOf(token)).toBe(401);
    expect((await later.call('/notifications/unsubscribe', fresh, link)).statusCode).toBe(400);
    await later.close();
  });

  it('moves no public point, and shares those of before with new listings', async () => {
    const ids: number[] = [];
    for (const street1 of [PLACE.street1, '10 Rotation Street']) {
      ids.push((await publish(rig, lister, { ...PLACE, street1 })).data.id);
    }
    const before = await Promise.all(ids.map(pointOf));
    for (const secrets of [{ secret: THIRD, oldSecret: SECOND }, { secret: THIRD }]) {
      const node = await startNode(secrets);
      expect(node.pointKey).toBe(FIRST);
      await node.close();
    }
    expect(await Promise.all(ids.map(pointOf))).toEqual(before);
    const { data } = await publish(rig, lister, { ...PLACE, street1: '9 Rotation St, Apt 2' });
    expect(await pointOf(data.id)).toEqual(before[0]);
    const { point_key: stored } = await rig.database.db
      .selectFrom('installation')
      .select('point_key')
      .executeTakeFirstOrThrow();
    expect(stored?.includes(FIRST)).toBe(false);
  });
});
