import { DOCUMENTS_PER_LISTING } from '@crewpad/domain';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaText } from '../../../i18n/en/media.ts';
import { toast } from '../../../ui/toast.ts';
import { documentName } from '../../listings/index.ts';
import type { UploadWay } from './upload-queue.ts';
import { useUploadQueue } from './use-upload-queue.ts';

/** The documents of a form, and what can be done to them. */
export function useDocuments(
  way: UploadWay,
  value: readonly string[],
  onChange: (documents: string[]) => void,
) {
  const { t } = useTranslation(mediaText);
  // Each upload goes on from the newest list, not from the one shown when it began.
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
  const room = most - value.length - uploads.length;

  return {
    queue,
    uploads,
    room,
    said,
    removed,
    add: (files: readonly File[]) => {
      const taken = files.slice(0, Math.max(0, room));
      const count = files.length - taken.length;
      if (count > 0) toast({ kind: 'warning', message: t('left_out', { count, most }) });
      if (taken.length > 0) queue.add(taken);
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
