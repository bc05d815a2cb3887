import { DOCUMENTS_PER_LISTING } from '@crewpad/domain';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { toast } from '../../../../ui/toast.ts';
import { documentName } from '../../document-name.ts';
import { fittingFiles, remainingFiles } from './room.ts';
import type { UploadWay } from './uploads/upload-queue.ts';
import { useUploadQueue } from './uploads/use-upload-queue.ts';

/** The documents of a form, and their actions. */
export function useDocuments(
  way: UploadWay,
  value: readonly string[],
  onChange: (documents: string[]) => void,
) {
  const { t } = useTranslation('listings/editor/media');
  // Each upload continues from the newest list, not from the one shown when it began.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<{ url: string; at: number } | null>(null);
  const change = (documents: string[]) => {
    latest.current = documents;
    onChange(documents);
  };
  const { queue, uploads } = useUploadQueue('documents', way, ({ url, name }) => {
    change([...latest.current, url]);
    setSaid(t('said_added', { name }));
  });
  const most = DOCUMENTS_PER_LISTING;
  const room = remainingFiles(most, value.length, uploads);
  const leftOut = (count: number) =>
    room > 0 ? t('left_out', { count, room }) : t('left_out_full', { count, most });

  return {
    queue,
    uploads,
    room,
    said,
    removed,
    add: (files: readonly File[]) => {
      const taken = fittingFiles(files, room, way.isRefused);
      const count = files.length - taken.length;
      if (count > 0) toast({ kind: 'warning', message: leftOut(count) });
      if (taken.length > 0) queue.add(taken);
    },
    /** Retries a failed one, if it still fits. */
    retry: (id: number) => {
      if (room > 0) queue.retry(id);
      else toast({ kind: 'warning', message: leftOut(1) });
    },
    remove: (url: string) => {
      setRemoved({ url, at: latest.current.indexOf(url) });
      change(latest.current.filter((other) => other !== url));
      setSaid(t('said_document_removed', { name: documentName(url) }));
    },
    undo: () => {
      if (!removed) return;
      setRemoved(null);
      change(latest.current.toSpliced(removed.at, 0, removed.url));
      setSaid(t('said_document_back', { name: documentName(removed.url) }));
    },
  };
}
