import { listings } from '@crewpad/contract/endpoints';
import { PICTURES_PER_LISTING } from '@crewpad/domain';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { uploadFile } from '../../../../lib/upload-call.ts';
import { toast } from '../../../../ui/toast.ts';
import { type Refusal, refusalOf } from './file-fault.ts';
import {
  isSame,
  moved,
  type Pictures,
  putBack,
  type Removed,
  replaced,
  withoutPicture,
  withPrimary,
  withStored,
} from './picture-list.ts';
import { isPicture, preparePicture } from './prepare-picture.ts';
import { fittingFiles, remainingFiles } from './room.ts';
import { type UploadWay, useUploadQueue } from './upload-queue.ts';

const WAY: UploadWay = {
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
  const seen = useRef(value);
  useEffect(() => {
    if (isSame(seen.current, value)) return;
    seen.current = value;
    latest.current = value;
  });
  const turns = useRef(new Map<string, number>());
  const isChosen = useRef(false);
  const keys = useRef(new Map<string, string>());
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [notes, setNotes] = useState<ReadonlyMap<string, PictureNote>>(new Map());

  const change = (pictures: Pictures) => {
    if (pictures === latest.current) return;
    latest.current = pictures;
    onChange(pictures);
  };
  const note = (url: string, said?: PictureNote) =>
    setNotes((last) => {
      const next = new Map(last);
      if (said) next.set(url, said);
      else next.delete(url);
      return next;
    });
  const numberOf = (url: string) => latest.current.images.indexOf(url) + 1;

  const { queue, uploads } = useUploadQueue('pictures', WAY, ({ id, url, name }) => {
    turns.current.set(url, id);
    const turnOf = (other: string) => turns.current.get(other);
    change(withStored(latest.current, url, id, turnOf, isChosen.current));
    setSaid(t('said_added', { name }));
  });

  const room = remainingFiles(PICTURES_PER_LISTING, value.images.length, uploads);
  const leftOut = (count: number) =>
    room > 0
      ? t('left_out', { count, room })
      : t('left_out_full', { count, most: PICTURES_PER_LISTING });

  return {
    queue,
    uploads,
    room,
    said,
    removed,
    noteOf: (url: string): PictureNote => notes.get(url) ?? {},
    /** Constant when a picture is rotated, so that focus is preserved. */
    keyOf: (url: string) => keys.current.get(url) ?? url,

    add: (files: readonly File[]) => {
      const taken = fittingFiles(files, room, WAY.isRefused);
      const count = files.length - taken.length;
      if (count > 0) toast({ kind: 'warning', message: leftOut(count) });
      if (taken.length > 0) queue.add(taken);
    },
    /** Retries a failed one, if it still fits. */
    retry: (id: number) => {
      if (room > 0) queue.retry(id);
      else toast({ kind: 'warning', message: leftOut(1) });
    },
    /** Moved by dragging, which announces the position itself. */
    move: (url: string, to: number) => change(moved(latest.current, url, to)),
    /** One position to the front (-1) or back (1). */
    nudge: (url: string, step: number) => {
      const place = latest.current.images.indexOf(url) + step;
      const next = moved(latest.current, url, place);
      if (next === latest.current) return;
      change(next);
      setSaid(t('said_moved', { place: place + 1, of: next.images.length }));
    },
    makePrimary: (url: string) => {
      isChosen.current = true;
      change(withPrimary(latest.current.images, url));
      setSaid(t('said_primary', { number: numberOf(url) }));
    },
    remove: (url: string) => {
      const number = numberOf(url);
      const { pictures, removed } = withoutPicture(latest.current, url);
      setRemoved(removed);
      note(url);
      change(pictures);
      setSaid(t('said_removed', { number }));
    },
    undoRemove: () => {
      if (!removed) return;
      setRemoved(null);
      change(putBack(latest.current, removed));
      setSaid(t('said_back', { number: numberOf(removed.url) }));
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
        setRemoved((last) => (last?.url === url ? { ...last, url: image_url } : last));
        change(replaced(latest.current, url, image_url));
        setSaid(t('said_turned', { number: numberOf(image_url) }));
      } catch (fault) {
        note(url, { refusal: refusalOf(fault) });
      }
    },
  };
}

export type PictureActions = ReturnType<typeof usePictures>;
