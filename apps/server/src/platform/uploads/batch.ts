import { ApiError } from '@crewpad/contract';
import { PICTURE_WIDTHS } from '@crewpad/domain';
import { invalidInput } from '../errors.ts';
import { countUpload } from '../event-counts.ts';
import { FILES_PATH, pictureKey } from '../files/keys.ts';
import { writePicture } from '../files/store.ts';
import { PictureError, renderPicture } from '../pictures/render.ts';
import type { Services } from '../services.ts';
import { deleteUploads } from './remove.ts';
import {
  type CreatedUpload,
  cancelUploads,
  confirmUploads,
  createUpload,
  type NewUpload,
} from './rows.ts';

export const LARGEST_WIDTH = Math.max(...PICTURE_WIDTHS);

export type UploadServices = Pick<Services, 'db' | 'files' | 'clock' | 'log' | 'limits'>;

/** Address of a stored picture. */
export const pictureUrlOf = (name: string) => `${FILES_PATH}${pictureKey(name, LARGEST_WIDTH)}`;

/** The files of one request: all of them are stored, or none. */
export class UploadBatch {
  readonly #services: UploadServices;
  readonly #created: CreatedUpload[] = [];

  constructor(services: UploadServices) {
    this.#services = services;
  }

  /** Uploads files under a new key, whose row is created first. */
  async store(upload: NewUpload, put: (name: string) => Promise<void>): Promise<CreatedUpload> {
    const { db, clock } = this.#services;
    const created = await createUpload(db, upload, clock.now());
    this.#created.push(created);
    await put(created.name);
    return created;
  }

  /** Makes the files usable. */
  confirm(): Promise<void> {
    return confirmUploads(
      this.#services.db,
      this.#created.map(({ id }) => id),
    );
  }

  /** Deletes all files of the batch; the job deletes what fails. */
  async discard(): Promise<void> {
    const { db, files, log } = this.#services;
    try {
      const ids = this.#created.map(({ id }) => id);
      await deleteUploads(db, files, await cancelUploads(db, ids));
    } catch (error) {
      log.warn({ err: error }, 'a failed upload could not be removed; the job will try again');
    }
  }
}

/** Runs the work of one request; if it fails, deletes its files. */
export async function inOneBatch<T>(
  services: UploadServices,
  work: (batch: UploadBatch) => Promise<T>,
): Promise<T> {
  const batch = new UploadBatch(services);
  try {
    const stored = await work(batch);
    countUpload('stored');
    return stored;
  } catch (error) {
    countUpload(error instanceof ApiError ? 'refused' : 'failed');
    await batch.discard();
    throw error;
  }
}

/**
 * Checks a picture by its content, renders it again and stores it in a batch, to be confirmed with
 * it.
 * @throws ApiError 422 for files that are not pictures or too large; 429 for too many files
 */
export async function storePicture(
  services: UploadServices,
  batch: UploadBatch,
  { memberId, file, field }: { memberId: number; file: Buffer; field: string },
): Promise<CreatedUpload> {
  await services.limits.takeFor('uploads', String(memberId));
  const { master, sizes } = await renderPicture(file).catch((error: unknown) => {
    throw error instanceof PictureError ? pictureRefusal(field, error) : error;
  });
  const bytes = sizes.reduce((sum, { webp }) => sum + webp.length, master.length);
  return batch.store({ memberId, kind: 'picture', bytes }, (name) =>
    writePicture(services.files, name, master, sizes),
  );
}

/** Stores the pictures of a form. @returns their addresses in form order */
export function storePictures(
  services: UploadServices,
  memberId: number,
  files: AsyncIterable<{ bytes: Buffer }>,
  field: string,
): Promise<string[]> {
  return inOneBatch(services, async (batch) => {
    const urls: string[] = [];
    for await (const { bytes: file } of files) {
      const { name } = await storePicture(services, batch, { memberId, file, field });
      urls.push(pictureUrlOf(name));
    }
    await batch.confirm();
    return urls;
  });
}

function pictureRefusal(field: string, { fault }: PictureError): ApiError {
  const errors = { [field]: [fault] };
  return fault === 'heic_cannot_be_read'
    ? invalidInput(errors, {}, 'platform:heic_help')
    : invalidInput(errors);
}
