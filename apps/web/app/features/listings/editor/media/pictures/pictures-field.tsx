import { PICTURES_PER_LISTING } from '@crewpad/domain';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../../../i18n/use-translation.tsx';
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx';
import { FilePicker } from '../file-picker.tsx';
import classes from '../media-field.module.css';
import { UploadProgress } from '../uploads/upload-progress.tsx';
import type { Upload } from '../uploads/upload-queue.ts';
import uploadTileClasses from '../uploads/upload-tile.module.css';
import { PictureGrid } from './picture-grid.tsx';
import { type Pictures, withPrimary } from './picture-list.ts';
import { UndoBar } from './undo-bar.tsx';
import { usePictures } from './use-pictures.ts';

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif,.jpg,.jpeg,.png,.webp,.avif';

export interface PicturesFieldProps {
  /** Addresses of stored pictures, in order. */
  value: string[];
  /** The primary picture, one of them. */
  thumbnail: string | null;
  onChange: (pictures: Pictures) => void;
  /** Id of the control that the error summary links to. */
  id?: string;
  /** Id of the field's description, such as its error. */
  describedBy?: string;
}

/**
 * The pictures of a listing: selected, dropped, reordered, rotated, removed, one of them primary.
 */
export function PicturesField({ value, thumbnail, onChange, id, describedBy }: PicturesFieldProps) {
  const { t } = useTranslation('listings/editor/media');
  const pictures: Pictures = { images: value, thumbnail };
  const actions = usePictures(pictures, onChange);
  const { uploads, queue, removed, room } = actions;
  const { thumbnail: primary } = withPrimary(pictures.images, thumbnail);
  const canUndo = removed !== null && room > 0;
  const isEmpty = value.length + uploads.length === 0 && !canUndo;
  const most = PICTURES_PER_LISTING;
  return (
    <div className={classes.field}>
      {!isEmpty && (
        <div className={classes.head}>
          <p className={classes.count}>{t('pictures_count', { count: value.length, most })}</p>
          <p className={classes.how}>{t('how_to_order')}</p>
        </div>
      )}
      <FilePicker
        id={id}
        describedBy={describedBy}
        label={t(isEmpty ? 'add_pictures' : 'add_more_pictures')}
        dropLabel={t('drop_pictures')}
        hint={t('pictures_hint', { most })}
        accept={ACCEPT}
        full={room <= 0 ? t('pictures_full', { most }) : undefined}
        onFiles={actions.add}
      >
        {!isEmpty && (
          <PictureGrid
            images={value}
            primary={primary}
            actions={actions}
            gap={
              canUndo
                ? {
                    at: removed.at,
                    content: (
                      <UndoBar
                        key={removed.url}
                        text={t('picture_removed')}
                        onUndo={actions.undoRemove}
                      />
                    ),
                  }
                : null
            }
          >
            {uploads.map((upload) => (
              <UploadTile
                key={upload.id}
                upload={upload}
                onCancel={() => queue.cancel(upload.id)}
                onRetry={() => actions.retry(upload.id)}
              />
            ))}
          </PictureGrid>
        )}
      </FilePicker>
      <VisuallyHidden role="status">{actions.said}</VisuallyHidden>
    </div>
  );
}

/** A preview of an uploading picture. */
function UploadTile({
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
    <li className={uploadTileClasses.tile} data-failed={upload.state === 'failed' || undefined}>
      <div className={uploadTileClasses.media}>
        {preview === null ? (
          <IconPhoto aria-hidden size={32} stroke={1.25} />
        ) : (
          <img
            src={preview}
            alt=""
            className={uploadTileClasses.picture}
            onError={() => setUnreadable(preview)}
          />
        )}
      </div>
      <div className={uploadTileClasses.body}>
        <p className={uploadTileClasses.name}>{upload.name}</p>
        <UploadProgress upload={upload} onCancel={onCancel} onRetry={onRetry} />
      </div>
    </li>
  );
}
