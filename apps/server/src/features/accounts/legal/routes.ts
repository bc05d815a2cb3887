import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { conflict } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { forThoseWhoCan } from '../policy.ts';
import { acceptLegal } from './commands/accept-legal.ts';

/** Registers the acceptance of new terms. */
export function addLegal(registry: OperationRegistry, services: Services): void {
  const { db, clock, config } = services;

  registry.addForMembers(
    contract.accounts.acceptLegal,
    async ({ body: { accepted } }, { actor, t }) => {
      const isCurrent = accepted.every(
        ({ document, version }) => config.legal[document].version === version,
      );
      // The member read another text than the one that applies.
      if (!isCurrent) throw conflict('accounts:legal_changed');
      await transaction(db, (trx) => acceptLegal(trx, actor.id, accepted, clock.now()));
      return { message: t('accounts:legal_accepted') };
    },
    forThoseWhoCan('accept_legal'),
  );
}
