import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { requireConfirmed } from '../../../platform/access/confirmation.ts';
import { requireActive } from '../../../platform/access/guards.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { conflict, invalidInput, notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { removeUnusedUploadsOf } from '../../../platform/uploads/remove.ts';
import { forThoseWhoCan } from '../policy.ts';
import { readOwnUser } from './present.ts';
import { findMember, getStoredProfile } from './profile.queries.ts';
import {
  acceptLegal,
  checkDetails,
  type DetailErrors,
  type Preferences,
  updatePreferences,
  updateProfile,
  uploadPhoto,
} from './profile.ts';

const DETAIL_ERRORS: DetailErrors = {
  phone: 'please_enter_a_valid_phone_number',
  birthYear: 'select_your_birth_year',
  birthDay: 'select_your_birth_day',
};

/** Registers the operations on profiles. */
export function addProfile(registry: OperationRegistry, services: Services): void {
  const { db, clock, changes } = services;

  registry.addForMembers(contract.accounts.getUser, async (_request, { actor }) => ({
    user: await readOwnUser(db, actor.id, clock.now(), services),
  }));

  registry.addForMembers(contract.accounts.getMember, async ({ params: { id } }, { actor }) => {
    if (id !== actor.id) requireActive(actor);
    const row = await findMember(db, id, actor.id);
    if (row === undefined) throw notFound();
    return { user: { ...row, joined: row.joined.toISOString() } };
  });

  registry.addForMembers(
    contract.accounts.updateProfile,
    async ({ body }, { actor }) => {
      const now = clock.now();
      const stored = await getStoredProfile(db, actor.id);
      const faults = contract.accounts.nameFaults(body, stored);
      if (Object.keys(faults).length > 0) throw invalidInput(faults);
      const profile = { ...body, ...checkDetails(body, DETAIL_ERRORS, now) };
      if (profile.phone_number !== stored.phone_number) requireConfirmed(actor, now);
      if (await updateProfile(db, actor.id, profile, now)) changes.emit('all');
      if (body.photo === null) await removeUnusedUploadsOf(services, actor.id);
      return { user: await readOwnUser(db, actor.id, clock.now(), services) };
    },
    forThoseWhoCan('update_profile'),
  );

  registry.addForMembers(
    contract.accounts.uploadPhoto,
    async (_request, { actor, files }) => {
      const { field } = contract.accounts.uploadPhoto.upload;
      const url = await uploadPhoto(services, actor.id, files, field);
      changes.emit('all');
      await removeUnusedUploadsOf(services, actor.id);
      return { url };
    },
    forThoseWhoCan('update_profile'),
  );
}

/** Registers the operations on preferences. */
export function addPreferences(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;
  const readSelf = (id: number) => readOwnUser(db, id, clock.now(), services);

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
