import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Part } from '../sections/part.tsx';
import classes from './bed-calendar.module.css';

const calendar = lazyPart<{ listingId: number }>(() => import('./loaded-calendar.tsx'));

/** When beds of each type are free in the next six months. Loads when it comes into view. */
export function BedCalendar({ listingId }: { listingId: number }) {
  const { t } = useTranslation('listing');
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const Calendar = calendar.usePart(isSeen);
  return (
    <Part title={t('calendar')}>
      <div ref={place} className={classes.calendar}>
        {Calendar && <Calendar listingId={listingId} />}
      </div>
    </Part>
  );
}
