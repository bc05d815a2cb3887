import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Carousel } from '../../../ui/use-carousel.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import classes from './gallery-controls.module.css';

interface GalleryControlsProps {
  carousel: Carousel;
  total: number;
  /** Whether the pictures change automatically; without `onPlay` they never do. */
  playing?: boolean;
  onPlay?: () => void;
}

/** Previous, next, "3 / 8", and pause. */
export function GalleryControls({ carousel, total, playing, onPlay }: GalleryControlsProps) {
  const { t } = useTranslation('pages/listing');
  const { index, goTo, onKeyDown } = carousel;
  const number = index + 1;
  return (
    <>
      <button
        type="button"
        className={classes.previous}
        aria-label={t('picture_previous')}
        onClick={() => goTo(index - 1)}
        onKeyDown={onKeyDown}
      >
        <IconChevronLeft aria-hidden size={24} />
      </button>
      <button
        type="button"
        className={classes.next}
        aria-label={t('picture_next')}
        onClick={() => goTo(index + 1)}
        onKeyDown={onKeyDown}
      >
        <IconChevronRight aria-hidden size={24} />
      </button>
      <div className={classes.foot}>
        {onPlay && (
          <button
            type="button"
            className={classes.play}
            aria-label={t(playing ? 'pause' : 'play')}
            onClick={onPlay}
          >
            {playing ? (
              <IconPlayerPause aria-hidden size={20} />
            ) : (
              <IconPlayerPlay aria-hidden size={20} />
            )}
          </button>
        )}
        <span className={classes.count} aria-hidden>
          {t('picture_count', { number, total })}
        </span>
      </div>
      {/* Automatic changes are not announced; requested ones are. */}
      <span aria-live={playing ? 'off' : 'polite'}>
        <VisuallyHidden>{t('picture_n', { number, total })}</VisuallyHidden>
      </span>
    </>
  );
}
