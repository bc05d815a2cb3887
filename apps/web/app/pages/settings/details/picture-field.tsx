import { accounts } from '@crewpad/contract/endpoints';
import { IconCamera, IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { publicBytes } from '../../../lib/public-file.ts';
import { uploadFile } from '../../../lib/upload-call.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { dismissToasts, toast } from '../../../ui/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useApplyUser } from '../use-save.ts';

/** The code for pictures of listings, without the editor, loaded on selection. */
const loadPictures = () => import('../../../features/listings/index.ts');

/** The subject of the picture's toasts: only the latest applies. */
const ABOUT = 'profile picture';

/**
 * Uploads a new picture of the member, which replaces the previous one immediately, or removes it.
 * @param onRemove resolves with whether it was removed
 */
function usePicture(onRemove: () => Promise<boolean>) {
  const { t } = useTranslation('pages/settings');
  const applyUser = useApplyUser();
  /** The uploaded fraction, from 0 to 1; null if idle. */
  const [sentShare, setSentShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);

  const reasonOf = async (fault: unknown): Promise<string> => {
    const { key, message } = (await loadPictures()).refusalOf(fault);
    if (key === 'file_is_not_a_picture') return t('file_is_not_a_picture');
    if (key === 'connection_lost') return t('connection_lost');
    if (key === 'file_is_too_large' || key === 'picture_has_too_many_pixels') {
      return t('picture_too_large');
    }
    return key === undefined && message ? message : t('picture_cannot_be_read');
  };

  const showMessage = (message: string, action?: { label: string; run: () => void }) => {
    dismissToasts(ABOUT);
    toast({ kind: 'success', message, about: ABOUT, ...(action && { action }) });
  };

  const upload = async (file: File) => {
    setRefusal(null);
    setSentShare(0);
    abort.current = new AbortController();
    try {
      const picture = await (await loadPictures()).preparePicture(file);
      await uploadFile(accounts.uploadPhoto, picture, file.name, {
        signal: abort.current.signal,
        onProgress: setSentShare,
      });
      const { user } = await call(accounts.getUser, {});
      await applyUser(user);
      showMessage(t('picture_saved'));
    } catch (fault) {
      if (!abort.current.signal.aborted) setRefusal(await reasonOf(fault));
    } finally {
      setSentShare(null);
    }
  };

  const remove = async (photo: string): Promise<boolean> => {
    setRefusal(null);
    // Its file is deleted too: only this copy can restore it.
    const copy = await publicBytes(photo);
    const isGone = await onRemove();
    const bringBack = (bytes: Blob) => upload(new File([bytes], 'picture', { type: bytes.type }));
    const undo = copy
      ? { label: t('undo', { ns: 'common' }), run: () => bringBack(copy) }
      : undefined;
    if (isGone) showMessage(t('picture_removed'), undo);
    return isGone;
  };

  return { sentShare, refusal, upload, remove, cancel: () => abort.current?.abort() };
}

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
  const { sentShare, refusal, upload, remove, cancel } = usePicture(onRemove);
  const isBusy = sentShare !== null;
  const percent = Math.round((sentShare ?? 0) * 100);
  const initials = <Avatar large name={name} photo={null} />;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="frame grid [height:min(6rem,112px)] [width:min(6rem,112px)] flex-none place-items-center overflow-hidden rounded-full border border-line bg-sunken [&>span]:w-full">
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
            className="[.frame_&]:size-full! [.frame_&]:object-cover!"
            instead={initials}
          />
        )}
      </div>
      <div className="min-w-0 grow basis-36">
        <div className="flex flex-wrap gap-x-2 gap-y-1">
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
            className="mt-2 h-2 w-full [accent-color:var(--button)]"
            max={100}
            value={percent}
            aria-label={t('uploading', { percent })}
          />
        )}
        <p id={`${id}-hint`} className="mx-0 mt-2 mb-0 text-xs text-muted">
          {t('picture_hint')}
        </p>
        {refusal && (
          <p role="alert" className="mx-0 mt-2 mb-0 text-xs font-medium text-bad">
            {refusal}
          </p>
        )}
        <VisuallyHidden role="status">
          {isBusy ? t('uploading', { percent: percent < 100 ? 0 : 100 }) : ''}
        </VisuallyHidden>
      </div>
    </div>
  );
}
