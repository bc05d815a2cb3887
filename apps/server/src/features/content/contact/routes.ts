import { contract } from '@crewpad/contract';
import { ANSWER_HOURS } from '@crewpad/domain';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { Services } from '../../../platform/services.ts';
import { recordContact } from './commands/contact-messages.ts';

/** Registers the contact form. It is open to everyone, whatever their account status. */
export function addContact(registry: OperationRegistry, { db, clock }: Services): void {
  registry.add(
    contract.content.sendContact,
    async ({ body }, { actor, t }) => {
      const memberId = actor.kind === 'member' ? actor.id : null;
      await recordContact(db, body, memberId, clock.now());
      return { message: t('content:contact_sent', { hours: ANSWER_HOURS }) };
    },
    { limit: 'contact' },
  );
}
