import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import type { Services } from '../../platform/services.ts';
import { setEmailTimes } from './preferences/commands/set-email-times.ts';
import { getEmailTimes } from './preferences/queries/email-times.ts';
import { unsubscribe } from './unsubscribe/commands/unsubscribe.ts';

/** Registers how members choose their emails, and how an email is unsubscribed from. */
export function addNotifications(registry: OperationRegistry, services: Services): void {
  const { db } = services;

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
    async ({ body: { token } }) => ({
      topic: await unsubscribe(services, token),
      message: 'You are unsubscribed.',
    }),
    { limit: 'link_token' },
  );
}
