import type { Disk } from 'flydrive';
import type { Db } from '../database/database.ts';
import type { Services } from '../services.ts';
import { deleteUploadRows, markUnusedUploads, type RemovableUpload } from './rows.ts';

/** Deletes files before their rows, so that the next run finds them again after an interruption. */
export async function deleteUploads(
  db: Db,
  files: Disk,
  uploads: readonly RemovableUpload[],
): Promise<void> {
  // All keys have the same length, so that none is a prefix of another.
  for (const { key } of uploads) await files.deleteAll(`${key}/`);
  await deleteUploadRows(
    db,
    uploads.map(({ id }) => id),
  );
}

/**
 * Removes uploads that were unused for a day, interrupted, or no longer used: of all members, or of
 * one.
 * @returns how many uploads were removed
 */
export async function removeUnusedUploads(
  db: Db,
  files: Disk,
  now: Date,
  memberId?: number,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const batch = await markUnusedUploads(db, now, memberId);
    if (batch.length === 0) return removed;
    await deleteUploads(db, files, batch);
    removed += batch.length;
  }
}

/** After a commit: removes a member's unused uploads; a job removes what fails. */
export async function removeUnusedUploadsOf(
  { db, files, clock, log }: Pick<Services, 'db' | 'files' | 'clock' | 'log'>,
  memberId: number,
): Promise<void> {
  try {
    await removeUnusedUploads(db, files, clock.now(), memberId);
  } catch (error) {
    log.warn({ err: error }, 'unused files could not be removed; the job will try again');
  }
}
