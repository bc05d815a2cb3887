import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { PlainButton } from '../../../../ui/button.tsx';
import { type Refusal, refusalOf } from './file-fault.ts';
import type { Upload } from './upload-queue.ts';

const actionClass =
  'min-h-target cursor-pointer rounded-sm border-0 bg-transparent px-1 py-0 text-xs font-medium text-link hover:underline';

/** The message for a refused file. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { t } = useTranslation('listings/editor/media');
  return ({ key, message }) => (key ? t(key) : message || t('connection_lost'));
}

/** A file's progress with a cancel button; or why it was refused, with a retry button. */
export function UploadProgress({
  upload,
  onCancel,
  onRetry,
}: {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
}) {
  const { t } = useTranslation('listings/editor/media');
  const textOf = useRefusalText();
  const { name, state } = upload;
  if (state === 'failed') {
    const refusal = refusalOf(upload.fault);
    return (
      <div className="grid min-w-0 content-start gap-1">
        <p role="alert" className="m-0 flex gap-1 text-xs leading-snug text-bad">
          <IconAlertCircle aria-hidden size={16} className="mt-px flex-none" />
          <span>{textOf(refusal)}</span>
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          {refusal.retry && (
            <PlainButton
              className={actionClass}
              aria-label={t('retry_upload', { name })}
              onClick={onRetry}
            >
              {t('retry')}
            </PlainButton>
          )}
          <PlainButton
            className={actionClass}
            aria-label={t('dismiss_upload', { name })}
            onClick={onCancel}
          >
            {t('dismiss')}
          </PlainButton>
        </div>
      </div>
    );
  }
  const percent = Math.floor(upload.progress * 100);
  return (
    <div className="grid min-w-0 content-start gap-1">
      <progress
        className="h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-button [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-button [&::-webkit-progress-value]:[transition:width_var(--quick)]"
        aria-label={t('upload_progress', { name })}
        max={100}
        value={percent}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <span className="text-xs text-muted">{stateText()}</span>
        <PlainButton
          className={actionClass}
          aria-label={t('cancel_upload', { name })}
          onClick={onCancel}
        >
          {t('cancel', { ns: 'common' })}
        </PlainButton>
      </div>
    </div>
  );

  function stateText(): string {
    if (state === 'waiting') return t('waiting');
    if (state === 'preparing') return t('preparing');
    return percent === 100 ? t('checking') : t('sending', { percent });
  }
}
