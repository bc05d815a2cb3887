import { unsubscribeToken } from '../../../apps/server/src/features/notifications/unsubscribe.ts';
import type { Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';

const QUICK_REPLY = { title: 'A bed is free', message: 'Hi {{name}}, a bed is free.' };

/** A new quick reply of the owner. */
async function addQuickReply({ rig, people }: World): Promise<number> {
  const { id } = await rig.database.db
    .insertInto('quick_replies')
    .values({ ...QUICK_REPLY, member_id: people.lister_owner.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Calls about notifications, emails and quick replies. */
export const notificationExamples: Examples = {
  'GET /notifications': () => ({}),
  'POST /notifications/read': () => ({ body: { up_to: 1 } }),
  'PUT /notifications/preferences': () => ({ body: { news: 'off' } }),
  'GET /notifications/preferences': () => ({}),
  'POST /notifications/unsubscribe': ({ rig, people }) => {
    const subscription = { memberId: people.seeker.id, topic: 'news' } as const;
    return { body: { token: unsubscribeToken(subscription, rig.services.secret) } };
  },
  'GET /user/quick-replies': () => ({}),
  'POST /user/quick-replies': () => ({ body: QUICK_REPLY }),
  'PUT /user/quick-replies/{id}': async (world) => ({
    params: { id: await addQuickReply(world) },
    body: { ...QUICK_REPLY, title: 'Free now' },
  }),
  'DELETE /user/quick-replies/{id}': async (world) => ({
    params: { id: await addQuickReply(world) },
  }),
};
