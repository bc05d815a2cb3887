import { CAROUSEL_THUMBNAILS } from '@crewpad/domain';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Picture } from '../../../ui/picture.tsx';
import classes from './thumbnails.module.css';

interface ThumbnailsProps {
  images: readonly string[];
  index: number;
  onChoose: (index: number) => void;
}

const columns = { '--shown': CAROUSEL_THUMBNAILS } as CSSProperties;

/**
 * Thumbnails: six are visible beside the large picture on wide screens, and the strip follows the
 * selected one. Phones swipe instead.
 */
export function Thumbnails({ images, index, onChoose }: ThumbnailsProps) {
  const { t } = useTranslation('listing');
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const element = strip.current;
    const chosen = element?.children[index];
    if (!element || !(chosen instanceof HTMLElement)) return;
    // Not scrollIntoView, which would scroll the page as well.
    const left = chosen.offsetLeft - (element.clientWidth - chosen.clientWidth) / 2;
    const top = chosen.offsetTop - (element.clientHeight - chosen.clientHeight) / 2;
    element.scrollTo({ left, top });
  }, [index]);

  return (
    <div className={classes.place}>
      <ul ref={strip} data-scrolls-x className={classes.strip} style={columns}>
        {images.map((image, at) => (
          <li key={image}>
            <button
              type="button"
              className={classes.thumbnail}
              aria-label={t('picture_show', { number: at + 1 })}
              aria-current={at === index}
              onClick={() => onChoose(at)}
            >
              <Picture
                src={image}
                alt=""
                width={160}
                height={120}
                sizes="(min-width: 62em) 12rem, 16vw"
                className={classes.picture}
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
