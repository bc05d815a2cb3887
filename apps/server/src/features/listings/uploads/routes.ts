import { rotateImage, uploadImages, uploadPdf } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/operations.ts';
import type { Services } from '../../../platform/services.ts';
import { forWritingListers } from '../crashpads/policy.ts';
import { rotatePicture } from './rotate-picture.ts';
import { keepDocuments, keepPictures } from './uploads.ts';

/** Registers how files come in, before a listing takes them. */
export function addUploads(registry: OperationRegistry, services: Services): void {
  registry.addForMembers(
    uploadImages,
    async (_request, context) => {
      const { field } = uploadImages.upload;
      return { url: await keepPictures(services, context.actor, context, field) };
    },
    forWritingListers,
  );

  registry.addForMembers(
    uploadPdf,
    async (_request, context) => {
      const { field } = uploadPdf.upload;
      const files = await keepDocuments(services, context.actor, context, field);
      const { name = '', url = '' } = files[0] ?? {};
      return { name, url, files };
    },
    forWritingListers,
  );

  registry.addForMembers(
    rotateImage,
    async ({ body }, { actor }) => {
      return { image_url: await rotatePicture(services, actor, body.image_url) };
    },
    forWritingListers,
  );
}
