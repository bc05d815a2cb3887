import { listings } from '@crewpad/contract/endpoints';
import { PICTURES_PER_LISTING } from '@crewpad/domain';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { uploadFile } from '../../../../lib/upload-call.ts';
import { type Refusal, refusalOf } from './file-fault.ts';
import { useFileLimit } from './file-limit.ts';
import {
  isSame,
  movePicture,
  type Pictures,
  putBack,
  type RemovedPicture,
  replacePicture,
  withoutPicture,
  withPrimary,
  withStored,
} from './picture-list.ts';
import { isPicture, preparePicture } from './prepare-picture.ts';
import { type UploadMethod, useUploadQueue } from './upload-queue.ts';

const PICTURE_UPLOAD: UploadMethod = {
  isRefused: (file) => !isPicture(file),
  prepare: preparePicture,
  send: async (blob, name, options) => {
    const { url } = await uploadFile(listings.uploadImages, blob, name, options);
    return url[0] ?? '';
  },
  previews: true,
};

/** The current action on one picture, or why it failed. */
interface PictureNote {
  turning?: boolean;
  refusal?: Refusal;
}

/** The pictures of a form, and their actions. */
export function usePictures(value: Pictures, onChange: (pictures: Pictures) => void) {
  const { t } = useTranslation('listings/editor/media');
  // Uploads finish in any order: each continues from the newest list, not from the one shown when
  // it began.
  const latest = useRef(value);
  const lastValue = useRef(value);
  useEffect(() => {
    if (isSame(lastValue.current, value)) return;
    lastValue.current = value;
    latest.current = value;
  });
  const turns = useRef(new Map<string, number>());
  const isChosen = useRef(false);
  const keys = useRef(new Map<string, string>());
  const [announcement, setAnnouncement] = useState('');
  const [removedPicture, setRemovedPicture] = useState<RemovedPicture | null>(null);
  const [notes, setNotes] = useState<ReadonlyMap<string, PictureNote>>(new Map());

  const change = (pictures: Pictures) => {
    if (pictures === latest.current) return;
    latest.current = pictures;
    onChange(pictures);
  };
  const note = (url: string, text?: PictureNote) =>
    setNotes((last) => {
      const next = new Map(last);
      if (text) next.set(url, text);
      else next.delete(url);
      return next;
    });
  const numberOf = (url: string) => latest.current.images.indexOf(url) + 1;

  const { queue, uploads } = useUploadQueue('pictures', PICTURE_UPLOAD, ({ id, url, name }) => {
    turns.current.set(url, id);
    const turnOf = (image: string) => turns.current.get(image);
    change(withStored(latest.current, url, id, turnOf, isChosen.current));
    setAnnouncement(t('said_added', { name }));
  });

  const files = useFileLimit({
    queue,
    uploads,
    limit: PICTURES_PER_LISTING,
    storedCount: value.images.length,
    isRefused: PICTURE_UPLOAD.isRefused,
  });

  return {
    queue,
    uploads,
    ...files,
    announcement,
    removedPicture,
    noteOf: (url: string): PictureNote => notes.get(url) ?? {},
    /** Constant when a picture is rotated, so that focus is preserved. */
    keyOf: (url: string) => keys.current.get(url) ?? url,
    /** Moved by dragging, which announces the position itself. */
    move: (url: string, to: number) => change(movePicture(latest.current, url, to)),
    /** One position to the front (-1) or back (1). */
    nudge: (url: string, step: number) => {
      const place = latest.current.images.indexOf(url) + step;
      const next = movePicture(latest.current, url, place);
      if (next === latest.current) return;
      change(next);
      setAnnouncement(t('said_moved', { place: place + 1, of: next.images.length }));
    },
    makePrimary: (url: string) => {
      isChosen.current = true;
      change(withPrimary(latest.current.images, url));
      setAnnouncement(t('said_primary', { number: numberOf(url) }));
    },
    remove: (url: string) => {
      const number = numberOf(url);
      const { pictures, removedPicture: removedNow } = withoutPicture(latest.current, url);
      setRemovedPicture(removedNow);
      note(url);
      change(pictures);
      setAnnouncement(t('said_removed', { number }));
    },
    undoRemove: () => {
      if (!removedPicture) return;
      setRemovedPicture(null);
      change(putBack(latest.current, removedPicture));
      setAnnouncement(t('said_back', { number: numberOf(removedPicture.url) }));
    },
    turn: async (url: string) => {
      note(url, { turning: true });
      try {
        const { image_url } = await call(
          listings.rotateImage,
          { body: { image_url: url } },
          { quiet: true },
        );
        const turn = turns.current.get(url);
        if (turn !== undefined) turns.current.set(image_url, turn);
        keys.current.set(image_url, keys.current.get(url) ?? url);
        note(url);
        setRemovedPicture((last) => (last?.url === url ? { ...last, url: image_url } : last));
        change(replacePicture(latest.current, url, image_url));
        setAnnouncement(t('said_turned', { number: numberOf(image_url) }));
      } catch (fault) {
        note(url, { refusal: refusalOf(fault) });
      }
    },
  };
}

export type PictureActions = ReturnType<typeof usePictures>;
