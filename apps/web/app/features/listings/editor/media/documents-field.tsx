import { listings } from '@crewpad/contract/endpoints';
import { DOCUMENT_MAX_BYTES, DOCUMENTS_PER_LISTING } from '@crewpad/domain';
import { IconExternalLink, IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { documentName } from '../../../../lib/document-name.ts';
import { uploadFile } from '../../../../lib/upload-call.ts';
import { PlainButton } from '../../../../ui/button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { FileFault } from './file-fault.ts';
import { useFileLimit } from './file-limit.ts';
import { FilePicker } from './file-picker.tsx';
import { UndoBar, withInserted } from './undo-bar.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { type UploadMethod, useUploadQueue } from './upload-queue.ts';

const rowClass =
  'flex flex-wrap items-center gap-x-2 rounded-md border border-line bg-surface pt-1 pr-1 pb-1 pl-4 data-failed:border-bad';
const nameClass = 'min-w-0 grow basis-40 font-medium wrap-anywhere';
const rowActionClass =
  'inline-flex min-h-target cursor-pointer items-center gap-1 rounded-sm border-0 bg-transparent px-2 py-0 text-xs font-medium text-ink-soft no-underline hover:bg-sunken hover:text-ink';

/** The documents of a form, and their actions. */
function useDocuments(
  method: UploadMethod,
  value: readonly string[],
  onChange: (documents: string[]) => void,
) {
  const { t } = useTranslation('listings/editor/media');
  // Each upload continues from the newest list, not from the one shown when it began.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const [announcement, setAnnouncement] = useState('');
  const [removedDocument, setRemovedDocument] = useState<{ url: string; at: number } | null>(null);
  const change = (documents: string[]) => {
    latest.current = documents;
    onChange(documents);
  };
  const { queue, uploads } = useUploadQueue('documents', method, ({ url, name }) => {
    change([...latest.current, url]);
    setAnnouncement(t('said_added', { name }));
  });
  const files = useFileLimit({
    queue,
    uploads,
    limit: DOCUMENTS_PER_LISTING,
    storedCount: value.length,
    isRefused: method.isRefused,
  });

  return {
    queue,
    uploads,
    ...files,
    announcement,
    removedDocument,
    remove: (url: string) => {
      setRemovedDocument({ url, at: latest.current.indexOf(url) });
      change(latest.current.filter((address) => address !== url));
      setAnnouncement(t('said_document_removed', { name: documentName(url) }));
    },
    undo: () => {
      if (!removedDocument) return;
      setRemovedDocument(null);
      change(latest.current.toSpliced(removedDocument.at, 0, removedDocument.url));
      setAnnouncement(t('said_document_back', { name: documentName(removedDocument.url) }));
    },
  };
}

const MEGABYTE = 1024 * 1024;

function faultOf({ name, size }: File): FileFault | null {
  if (!/\.pdf$/i.test(name)) return new FileFault('file_is_not_a_pdf');
  return size > DOCUMENT_MAX_BYTES ? new FileFault('file_is_too_large') : null;
}

const DOCUMENT_UPLOAD: UploadMethod = {
  isRefused: (file) => faultOf(file) !== null,
  prepare: async (file) => {
    const fault = faultOf(file);
    if (fault) throw fault;
    return file;
  },
  send: async (blob, name, options) =>
    (await uploadFile(listings.uploadPdf, blob, name, options)).url,
  previews: false,
};

export interface DocumentsFieldProps {
  /** Addresses of stored documents; the display name follows the four colons. */
  value: string[];
  onChange: (documents: string[]) => void;
  /** Id of the control that the error summary links to. */
  id?: string;
  /** Id of the field's description, such as its error. */
  describedBy?: string;
}

/** House rules as PDF files. */
export function DocumentsField({ value, onChange, id, describedBy }: DocumentsFieldProps) {
  const { t } = useTranslation('listings/editor/media');
  const { uploads, queue, room, announcement, removedDocument, add, retry, remove, undo } =
    useDocuments(DOCUMENT_UPLOAD, value, onChange);
  const most = DOCUMENTS_PER_LISTING;
  const rows: readonly ReactNode[] = value.map((url) => (
    <DocumentRow key={url} url={url} onRemove={() => remove(url)} />
  ));
  const undoBar = removedDocument && room > 0 && (
    <UndoBar
      key={removedDocument.url}
      text={t('document_removed', { name: documentName(removedDocument.url) })}
      onUndo={undo}
    />
  );
  return (
    <div className="grid min-w-0 gap-4">
      <FilePicker
        id={id}
        describedBy={describedBy}
        label={t('add_documents')}
        dropLabel={t('drop_documents')}
        hint={t('documents_hint', { most, size: DOCUMENT_MAX_BYTES / MEGABYTE })}
        accept="application/pdf,.pdf"
        full={room <= 0 ? t('documents_full', { most }) : undefined}
        onFiles={add}
      >
        {(rows.length + uploads.length > 0 || undoBar) && (
          <ul className="m-0 grid list-none gap-2 p-0">
            {withInserted(rows, removedDocument?.at ?? 0, undoBar || null)}
            {uploads.map((upload) => (
              <li
                key={upload.id}
                className={rowClass}
                data-failed={upload.state === 'failed' || undefined}
              >
                <IconFileTypePdf
                  aria-hidden
                  size={24}
                  stroke={1.5}
                  className="flex-none text-ink"
                />
                <span className={nameClass}>{upload.name}</span>
                <div className="grow basis-full pr-2">
                  <UploadProgress
                    upload={upload}
                    onCancel={() => queue.cancel(upload.id)}
                    onRetry={() => retry(upload.id)}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </FilePicker>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

function DocumentRow({ url, onRemove }: { url: string; onRemove: () => void }) {
  const { t } = useTranslation('listings/editor/media');
  const name = documentName(url);
  return (
    <li className={rowClass}>
      <IconFileTypePdf aria-hidden size={24} stroke={1.5} className="flex-none text-ink" />
      <span className={nameClass}>{name}</span>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className={rowActionClass}
        aria-label={t('open_document', { name })}
      >
        <IconExternalLink aria-hidden size={18} />
        {t('open')}
      </a>
      <PlainButton
        className={rowActionClass}
        aria-label={t('remove_document', { name })}
        onClick={onRemove}
      >
        <IconTrash aria-hidden size={18} />
        {t('remove_short')}
      </PlainButton>
    </li>
  );
}
