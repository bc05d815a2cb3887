import type { Services } from '../../platform/services.ts';
import { removeUnusedUploads } from '../listings/index.ts';

/** After the commit: files that nothing shows any more go; what cannot be deleted now, the job deletes. */
export async function forgetFiles(
  { db, files, clock, log }: Services,
  memberId: number,
): Promise<void> {
  try {
    await removeUnusedUploads(db, files, clock.now(), memberId);
  } catch (error) {
    log.warn({ err: error }, 'files that nothing shows any more could not be removed yet');
  }
}
