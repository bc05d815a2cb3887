import { accounts } from '@crewpad/contract/endpoints';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { publicBytes } from '../../../lib/public-file.ts';
import { uploadFile } from '../../../lib/upload-call.ts';
import { dismissToasts, toast } from '../../../ui/toast.ts';
import { useApplyUser } from '../use-apply-user.ts';

/** The wizard's picture code, loaded on selection. */
const loadPictures = () => import('../../../features/listings/editor/index.ts');

/** The subject of the picture's toasts: only the latest applies. */
const ABOUT = 'profile picture';

/**
 * Uploads a new picture of the member, which replaces the previous one immediately, or removes it.
 * @param onRemove resolves with whether it was removed
 */
export function usePicture(onRemove: () => Promise<boolean>) {
  const { t } = useTranslation('pages/settings');
  const take = useApplyUser();
  /** The uploaded fraction, from 0 to 1; null if idle. */
  const [sent, setSent] = useState<number | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);

  const said = async (fault: unknown): Promise<string> => {
    const { key, message } = (await loadPictures()).refusalOf(fault);
    if (key === 'file_is_not_a_picture') return t('file_is_not_a_picture');
    if (key === 'connection_lost') return t('connection_lost');
    if (key === 'file_is_too_large' || key === 'picture_has_too_many_pixels') {
      return t('picture_too_large');
    }
    return key === undefined && message ? message : t('picture_cannot_be_read');
  };

  const tell = (message: string, action?: { label: string; run: () => void }) => {
    dismissToasts(ABOUT);
    toast({ kind: 'success', message, about: ABOUT, ...(action && { action }) });
  };

  const upload = async (file: File) => {
    setRefused(null);
    setSent(0);
    abort.current = new AbortController();
    try {
      const picture = await (await loadPictures()).preparePicture(file);
      await uploadFile(accounts.uploadPhoto, picture, file.name, {
        signal: abort.current.signal,
        onProgress: setSent,
      });
      const { user } = await call(accounts.getUser, {});
      await take(user);
      tell(t('picture_saved'));
    } catch (fault) {
      if (!abort.current.signal.aborted) setRefused(await said(fault));
    } finally {
      setSent(null);
    }
  };

  const remove = async (photo: string): Promise<boolean> => {
    setRefused(null);
    // Its file is deleted too: only this copy can restore it.
    const copy = await publicBytes(photo);
    const isGone = await onRemove();
    const bringBack = (bytes: Blob) => upload(new File([bytes], 'picture', { type: bytes.type }));
    const undo = copy
      ? { label: t('undo', { ns: 'common' }), run: () => bringBack(copy) }
      : undefined;
    if (isGone) tell(t('picture_removed'), undo);
    return isGone;
  };

  return { sent, refused, upload, remove, cancel: () => abort.current?.abort() };
}
