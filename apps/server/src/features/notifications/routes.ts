import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import type { Services } from '../../platform/services.ts';
import { listNotifications } from './notifications.queries.ts';
import { markNotificationsRead } from './notifications.ts';
import { getEmailTimes, setEmailTimes } from './preferences.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Registers the operations on notifications, email preferences and unsubscribing. */
export function addNotifications(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;

  registry.addForMembers(
    contract.notifications.getNotifications,
    async ({ query }, { actor, t }) => {
      const { limit } = query;
      const formerMember = t('notifications:former_member');
      const page = { ...query, before: query.before, formerMember };
      const { notifications, ...counts } = await listNotifications(db, actor.id, page);
      const rows = notifications.slice(0, limit);
      return {
        data: rows.map(({ created_at, ...row }) => ({
          ...row,
          created: created_at.toISOString(),
        })),
        next: notifications.length > limit ? (rows.at(-1)?.id ?? null) : null,
        ...counts,
      };
    },
    { ownSessionOnly: true },
  );

  registry.addForMembers(
    contract.notifications.readNotifications,
    async ({ body }, { actor }) => markNotificationsRead(db, actor.id, body, clock.now()),
    { ownSessionOnly: true },
  );

  registry.addForMembers(
    contract.notifications.getEmailPreferences,
    async (_request, { actor }) => ({ data: await getEmailTimes(db, actor.id) }),
    { ownSessionOnly: true },
  );

  registry.addForMembers(
    contract.notifications.setEmailPreferences,
    async ({ body }, { actor }) => {
      await setEmailTimes(db, actor.id, body);
      return { data: await getEmailTimes(db, actor.id) };
    },
    { ownSessionOnly: true },
  );

  registry.add(
    contract.notifications.unsubscribe,
    async ({ body: { token } }, { t }) => ({
      topic: await unsubscribe(services, token),
      message: t('notifications:unsubscribed'),
    }),
    { limit: 'link_token' },
  );
}
