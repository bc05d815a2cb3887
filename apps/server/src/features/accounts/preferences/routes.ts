import {
  getListingTotal,
  setPhoneVisibility,
  setPreferences,
  switchLanguage,
} from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/operations.ts';
import type { MemberActor } from '../../../platform/actor.ts';
import { invalidInput } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { forActiveMembers, requireActive, requireLister } from '../policy.ts';
import { readOwnUser } from '../present-own-user.ts';
import { changeOwn, type OwnChoice } from './commands/change-own.ts';
import { countOwnListings } from './queries/count-own-listings.ts';

const forActiveListers = {
  allows: (actor: MemberActor) => {
    requireLister(actor);
    requireActive(actor);
  },
} as const;

/** Registers what a member chooses about his account. */
export function addPreferences(registry: OperationRegistry, services: Services): void {
  const { db, clock, payments } = services;
  const readSelf = (id: number) => readOwnUser(db, id, clock.now(), payments.mode);

  registry.addForMembers(
    switchLanguage,
    async ({ body: { locale } }, { actor }) => {
      await changeOwn(db, actor.id, { locale }, clock.now());
      return { user: await readSelf(actor.id) };
    },
    forActiveMembers,
  );

  registry.addForMembers(
    setPreferences,
    async ({ body: { theme } }, { actor }) => {
      await changeOwn(db, actor.id, { theme }, clock.now());
      return { theme };
    },
    forActiveMembers,
  );

  registry.addForMembers(
    setPhoneVisibility,
    async ({ body }, { actor }) => {
      const { approval_public_phone_user: users, approval_public_phone_tenant: tenants } = body;
      const choice: OwnChoice = {
        ...(users !== undefined && { approval_public_phone_user: users }),
        ...(tenants !== undefined && { approval_public_phone_tenant: tenants }),
      };
      if (Object.keys(choice).length === 0) {
        throw invalidInput({ approval_public_phone_user: ['is_required'] });
      }
      await changeOwn(db, actor.id, choice, clock.now());
      return { user: await readSelf(actor.id) };
    },
    forActiveListers,
  );

  registry.addForMembers(getListingTotal, async (_request, { actor }) => ({
    count: await countOwnListings(db, actor.id),
  }));
}
