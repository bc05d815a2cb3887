import { CAROUSEL_AUTOPLAY_MS, CAROUSEL_THUMBNAILS } from '@crewpad/domain';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { FavoriteButton } from '../../../features/search/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { PlainButton } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Picture } from '../../../ui/picture.tsx';
import { type Carousel, useCarousel } from '../../../ui/use-carousel.ts';
import { GalleryControls } from './gallery-controls.tsx';
import type { LightboxProps } from './lightbox.tsx';

const stageClass = 'relative overflow-hidden rounded-md max-lg:rounded-none';

interface ThumbnailsProps {
  images: readonly string[];
  index: number;
  onChoose: (index: number) => void;
  onKeyDown: Carousel['onKeyDown'];
}

const columns = { '--shown': CAROUSEL_THUMBNAILS } as CSSProperties;

/**
 * Thumbnails: six are visible beside the large picture on wide screens, and the strip follows the
 * selected one. Phones swipe instead.
 */
function Thumbnails({ images, index, onChoose, onKeyDown }: ThumbnailsProps) {
  const { t } = useTranslation('pages/listing');
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const element = strip.current;
    const thumbnail = element?.children[index];
    if (!element || !(thumbnail instanceof HTMLElement)) return;
    // Not scrollIntoView, which would scroll the page as well.
    const offset = thumbnail.offsetLeft - (element.clientWidth - thumbnail.clientWidth) / 2;
    const top = thumbnail.offsetTop - (element.clientHeight - thumbnail.clientHeight) / 2;
    element.scrollTo({ left: offset, top });
    // The arrow keys choose; the strip is one stop of the Tab key.
    if (element.contains(document.activeElement)) thumbnail.querySelector('button')?.focus();
  }, [index]);

  return (
    <div className="min-w-0 max-md:hidden lg:relative">
      <ul
        ref={strip}
        data-scrolls-x
        className="relative m-0 grid thin-scrollbar list-none [grid-auto-columns:max(var(--target),calc((100%_-_(var(--shown)_-_1)*var(--space-1))_/_var(--shown)))] grid-flow-col gap-2 overflow-x-auto p-1 lg:absolute lg:inset-0 lg:[grid-auto-columns:auto] lg:grid-flow-row lg:[grid-auto-rows:calc((100%_-_2*var(--space-1))_/_3)] lg:grid-cols-2 lg:overflow-x-hidden lg:overflow-y-auto lg:[&>li]:h-full"
        style={columns}
        onKeyDown={onKeyDown}
      >
        {images.map((image, at) => (
          <li key={image}>
            <PlainButton
              className="block min-h-target w-full overflow-hidden rounded-sm bg-sunken focus-visible:focus-outline lg:h-full [&[aria-current='true']]:outline-3 [&[aria-current='true']]:outline-button"
              aria-label={t('picture_show', { number: at + 1 })}
              aria-current={at === index}
              tabIndex={at === index ? 0 : -1}
              onClick={() => onChoose(at)}
            >
              <Picture
                src={image}
                alt=""
                width={160}
                height={120}
                sizes="(min-width: 62em) 12rem, 16vw"
                className="aspect-4/3 min-h-target w-full lg:h-full!"
              />
            </PlainButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

const PLAYS = '(prefers-reduced-motion: no-preference)';

/**
 * Calls `advance` every four seconds while playing: until the first touch anywhere, not with reduced
 * motion until requested, not while `held` (pointer or focus inside), not in a hidden tab.
 */
function useAutoplay(possible: boolean, isHeld: boolean, advance: () => void) {
  const [playing, setPlaying] = useState(false);
  const latest = useRef(advance);

  useEffect(() => {
    latest.current = advance;
  }, [advance]);

  useEffect(() => {
    if (!possible) return;
    const media = window.matchMedia(PLAYS);
    const follow = () => setPlaying(media.matches);
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [possible]);

  useEffect(() => {
    const stop = ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && setPlaying(false);
    document.addEventListener('pointerdown', stop);
    return () => document.removeEventListener('pointerdown', stop);
  }, []);

  useEffect(() => {
    if (!possible || !playing || isHeld) return;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, CAROUSEL_AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [possible, playing, isHeld]);

  return { playing, toggle: () => setPlaying(!playing), stop: () => setPlaying(false) };
}

const lightbox = lazyPart<LightboxProps>(() => import('./lightbox.tsx'));

interface GalleryProps {
  id: number;
  images: readonly string[];
  title: string;
}

/** The pictures of a crash pad: a swipeable strip, thumbnails, and enlarged on demand. */
export function Gallery({ id, images, title }: GalleryProps) {
  const { t } = useTranslation('pages/listing');
  const [enlargedIndex, setEnlargedIndex] = useState<number | null>(null);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const Lightbox = lightbox.usePart(enlargedIndex !== null);
  const root = useRef<HTMLElement>(null);
  const total = images.length;
  const carousel = useCarousel(total);
  const { index } = carousel;
  const isHeld = isPointed || isFocused || enlargedIndex !== null;
  const { playing, toggle, stop } = useAutoplay(total > 1, isHeld, () => carousel.goTo(index + 1));
  // Stops when the reader selects a picture.
  const controls: Carousel = {
    ...carousel,
    goTo: (target) => {
      stop();
      carousel.goTo(target);
    },
    onKeyDown: (event) => {
      if (event.key.startsWith('Arrow')) stop();
      carousel.onKeyDown(event);
    },
  };

  const closeLightbox = (last: number) => {
    setEnlargedIndex(null);
    carousel.goTo(last, 'instant');
    // The picture seen last, which may differ from the one pressed.
    const slide = carousel.track.current?.children[last];
    slide?.querySelector('button')?.focus({ preventScroll: true });
  };

  if (total === 0) {
    return (
      <div className={stageClass}>
        <Picture
          src={null}
          alt=""
          width={1280}
          height={960}
          className="aspect-4/3 w-full rounded-md max-lg:rounded-none md:aspect-16/10 lg:aspect-16/9 lg:max-h-108"
        />
        <FavoriteButton id={id} title={title} />
      </div>
    );
  }
  return (
    <section
      ref={root}
      aria-label={t('gallery')}
      className="group/gallery grid min-w-0 gap-2 lg:data-many:[grid-template-columns:minmax(0,2fr)_minmax(0,1fr)]"
      data-many={total > 1 || undefined}
      onPointerEnter={(event) => setPointed(event.pointerType === 'mouse')}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(root.current?.contains(event.relatedTarget) ?? false)}
    >
      <div className={stageClass}>
        <ul
          ref={carousel.track}
          data-scrolls-x
          className="relative m-0 flex snap-x snap-mandatory no-scrollbar list-none overflow-x-auto overscroll-x-contain p-0 motion-safe:scroll-smooth"
          onScroll={carousel.onScroll}
          onKeyDown={controls.onKeyDown}
          onPointerDown={stop}
        >
          {images.map((image, at) => (
            <li key={image} className="w-full flex-none snap-start snap-always">
              <PlainButton
                className="block w-full cursor-zoom-in bg-sunken focus-visible:-outline-offset-4"
                tabIndex={at === index ? 0 : -1}
                aria-label={t('picture_enlarge', { number: at + 1, total })}
                onClick={() => setEnlargedIndex(at)}
              >
                <Picture
                  src={image}
                  alt=""
                  width={1280}
                  height={960}
                  sizes="(min-width: 62em) 47rem, 100vw"
                  priority={at === 0}
                  className="aspect-4/3 w-full md:aspect-16/10 lg:aspect-16/9 lg:group-[:not([data-many])]/gallery:max-h-108"
                />
              </PlainButton>
            </li>
          ))}
        </ul>
        <FavoriteButton id={id} title={title} />
        {total > 1 && (
          <GalleryControls carousel={controls} total={total} playing={playing} onPlay={toggle} />
        )}
      </div>
      {total > 1 && (
        <Thumbnails
          images={images}
          index={index}
          onChoose={controls.goTo}
          onKeyDown={controls.onKeyDown}
        />
      )}
      {Lightbox && enlargedIndex !== null && (
        <Lightbox images={images} title={title} start={enlargedIndex} onClose={closeLightbox} />
      )}
    </section>
  );
}
