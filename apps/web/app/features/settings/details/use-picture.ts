import type { getUser, uploadPhoto } from '@crewpad/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsText } from '../../../i18n/en/settings.ts';
import { endpoint } from '../../../lib/browser-call.ts';
import { uploader } from '../../../lib/upload-call.ts';
import { toast } from '../../../ui/toast.ts';
import { useTakeUser } from '../use-take-user.ts';

const sendPicture = uploader<typeof uploadPhoto>('/upload/user/images', 'image');
const askWhoIAm = endpoint<typeof getUser>('GET', '/user');

/** What the wizard does with pictures: loaded by those who choose one. */
const loadPictures = () => import('../../wizard/index.ts');

/** Uploads a new picture of the member, which replaces the one before at once. */
export function usePicture(onSaved: () => void) {
  const { t } = useTranslation(settingsText);
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
      onSaved();
      await take(user);
      toast({ kind: 'success', message: t('picture_saved') });
    } catch (fault) {
      if (!abort.current.signal.aborted) setRefused(await said(fault));
    } finally {
      setSent(null);
    }
  };
  return { sent, refused, upload, cancel: () => abort.current?.abort() };
}
