import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { invalidInput } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { forThoseWhoCan } from '../policy.ts';
import { readOwnUser } from '../profile/present-own-user.ts';
import { type Preferences, updatePreferences } from './commands/update-preferences.ts';

/** Registers the operations on preferences. */
export function addPreferences(registry: OperationRegistry, services: Services): void {
  const { db, clock, payments } = services;
  const readSelf = (id: number) => readOwnUser(db, id, clock.now(), payments.mode);

  registry.addForMembers(
    contract.accounts.switchLanguage,
    async ({ body: { locale } }, { actor }) => {
      await updatePreferences(db, actor.id, { locale }, clock.now());
      return { user: await readSelf(actor.id) };
    },
    forThoseWhoCan('set_language'),
  );

  registry.addForMembers(
    contract.accounts.setPreferences,
    async ({ body: { theme } }, { actor }) => {
      await updatePreferences(db, actor.id, { theme }, clock.now());
      return { theme };
    },
    forThoseWhoCan('set_theme'),
  );

  registry.addForMembers(
    contract.accounts.setPhoneVisibility,
    async ({ body }, { actor }) => {
      const { approval_public_phone_user: users, approval_public_phone_tenant: tenants } = body;
      const choice: Preferences = {
        ...(users !== undefined && { approval_public_phone_user: users }),
        ...(tenants !== undefined && { approval_public_phone_tenant: tenants }),
      };
      if (Object.keys(choice).length === 0) {
        throw invalidInput({ approval_public_phone_user: ['is_required'] });
      }
      await updatePreferences(db, actor.id, choice, clock.now());
      return { user: await readSelf(actor.id) };
    },
    forThoseWhoCan('set_phone_visibility'),
  );
}
