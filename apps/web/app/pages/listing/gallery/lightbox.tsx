import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useCarousel } from '../../../ui/use-carousel.ts';
import { GalleryControls } from './gallery-controls.tsx';

export interface LightboxProps {
  images: readonly string[];
  title: string;
  start: number;
  /** Called with the picture seen last. */
  onClose: (last: number) => void;
}

/** Scrollable areas must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };

/** The pictures at full window size: swipe, arrows; Escape closes and restores the focus. */
export default function Lightbox({ images, title, start, onClose }: LightboxProps) {
  const { t } = useTranslation('pages/listing');
  const dialog = useRef<HTMLDialogElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const carousel = useCarousel(images.length, start);
  const { goTo } = carousel;
  const total = images.length;

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    closing.current?.focus();
    goTo(start, 'instant');
  }, [goTo, start]);

  return (
    <dialog
      ref={dialog}
      className="h-dvh max-h-none w-screen max-w-none overflow-hidden overscroll-contain border-0 bg-night p-0 text-on-night backdrop:bg-night"
      aria-label={t('gallery')}
      onClose={() => onClose(carousel.index)}
      onKeyDown={carousel.onKeyDown}
    >
      <ul
        ref={carousel.track}
        data-scrolls-x
        className="m-0 flex h-full snap-x snap-mandatory no-scrollbar list-none overflow-x-auto p-0 focus-visible:-outline-offset-4 motion-safe:scroll-smooth"
        onScroll={carousel.onScroll}
        {...REACHABLE}
      >
        {images.map((image, at) => (
          <li
            key={image}
            className="grid size-full flex-none snap-start snap-always place-items-center"
          >
            <Picture
              src={image}
              alt={t('picture_alt', { number: at + 1, total, title })}
              width={1280}
              height={960}
              sizes="100vw"
              priority={at === start}
              className="size-full! object-contain! data-placeholder:bg-transparent"
            />
          </li>
        ))}
      </ul>
      {total > 1 && <GalleryControls carousel={carousel} total={total} />}
      <IconButton
        ref={closing}
        look="round"
        className="absolute top-2 right-2"
        aria-label={t('close', { ns: 'common' })}
        onClick={() => dialog.current?.close()}
      >
        <IconX aria-hidden size={24} />
      </IconButton>
    </dialog>
  );
}
