import type { Examples } from '../support/example.ts';

const nothing = () => ({});

/** Admin lookups and actions. */
export const adminExamples: Examples = {
  'GET /admin/members/{id}': ({ people }) => ({
    params: { id: people.tenant.id },
    tells: [people.tenant],
  }),
  'DELETE /admin/members/{id}/sessions': async (world) => {
    const { id } = await world.newcomer('logged.in', { user_plan: null });
    await world.rig.tokenOf(id);
    return { params: { id } };
  },
  'GET /admin/audit': ({ people }) => ({ query: `member=${people.tenant.id}&limit=10` }),
  'GET /admin/emails': ({ people }) => ({
    query: `member=${people.tenant.id}`,
    tells: [people.tenant],
  }),
  'GET /admin/jobs': nothing,
  'POST /admin/jobs/{id}/retry': async ({ rig, people }) => {
    const { id } = await rig.database.db
      .insertInto('outbox')
      .values({
        kind: 'mail',
        payload: JSON.stringify({ mail: 'verify_email', memberId: people.tenant.id }),
        failed_at: rig.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { params: { id: `email-${id}` } };
  },
};
