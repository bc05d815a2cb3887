import { IconCamera, IconTrash } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import classes from './picture-field.module.css';
import { usePicture } from './use-picture.ts';

interface PictureFieldProps {
  /** As others see it, for the initials. */
  name: string;
  photo: string | null;
  disabled: boolean;
  /** Resolves with whether it was removed. */
  onRemove: () => Promise<boolean>;
}

const SIZE = 96;

/** The member's picture: changes are saved immediately. */
export function PictureField({ name, photo, disabled, onRemove }: PictureFieldProps) {
  const { t } = useTranslation('pages/settings');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { sent, refused, upload, remove, cancel } = usePicture(onRemove);
  const isBusy = sent !== null;
  const percent = Math.round((sent ?? 0) * 100);
  const initials = <Avatar large name={name} photo={null} />;
  return (
    <div className={classes.field}>
      <div className={classes.frame}>
        {photo === null ? (
          initials
        ) : (
          <Picture
            key={photo}
            src={photo}
            alt={t('picture')}
            width={SIZE}
            height={SIZE}
            sizes={`${SIZE}px`}
            priority
            className={classes.picture}
            instead={initials}
          />
        )}
      </div>
      <div className={classes.side}>
        <div className={classes.buttons}>
          <Button
            ref={choose}
            variant="outline"
            disabled={disabled || isBusy}
            aria-describedby={`${id}-hint`}
            onClick={() => input.current?.click()}
          >
            <IconCamera aria-hidden size={20} stroke={1.75} />
            {t(photo === null ? 'add_picture' : 'change_picture')}
          </Button>
          {isBusy && (
            <Button variant="subtle" onClick={cancel}>
              {t('cancel', { ns: 'common' })}
            </Button>
          )}
          {!isBusy && photo !== null && (
            <Button
              variant="subtle"
              disabled={disabled}
              onClick={async () => {
                // This button is removed with the picture.
                if (await remove(photo)) choose.current?.focus();
              }}
            >
              <IconTrash aria-hidden size={20} stroke={1.75} />
              {t('remove_picture')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={t('picture')}
          tabIndex={-1}
          hidden
          disabled={disabled}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file) upload(file);
          }}
        />
        {isBusy && (
          <progress
            className={classes.progress}
            max={100}
            value={percent}
            aria-label={t('uploading', { percent })}
          />
        )}
        <p id={`${id}-hint`} className={classes.hint}>
          {t('picture_hint')}
        </p>
        {refused && (
          <p role="alert" className={classes.refused}>
            {refused}
          </p>
        )}
        <VisuallyHidden role="status">
          {isBusy ? t('uploading', { percent: percent < 100 ? 0 : 100 }) : ''}
        </VisuallyHidden>
      </div>
    </div>
  );
}
