import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { UploadProgress } from './upload-progress.tsx';
import type { Upload } from './upload-queue.ts';
import classes from './upload-tile.module.css';

/** A preview of an uploading picture. */
export function UploadTile({
  upload,
  onCancel,
  onRetry,
}: {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
}) {
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const preview = upload.preview === unreadable ? null : upload.preview;
  return (
    <li className={classes.tile} data-failed={upload.state === 'failed' || undefined}>
      <div className={classes.media}>
        {preview === null ? (
          <IconPhoto aria-hidden size={32} stroke={1.25} />
        ) : (
          <img
            src={preview}
            alt=""
            className={classes.picture}
            onError={() => setUnreadable(preview)}
          />
        )}
      </div>
      <div className={classes.body}>
        <p className={classes.name}>{upload.name}</p>
        <UploadProgress upload={upload} onCancel={onCancel} onRetry={onRetry} />
      </div>
    </li>
  );
}
