import { updateProfile, uploadPhoto as uploadPhotoOperation } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/operations.ts';
import type { Services } from '../../../platform/services.ts';
import { forActiveMembers, readOwnUser } from '../../accounts/index.ts';
import { forgetFiles } from '../forget-files.ts';
import { checkProfile } from './check-profile.ts';
import { saveProfile } from './commands/save-profile.ts';
import { uploadPhoto } from './upload-photo.ts';

/** Registers what a member says of himself. */
export function addProfile(registry: OperationRegistry, services: Services): void {
  const { db, clock, payments, changes } = services;

  registry.addForMembers(
    updateProfile,
    async ({ body }, { actor }) => {
      const profile = checkProfile(body, clock.now());
      if (await saveProfile(db, actor.id, profile, clock.now())) changes.emit('all');
      if (body.photo === null) await forgetFiles(services, actor.id);
      return { user: await readOwnUser(db, actor.id, clock.now(), payments.mode) };
    },
    forActiveMembers,
  );

  registry.addForMembers(
    uploadPhotoOperation,
    async (_request, { actor, files }) => {
      const { field } = uploadPhotoOperation.upload;
      const url = await uploadPhoto(services, actor.id, files, field);
      changes.emit('all');
      await forgetFiles(services, actor.id);
      return { url };
    },
    forActiveMembers,
  );
}
