import type { contract } from '@crewpad/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endpoint } from '../../lib/browser-call.ts';
import { publicBytes } from '../../lib/public-file.ts';
import { uploader } from '../../lib/upload-call.ts';
import { dismissToasts, toast } from '../../ui/toast.ts';
import { useTakeUser } from '../use-take-user.ts';

const sendPicture = uploader<typeof contract.accounts.uploadPhoto>('/upload/user/images', 'image');
const askWhoIAm = endpoint<typeof contract.accounts.getUser>('GET', '/user');

/** What the wizard does with pictures: loaded by those who choose one. */
const loadPictures = () => import('../../features/listings/editor/index.ts');

/** What toasts of the picture are about: only the latest is true. */
const ABOUT = 'profile picture';

/**
 * Uploads a new picture of the member, which replaces the one before at once, or takes it away.
 * @param onRemove resolves with whether it was removed
 */
export function usePicture(onRemove: () => Promise<boolean>) {
  const { t } = useTranslation('settings');
  const take = useTakeUser();
  /** How much of it has left, from 0 to 1; null: nothing is under way. */
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
      await sendPicture(picture, file.name, {
        signal: abort.current.signal,
        onProgress: setSent,
      });
      const { user } = await askWhoIAm({});
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
    // Its file goes with it: this copy is all that can bring it back.
    const copy = await publicBytes(photo);
    const isGone = await onRemove();
    const bringBack = (bytes: Blob) => upload(new File([bytes], 'picture', { type: bytes.type }));
    const undo = copy ? { label: t('undo'), run: () => bringBack(copy) } : undefined;
    if (isGone) tell(t('picture_removed'), undo);
    return isGone;
  };

  return { sent, refused, upload, remove, cancel: () => abort.current?.abort() };
}
