import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { requireConfirmed } from '../../../platform/access/confirmation.ts';
import { requireActive } from '../../../platform/access/guards.ts';
import { invalidInput, notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { removeUnusedUploadsOf } from '../../../platform/uploads/remove.ts';
import { forThoseWhoCan } from '../policy.ts';
import { updateProfile } from './commands/update-profile.ts';
import { checkDetails, type DetailErrors } from './details.ts';
import { readOwnUser } from './present-own-user.ts';
import { findMember } from './queries/find-member.ts';
import { getStoredProfile } from './queries/get-stored-profile.ts';
import { uploadPhoto } from './upload-photo.ts';

const DETAIL_ERRORS: DetailErrors = {
  phone: 'please_enter_a_valid_phone_number',
  birthYear: 'select_your_birth_year',
  birthDay: 'select_your_birth_day',
};

/** Registers the operations on profiles. */
export function addProfile(registry: OperationRegistry, services: Services): void {
  const { db, clock, payments, changes } = services;

  registry.addForMembers(contract.accounts.getUser, async (_request, { actor }) => ({
    user: await readOwnUser(db, actor.id, clock.now(), payments.mode),
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
      return { user: await readOwnUser(db, actor.id, clock.now(), payments.mode) };
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
