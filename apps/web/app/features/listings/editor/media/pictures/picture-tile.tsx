import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import {
  IconArrowLeft,
  IconArrowRight,
  IconRotateClockwise,
  IconStar,
  IconStarFilled,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from '../../../../../i18n/use-translation.tsx';
import { Picture } from '../../../../../ui/picture.tsx';
import { useRefusalText } from '../use-refusal-text.ts';
import classes from './picture-tile.module.css';
import type { PictureActions } from './use-pictures.ts';

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
export function PictureTile({ url, number, of, isPrimary, actions, onNudge }: PictureTileProps) {
  const { t } = useTranslation('listings/editor/media');
  const textOf = useRefusalText();
  const key = actions.keyOf(url);
  const sortable = useSortable({ id: key, attributes: { roleDescription: t('sortable') } });
  const { turning, refusal } = actions.noteOf(url);
  return (
    <li
      ref={sortable.setNodeRef}
      className={classes.tile}
      data-picture={key}
      data-primary={isPrimary || undefined}
      data-dragging={sortable.isDragging || undefined}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
    >
      <div className={classes.media}>
        <button
          type="button"
          {...sortable.attributes}
          {...sortable.listeners}
          className={classes.handle}
          data-handle
          aria-label={t(isPrimary ? 'picture_primary' : 'picture_number', { number, of })}
        >
          <Picture
            src={url}
            alt=""
            width={640}
            height={480}
            sizes="(min-width: 62em) 14rem, 50vw"
            className={classes.picture}
          />
        </button>
        <span aria-hidden className={classes.number}>
          {isPrimary ? t('primary') : number}
        </span>
        {turning && (
          <span aria-hidden className={classes.turning}>
            {t('turning')}
          </span>
        )}
      </div>
      <div className={classes.actions}>
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
        <p role="alert" className={classes.refusal}>
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
    <button
      type="button"
      className={classes.action}
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
    </button>
  );
}
