import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Carousel } from '../../../ui/use-carousel.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

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
      <IconButton
        look="round"
        className="absolute top-1/2 left-2 -translate-y-1/2 no-hover:pointer-coarse:hidden"
        aria-label={t('picture_previous')}
        onClick={() => goTo(index - 1)}
        onKeyDown={onKeyDown}
      >
        <IconChevronLeft aria-hidden size={24} />
      </IconButton>
      <IconButton
        look="round"
        className="absolute top-1/2 right-2 -translate-y-1/2 no-hover:pointer-coarse:hidden"
        aria-label={t('picture_next')}
        onClick={() => goTo(index + 1)}
        onKeyDown={onKeyDown}
      >
        <IconChevronRight aria-hidden size={24} />
      </IconButton>
      <div className="absolute right-2 bottom-2 flex items-center gap-2">
        {onPlay && (
          <IconButton
            look="round"
            className="max-lg:hidden"
            aria-label={t(playing ? 'pause' : 'play')}
            onClick={onPlay}
          >
            {playing ? (
              <IconPlayerPause aria-hidden size={20} />
            ) : (
              <IconPlayerPlay aria-hidden size={20} />
            )}
          </IconButton>
        )}
        <span
          className="rounded-full bg-night px-3 py-1 text-xs font-medium text-on-night"
          aria-hidden
        >
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
