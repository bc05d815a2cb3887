import { PICTURE_WIDTHS } from '@crewpad/domain';
import type { MemberContext } from '../../../http/context.ts';
import type { MemberActor } from '../../../platform/actor.ts';
import { inspectDocument } from '../../../platform/documents/inspect.ts';
import { invalidInput } from '../../../platform/errors.ts';
import { keepDocument, keepPicture } from '../../../platform/files/keep.ts';
import { documentUrl, FILES_PATH, pictureKey } from '../../../platform/files/keys.ts';
import { PictureError, renderPicture } from '../../../platform/pictures/render.ts';
import type { Services } from '../../../platform/services.ts';
import { type Announced, announceUpload, type NewUpload } from './commands/announce-upload.ts';
import { confirmUploads } from './commands/confirm-uploads.ts';
import { withdrawUploads } from './commands/withdraw-uploads.ts';
import { documentName } from './document-name.ts';
import { clearUploads } from './remove-uploads.ts';

export const LARGEST = Math.max(...PICTURE_WIDTHS);

type Stores = Pick<Services, 'db' | 'files' | 'clock' | 'log' | 'limits'>;

/** Address of a kept picture. */
export const pictureUrlOf = (name: string) => `${FILES_PATH}${pictureKey(name, LARGEST)}`;

/** Files of one request: all of them are kept, or none. */
export class UploadBatch {
  readonly #services: Stores;
  readonly #announced: Announced[] = [];

  constructor(services: Stores) {
    this.#services = services;
  }

  /** Stores files under a key of their own, which is written down first. */
  async store(upload: NewUpload, put: (name: string) => Promise<void>): Promise<Announced> {
    const { db, clock } = this.#services;
    const announced = await announceUpload(db, upload, clock.now());
    this.#announced.push(announced);
    await put(announced.name);
    return announced;
  }

  keep(): Promise<void> {
    return confirmUploads(
      this.#services.db,
      this.#announced.map(({ id }) => id),
    );
  }

  /** Leaves nothing behind; what cannot be deleted now is deleted by the job. */
  async discard(): Promise<void> {
    const { db, files, log } = this.#services;
    try {
      const ids = this.#announced.map(({ id }) => id);
      await clearUploads(db, files, await withdrawUploads(db, ids));
    } catch (error) {
      log.warn({ err: error }, 'an upload that was broken off could not be removed yet');
    }
  }
}

/** Does the work of one request; when it fails, none of its files stay. */
export async function inOneBatch<T>(
  services: Stores,
  work: (batch: UploadBatch) => Promise<T>,
): Promise<T> {
  const batch = new UploadBatch(services);
  try {
    return await work(batch);
  } catch (error) {
    await batch.discard();
    throw error;
  }
}

/**
 * Checks a picture by its content, renders it anew and stores it in a batch, to be kept with it.
 * @throws ApiError 422 not a picture, or one that is too large; 429 too many files
 */
export async function storePicture(
  services: Stores,
  batch: UploadBatch,
  { memberId, file, field }: { memberId: number; file: Buffer; field: string },
): Promise<Announced> {
  await services.limits.takeFor('uploads', String(memberId));
  const { master, sizes } = await renderPicture(file).catch((error: unknown) => {
    throw error instanceof PictureError ? invalidInput({ [field]: [error.fault] }) : error;
  });
  const bytes = sizes.reduce((sum, { webp }) => sum + webp.length, master.length);
  return batch.store({ memberId, kind: 'picture', bytes }, (name) =>
    keepPicture(services.files, name, master, sizes),
  );
}

/** Keeps the pictures of a form. @returns their addresses in the order in which they came */
export function keepPictures(
  services: Stores,
  actor: MemberActor,
  { files }: Pick<MemberContext, 'files'>,
  field: string,
): Promise<string[]> {
  return inOneBatch(services, async (batch) => {
    const urls: string[] = [];
    for await (const { bytes: file } of files) {
      const { name } = await storePicture(services, batch, { memberId: actor.id, file, field });
      urls.push(pictureUrlOf(name));
    }
    await batch.keep();
    return urls;
  });
}

/** Keeps the documents of a form. */
export function keepDocuments(
  services: Stores,
  actor: MemberActor,
  { files }: Pick<MemberContext, 'files'>,
  field: string,
): Promise<{ name: string; url: string }[]> {
  return inOneBatch(services, async (batch) => {
    const kept: { name: string; url: string }[] = [];
    for await (const file of files) {
      await services.limits.takeFor('uploads', String(actor.id));
      const fault = await inspectDocument(file.bytes);
      if (fault !== undefined) throw invalidInput({ [field]: [fault] });
      const upload = { memberId: actor.id, kind: 'document', bytes: file.bytes.length } as const;
      const { name: key } = await batch.store(upload, (name) =>
        keepDocument(services.files, name, file.bytes),
      );
      const name = documentName(file.name);
      kept.push({ name, url: documentUrl(key, name) });
    }
    await batch.keep();
    return kept;
  });
}
