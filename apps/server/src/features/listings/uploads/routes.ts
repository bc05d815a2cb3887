import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { Services } from '../../../platform/services.ts';
import { storePictures } from '../../../platform/uploads/batch.ts';
import { forWritingListers } from '../guards.ts';
import { rotatePicture } from './commands/rotate-picture.ts';
import { storeDocuments } from './uploads.ts';

/** Registers the uploads of files that listings can use. */
export function addUploadRoutes(registry: OperationRegistry, services: Services): void {
  registry.addForMembers(
    contract.listings.uploadImages,
    async (_request, { actor, files }) => {
      const { field } = contract.listings.uploadImages.upload;
      return { url: await storePictures(services, actor.id, files, field) };
    },
    forWritingListers,
  );

  registry.addForMembers(
    contract.listings.uploadPdf,
    async (_request, context) => {
      const { field } = contract.listings.uploadPdf.upload;
      const files = await storeDocuments(services, context.actor, context, field);
      const { name = '', url = '' } = files[0] ?? {};
      return { name, url, files };
    },
    forWritingListers,
  );

  registry.addForMembers(
    contract.listings.rotateImage,
    async ({ body }, { actor }) => {
      return { image_url: await rotatePicture(services, actor, body.image_url) };
    },
    forWritingListers,
  );
}
