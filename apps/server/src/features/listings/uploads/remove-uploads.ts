import type { Disk } from 'flydrive';
import type { Db } from '../../../platform/database/database.ts';
import { forgetUploads } from './commands/forget-uploads.ts';
import { markUnused, type Removable } from './commands/mark-unused.ts';

/** Deletes files before their rows: whatever happens in between, the next run finds them again. */
export async function clearUploads(
  db: Db,
  files: Disk,
  uploads: readonly Removable[],
): Promise<void> {
  // All keys are equally long: none is the beginning of another one.
  for (const { key } of uploads) await files.deleteAll(`${key}/`);
  await forgetUploads(
    db,
    uploads.map(({ id }) => id),
  );
}

/**
 * Removes what nobody took within a day, what was broken off while it was stored, and what is not
 * shown any more: of everybody, or of one member.
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
    const batch = await markUnused(db, now, memberId);
    if (batch.length === 0) return removed;
    await clearUploads(db, files, batch);
    removed += batch.length;
  }
}
