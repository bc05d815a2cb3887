import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';

interface FilePickerProps {
  /** Id of the button, for summary links. */
  id?: string | undefined;
  describedBy?: string | undefined;
  label: string;
  dropLabel: string;
  hint: string;
  /** Kinds of files, as in the attribute `accept`. */
  accept: string;
  /** Why no more files can be added. */
  full?: string | undefined;
  onFiles: (files: File[]) => void;
  /** The selected files; files can be dropped on it too. */
  children: ReactNode;
}

/** Files are selected with a button or dropped anywhere on it. */
export function FilePicker(props: FilePickerProps) {
  const { id, describedBy, label, dropLabel, hint, accept, full, onFiles, children } = props;
  const { t } = useTranslation('listings/editor/media');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hydrated = useHydrated();
  useNoStrayDrops();

  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files]);
  };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const onDragLeave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first.
    <div className="grid gap-4" onDragOver={onDragOver} onDragLeave={onDragLeave} onDrop={onDrop}>
      {children}
      <div
        className="grid justify-items-center gap-2 rounded-md bg-sunken px-4 py-6 text-center [border:1.5px_dashed_var(--line-strong)] [transition:border-color_var(--quick),background-color_var(--quick)] data-over:border-solid data-over:border-ink data-over:bg-warn-soft"
        data-over={over || undefined}
      >
        <IconUpload aria-hidden size={28} stroke={1.5} className="text-muted" />
        {full === undefined ? (
          <>
            <div className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1">
              <Button
                id={id}
                variant="filled"
                disabled={!hydrated}
                aria-describedby={describedBy}
                onClick={() => input.current?.click()}
              >
                {label}
              </Button>
              <span className="text-ink-soft no-hover:hidden">
                {over ? t('drop_now') : dropLabel}
              </span>
            </div>
            <p className="m-0 max-w-136 text-xs text-muted">{hint}</p>
          </>
        ) : (
          <p id={id} tabIndex={-1} className="m-0 max-w-136 text-xs text-muted">
            {full}
          </p>
        )}
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={accept}
          aria-label={label}
          onChange={(event) => {
            take(event.currentTarget.files);
            // Allows selecting the same file again.
            event.currentTarget.value = '';
          }}
        />
      </div>
    </div>
  );
}

/** A file dropped beside the field would replace the page, and lose the input. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}
