import { rotateImage, uploadImages, uploadPdf } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import type { OperationRegistry } from '../../../http/operations.ts';
import type { MemberActor } from '../../../platform/actor.ts';
import { forbidden } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { requireActive, requireUnexpired } from '../../accounts/index.ts';
import { rotatePicture } from './rotate-picture.ts';
import { keepDocuments, keepPictures } from './uploads.ts';

/** Registers how files come in, before a listing takes them. */
export function addUploads(registry: OperationRegistry, services: Services): void {
  registry.addForMembers(uploadImages, async (_request, context) => {
    requireWritingLister(context.actor);
    const { field } = uploadImages.upload;
    return { url: await keepPictures(services, context.actor, context, field) };
  });

  registry.addForMembers(uploadPdf, async (_request, context) => {
    requireWritingLister(context.actor);
    const { field } = uploadPdf.upload;
    const files = await keepDocuments(services, context.actor, context, field);
    const { name = '', url = '' } = files[0] ?? {};
    return { name, url, files };
  });

  registry.addForMembers(rotateImage, async ({ body }, { actor }) => {
    requireWritingLister(actor);
    return { image_url: await rotatePicture(services, actor, body.image_url) };
  });
}

/** @throws ApiError 403 for members without a lister's plan, and for those whose account rests */
function requireWritingLister(actor: MemberActor): void {
  if (!isListerPlan(actor.plan ?? actor.signupPlan)) throw forbidden();
  requireActive(actor);
  requireUnexpired(actor);
}
