import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { type Refusal, refusalOf } from './file-fault.ts';
import classes from './upload-progress.module.css';
import type { Upload } from './upload-queue.ts';

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
      <div className={classes.root}>
        <p role="alert" className={classes.refusal}>
          <IconAlertCircle aria-hidden size={16} className={classes.icon} />
          <span>{textOf(refusal)}</span>
        </p>
        <div className={classes.actions}>
          {refusal.retry && (
            <button
              type="button"
              className={classes.action}
              aria-label={t('retry_upload', { name })}
              onClick={onRetry}
            >
              {t('retry')}
            </button>
          )}
          <button
            type="button"
            className={classes.action}
            aria-label={t('dismiss_upload', { name })}
            onClick={onCancel}
          >
            {t('dismiss')}
          </button>
        </div>
      </div>
    );
  }
  const percent = Math.floor(upload.progress * 100);
  return (
    <div className={classes.root}>
      <progress
        className={classes.bar}
        aria-label={t('upload_progress', { name })}
        max={100}
        value={percent}
      />
      <div className={classes.line}>
        <span className={classes.state}>{stateText()}</span>
        <button
          type="button"
          className={classes.action}
          aria-label={t('cancel_upload', { name })}
          onClick={onCancel}
        >
          {t('cancel', { ns: 'common' })}
        </button>
      </div>
    </div>
  );

  function stateText(): string {
    if (state === 'waiting') return t('waiting');
    if (state === 'preparing') return t('preparing');
    return percent === 100 ? t('checking') : t('sending', { percent });
  }
}
