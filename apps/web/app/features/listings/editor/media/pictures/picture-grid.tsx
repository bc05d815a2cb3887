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
} from '@dnd-kit/sortable';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../../../../i18n/use-translation.tsx';
import classes from './picture-grid.module.css';
import { PictureTile } from './picture-tile.tsx';
import { withInserted } from './undo-bar.tsx';
import type { PictureActions } from './use-pictures.ts';

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
export function PictureGrid({ images, primary, actions, gap, children }: PictureGridProps) {
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
        const key = CSS.escape(actions.keyOf(url));
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
        <ul ref={list} className={classes.grid}>
          {withInserted(tiles, gap?.at ?? 0, gap?.content ?? null)}
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
