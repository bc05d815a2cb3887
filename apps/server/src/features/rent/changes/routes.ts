import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { Services } from '../../../platform/services.ts';
import { getRental, presentRental, requireParty } from '../../rentals/index.ts';
import {
  acceptRentChange,
  declineRentChange,
  withdrawRentChange,
} from './commands/answer-rent-change.ts';

/** Registers the answers to a changed rent. */
export function addRentChanges(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;

  registry.addForMembers(
    contract.rent.acceptRentChange,
    async ({ params: { id }, body }, { actor, address, locale, t }) => {
      const call = { id, shown: body.new, address, locale };
      await acceptRentChange(services, actor, call);
      return {
        data: presentRental(await getRental(db, id), actor, clock.now()),
        message: t('rent:rent_change_accepted'),
      };
    },
    { party: requireParty(db, 'accept_rent_change'), ownSessionOnly: true },
  );

  registry.addForMembers(
    contract.rent.declineRentChange,
    async ({ params: { id }, body }, { actor, t }) => {
      await declineRentChange(services, actor, id, body.reason ?? null);
      return {
        data: presentRental(await getRental(db, id), actor, clock.now()),
        message: t('rent:rent_change_declined'),
      };
    },
    { party: requireParty(db, 'decline_rent_change'), ownSessionOnly: true },
  );

  registry.addForMembers(
    contract.rent.withdrawRentChange,
    async ({ params: { id } }, { actor }) => {
      await withdrawRentChange(services, actor, id);
      return { data: presentRental(await getRental(db, id), actor, clock.now()) };
    },
    { party: requireParty(db, 'withdraw_rent_change'), ownSessionOnly: true },
  );
}
