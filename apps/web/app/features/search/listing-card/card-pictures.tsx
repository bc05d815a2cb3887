import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useCarousel } from '../../../ui/use-carousel.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { listingAddress } from '../addresses.ts';
import classes from './card-pictures.module.css';
import type { CardPicturesProps } from './listing-card.tsx';

/**
 * The pictures of a card: swipeable, with arrow keys while the card is focused, and with buttons
 * for a mouse. All but the first load on interaction.
 */
export function CardPictures({ card, sizes, priority }: CardPicturesProps) {
  const { t } = useTranslation('search');
  const { id, title, images: all = [] } = card;
  const images = all.length > 0 ? all : [null];
  const total = images.length;
  const carousel = useCarousel<HTMLAnchorElement>(total);
  const { track, index, goTo } = carousel;
  const [isMoved, setMoved] = useState(false);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goTo(index + step);
  });
  useEffect(() => {
    const article = track.current?.closest('article');
    if (!article || total === 1) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    article.addEventListener('keydown', listener);
    return () => article.removeEventListener('keydown', listener);
  }, [track, total]);

  return (
    <>
      {/* The title is the link for keyboards and screen readers. */}
      <Link
        ref={track}
        to={listingAddress(id)}
        tabIndex={-1}
        aria-hidden
        draggable={false}
        data-scrolls-x
        className={classes.track}
        onScroll={() => {
          setMoved(true);
          carousel.onScroll();
        }}
      >
        {images.map((image, at) => (
          <span key={image} className={classes.slide}>
            {(at === 0 || isMoved) && (
              <Picture
                src={image}
                alt=""
                width={640}
                height={480}
                sizes={sizes}
                priority={priority && at === 0}
                className={classes.picture}
              />
            )}
          </span>
        ))}
      </Link>
      {total > 1 && (
        <>
          <button
            type="button"
            tabIndex={-1}
            className={classes.previous}
            aria-label={t('picture_previous', { title })}
            onClick={() => goTo(index - 1)}
          >
            <IconChevronLeft aria-hidden size={20} />
          </button>
          <button
            type="button"
            tabIndex={-1}
            className={classes.next}
            aria-label={t('picture_next', { title })}
            onClick={() => goTo(index + 1)}
          >
            <IconChevronRight aria-hidden size={20} />
          </button>
          <span aria-hidden className={classes.dots}>
            {images.map((image, at) => (
              <i key={image} data-shown={at === index || undefined} />
            ))}
          </span>
          {isMoved && (
            <VisuallyHidden aria-live="polite">
              {t('picture_n', { number: index + 1, total })}
            </VisuallyHidden>
          )}
        </>
      )}
    </>
  );
}
