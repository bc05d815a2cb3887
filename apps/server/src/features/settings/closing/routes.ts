import { closeAccount as closeOperation, requestClosing } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/operations.ts';
import type { Actor, MemberActor } from '../../../platform/actor.ts';
import { invalidInput, notFound } from '../../../platform/errors.ts';
import { flagsOf } from '../../../platform/flags/flags-of.ts';
import type { Services } from '../../../platform/services.ts';
import { tryClosingCode } from '../../accounts/index.ts';
import { answeringProvider, removeCard } from '../../billing/index.ts';
import { tenantsInTheWay } from '../../listings/index.ts';
import { forgetFiles } from '../forget-files.ts';
import { closeAccount } from './commands/close-account.ts';
import { orderClosingCode } from './commands/order-closing-code.ts';
import { hasTenants } from './queries/has-tenants.ts';

const wrongCode = () => invalidInput({ code: ['please_enter_a_valid_code'] });

/** Registers how a member closes his account. */
export function addClosing(registry: OperationRegistry, services: Services): void {
  const { db, clock, limits, changes, config } = services;
  const guard = (actor: Actor) => {
    if (!flagsOf(config, actor).deactivateAccount) throw notFound();
  };
  const options = { guard, ownSessionOnly: true };
  const requireNoTenants = async ({ id }: MemberActor) => {
    if (await hasTenants(db, id)) throw tenantsInTheWay();
  };

  registry.addForMembers(
    requestClosing,
    async (_request, { actor, address }) => {
      await requireNoTenants(actor);
      await limits.takeFor('closing_code', String(actor.id));
      await orderClosingCode(db, actor, { address, now: clock.now() });
      return { message: 'We have sent you a code. Please enter it to close your account.' };
    },
    options,
  );

  registry.addForMembers(
    closeOperation,
    async ({ body: { code } }, { actor, address, reply }) => {
      await requireNoTenants(actor);
      const codeId = await tryClosingCode(db, actor, code, clock.now());
      if (codeId === undefined) throw wrongCode();
      // At the provider, so before the account is closed: whatever happens then, it can be tried again.
      await answeringProvider(services, () => removeCard(services, actor.id));
      const closing = { memberId: actor.id, codeId, address, now: clock.now() };
      const outcome = await closeAccount(db, closing);
      if (outcome === 'has_tenants') throw tenantsInTheWay();
      if (outcome === 'bad_code') throw wrongCode();
      changes.emit('all');
      await forgetFiles(services, actor.id);
      reply.cookie = 'clear';
      return { status: 'CLOSED', message: 'Your account is closed.' };
    },
    options,
  );
}
