import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { Actor } from '../../../platform/access/actor.ts';

import { invalidInput, notFound } from '../../../platform/errors.ts';
import { flagsOf } from '../../../platform/flags/flags-of.ts';
import type { Services } from '../../../platform/services.ts';
import { removeUnusedUploadsOf } from '../../../platform/uploads/remove.ts';
import { memberClosing, requireClosable } from '../hooks.ts';
import { forThoseWhoCan } from '../policy.ts';
import { closeAccount } from './commands/close-account.ts';
import { checkClosingCode } from './commands/redeem-closing-code.ts';
import { requestClosingCode } from './commands/request-closing-code.ts';

const wrongCode = () => invalidInput({ code: ['please_enter_a_valid_code'] });

/** Registers how members close their accounts. */
export function addClosing(registry: OperationRegistry, services: Services): void {
  const { db, clock, limits, config } = services;
  const guard = (actor: Actor) => {
    if (!flagsOf(config, actor).deactivateAccount) throw notFound();
  };
  const options = { guard, ...forThoseWhoCan('close') };

  registry.addForMembers(
    contract.accounts.requestClosing,
    async (_request, { actor, address, t }) => {
      await requireClosable(db, actor.id);
      await limits.takeFor('closing_code', String(actor.id));
      await requestClosingCode(db, actor, { address, now: clock.now() });
      return { message: t('accounts:close_code_sent') };
    },
    options,
  );

  registry.addForMembers(
    contract.accounts.closeAccount,
    async ({ body: { code } }, { actor, address, reply, t }) => {
      await requireClosable(db, actor.id);
      const codeId = await checkClosingCode(db, actor, code, clock.now());
      if (codeId === undefined) throw wrongCode();
      for (const part of memberClosing) await part.prepare?.(services, actor.id);
      const closing = { memberId: actor.id, codeId, address, now: clock.now() };
      if (!(await closeAccount(db, closing))) throw wrongCode();
      for (const part of memberClosing) await part.closed?.(services, actor.id);
      await removeUnusedUploadsOf(services, actor.id);
      reply.cookie = 'clear';
      return { status: 'CLOSED', message: t('accounts:closed') };
    },
    options,
  );
}
