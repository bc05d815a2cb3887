import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { toast } from '../../../../ui/toast.ts';
import type { Upload, UploadQueue } from './upload-queue.ts';

/** The number of files that can still be added. Refused files are not stored and do not count. */
export function remainingFiles(
  limit: number,
  storedCount: number,
  uploads: readonly Pick<Upload, 'state'>[],
): number {
  const uploading = uploads.filter(({ state }) => state !== 'failed').length;
  return Math.max(0, limit - storedCount - uploading);
}

/** The selected files that fit, in order. Files refused before upload always fit. */
export function fittingFiles<T>(
  files: readonly T[],
  room: number,
  isRefused: (file: T) => boolean,
): T[] {
  let remaining = room;
  return files.filter((file) => {
    if (isRefused(file)) return true;
    remaining -= 1;
    return remaining >= 0;
  });
}

interface FileLimit {
  queue: UploadQueue;
  uploads: readonly Upload[];
  /** The maximum number of files. */
  limit: number;
  storedCount: number;
  isRefused: (file: File) => boolean;
}

/** Adds files to an upload queue up to a limit, and says how many were left out. */
export function useFileLimit({ queue, uploads, limit, storedCount, isRefused }: FileLimit) {
  const { t } = useTranslation('listings/editor/media');
  const room = remainingFiles(limit, storedCount, uploads);
  const warn = (count: number) =>
    toast({
      kind: 'warning',
      message:
        room > 0 ? t('left_out', { count, room }) : t('left_out_full', { count, most: limit }),
    });
  return {
    /** The number of files that can still be added. */
    room,
    add: (files: readonly File[]) => {
      const fitting = fittingFiles(files, room, isRefused);
      const count = files.length - fitting.length;
      if (count > 0) warn(count);
      if (fitting.length > 0) queue.add(fitting);
    },
    /** Retries a failed upload, if it still fits. */
    retry: (id: number) => {
      if (room > 0) queue.retry(id);
      else warn(1);
    },
  };
}
