import { PICTURES_PER_LISTING } from '@crewpad/domain';
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import {
  IconArrowLeft,
  IconArrowRight,
  IconPhoto,
  IconRotateClockwise,
  IconStar,
  IconStarFilled,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { PlainButton } from '../../../../ui/button.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { FilePicker } from './file-picker.tsx';
import { type Pictures, withPrimary } from './picture-list.ts';
import { UndoBar, withInserted } from './undo-bar.tsx';
import { UploadProgress, useRefusalText } from './upload-progress.tsx';
import type { Upload } from './upload-queue.ts';
import { type PictureActions, usePictures } from './use-pictures.ts';

interface PictureTileProps {
  url: string;
  /** Position from 1, and the total. */
  number: number;
  of: number;
  isPrimary: boolean;
  actions: PictureActions;
  onNudge: (step: -1 | 1) => void;
}

/** One picture: its drag handle and actions. */
function PictureTile({ url, number, of, isPrimary, actions, onNudge }: PictureTileProps) {
  const { t } = useTranslation('listings/editor/media');
  const textOf = useRefusalText();
  const key = actions.keyOf(url);
  const sortable = useSortable({ id: key, attributes: { roleDescription: t('sortable') } });
  const { turning, refusal } = actions.noteOf(url);
  return (
    <li
      ref={sortable.setNodeRef}
      className="group/tile relative flex flex-col rounded-md border border-line bg-surface data-dragging:z-2 data-dragging:opacity-92 data-dragging:shadow data-primary:border-button data-primary:[box-shadow:0_0_0_1px_var(--button)]"
      data-picture={key}
      data-primary={isPrimary || undefined}
      data-dragging={sortable.isDragging || undefined}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
    >
      <div className="relative">
        <PlainButton
          {...sortable.attributes}
          {...sortable.listeners}
          className="block w-full cursor-grab touch-manipulation overflow-hidden [border-radius:calc(var(--radius)_-_1px)_calc(var(--radius)_-_1px)_0_0] bg-sunken group-data-dragging/tile:cursor-grabbing"
          data-handle
          aria-label={t(isPrimary ? 'picture_primary' : 'picture_number', { number, of })}
        >
          <Picture
            src={url}
            alt=""
            width={640}
            height={480}
            sizes="(min-width: 62em) 14rem, 50vw"
            className="pointer-events-none aspect-4/3 w-full"
          />
        </PlainButton>
        <span
          aria-hidden
          className="pointer-events-none absolute top-2 left-2 rounded-full bg-night px-2 py-1 text-xs leading-none font-bold text-on-night group-data-primary/tile:bg-button group-data-primary/tile:text-on-button"
        >
          {isPrimary ? t('primary') : number}
        </span>
        {turning && (
          <span
            aria-hidden
            className="pointer-events-none absolute right-2 bottom-2 rounded-full bg-night px-2 py-1 text-xs leading-none font-bold text-on-night"
          >
            {t('turning')}
          </span>
        )}
      </div>
      <div className="grid [grid-template-columns:repeat(auto-fit,minmax(var(--target),1fr))]">
        <IconAction
          label={t('move_earlier', { number })}
          name="earlier"
          off={number === 1}
          onPress={() => onNudge(-1)}
          Icon={IconArrowLeft}
        />
        <IconAction
          label={t('move_later', { number })}
          name="later"
          off={number === of}
          onPress={() => onNudge(1)}
          Icon={IconArrowRight}
        />
        <IconAction
          label={t(isPrimary ? 'is_primary' : 'make_primary', { number })}
          name="primary"
          pressed={isPrimary}
          onPress={() => actions.makePrimary(url)}
          Icon={isPrimary ? IconStarFilled : IconStar}
        />
        <IconAction
          label={t('rotate', { number })}
          name="rotate"
          off={turning === true}
          onPress={() => actions.turn(url)}
          Icon={IconRotateClockwise}
        />
        <IconAction
          label={t('remove', { number })}
          name="remove"
          off={turning === true}
          onPress={() => actions.remove(url)}
          Icon={IconTrash}
        />
      </div>
      {refusal && (
        <p role="alert" className="m-0 px-2 pt-0 pb-2 text-xs leading-snug text-bad">
          {textOf(refusal)}
        </p>
      )}
    </li>
  );
}

interface IconActionProps {
  label: string;
  name: string;
  /** Disabled, but it keeps the focus. */
  off?: boolean;
  pressed?: boolean;
  onPress: () => void;
  Icon: typeof IconTrash;
}

function IconAction({ label, name, off, pressed, onPress, Icon }: IconActionProps) {
  return (
    <PlainButton
      className="grid min-h-target place-items-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink aria-pressed:text-ink [&[aria-disabled]]:cursor-default [&[aria-disabled]]:bg-transparent [&[aria-disabled]]:text-line-strong"
      data-action={name}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      aria-pressed={pressed}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      <Icon aria-hidden size={20} stroke={1.75} />
    </PlainButton>
  );
}

interface PictureGridProps {
  /** The placeholder of a removed picture. */
  gap: { at: number; content: ReactNode } | null;
  images: readonly string[];
  primary: string | null;
  actions: PictureActions;
  /** Uploading files, after the pictures. */
  children: ReactNode;
}

/** The pictures in order, draggable by mouse, touch or keyboard. */
function PictureGrid({ images, primary, actions, gap, children }: PictureGridProps) {
  const { t } = useTranslation('listings/editor/media');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short delay, so that a finger can still scroll the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = images.map(actions.keyOf);
  const of = images.length;
  const placeOf = (key: UniqueIdentifier) => keys.indexOf(String(key)) + 1;

  // Moving an element in the DOM loses its focus, which is restored.
  const focusAgain = useRef<string | null>(null);
  useEffect(() => {
    if (focusAgain.current === null || images.length === 0) return;
    list.current?.querySelector<HTMLElement>(focusAgain.current)?.focus();
    focusAgain.current = null;
  }, [images]);

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const url = images[placeOf(active.id) - 1];
    if (url !== undefined && over) actions.move(url, placeOf(over.id) - 1);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('picked_up', { number: placeOf(active.id) }),
    onDragOver: ({ active, over }) => {
      const number = placeOf(active.id);
      if (!over) return undefined;
      if (over.id === active.id) return t('picked_up', { number });
      return t('is_over', { number, place: placeOf(over.id), of });
    },
    onDragEnd: ({ active, over }) =>
      over ? t('put_down', { number: placeOf(active.id), place: placeOf(over.id), of }) : undefined,
    onDragCancel: ({ active }) => t('left_there', { number: placeOf(active.id) }),
  };

  const tiles: readonly ReactNode[] = images.map((url, at) => (
    <PictureTile
      key={actions.keyOf(url)}
      url={url}
      number={at + 1}
      of={of}
      isPrimary={url === primary}
      actions={actions}
      onNudge={(step) => {
        const action = step < 0 ? 'earlier' : 'later';
        const key = window.CSS.escape(actions.keyOf(url));
        focusAgain.current = `[data-picture="${key}"] [data-action=${action}]`;
        actions.nudge(url, step);
      }}
    />
  ));

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('how_to_drag') },
      }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <ul
          ref={list}
          className="m-0 grid list-none [grid-template-columns:repeat(auto-fill,minmax(9.25rem,1fr))] gap-3 p-0 md:[grid-template-columns:repeat(auto-fill,minmax(14.5rem,1fr))] md:gap-4"
        >
          {withInserted(tiles, gap?.at ?? 0, gap?.content ?? null)}
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

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
  const { uploads, queue, removedPicture, room } = actions;
  const { thumbnail: primary } = withPrimary(pictures.images, thumbnail);
  const canUndo = removedPicture !== null && room > 0;
  const isEmpty = value.length + uploads.length === 0 && !canUndo;
  const most = PICTURES_PER_LISTING;
  return (
    <div className="grid min-w-0 gap-4">
      {!isEmpty && (
        <div className="grid gap-1">
          <p className="m-0 font-medium">{t('pictures_count', { count: value.length, most })}</p>
          <p className="m-0 text-xs text-muted">{t('how_to_order')}</p>
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
                    at: removedPicture.at,
                    content: (
                      <UndoBar
                        key={removedPicture.url}
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
      <VisuallyHidden role="status">{actions.announcement}</VisuallyHidden>
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
    <li
      className="group/upload-tile flex flex-col overflow-hidden rounded-md border border-dashed border-line-strong bg-surface data-failed:border-bad"
      data-failed={upload.state === 'failed' || undefined}
    >
      <div className="relative grid aspect-4/3 place-items-center bg-sunken text-muted">
        {preview === null ? (
          <IconPhoto aria-hidden size={32} stroke={1.25} />
        ) : (
          <img
            src={preview}
            alt=""
            className="absolute inset-0 size-full object-cover opacity-55 group-data-failed/upload-tile:grayscale"
            onError={() => setUnreadable(preview)}
          />
        )}
      </div>
      <div className="grid gap-1 p-2">
        <p className="m-0 truncate text-xs">{upload.name}</p>
        <UploadProgress upload={upload} onCancel={onCancel} onRetry={onRetry} />
      </div>
    </li>
  );
}
