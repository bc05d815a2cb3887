import { IconMapOff } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { MapGround } from '../geography/map-ground.ts';
import classes from './map-frame.module.css';
import { type MapCode, useMapParts } from './use-map-parts.ts';

interface MapFrameProps<View> {
  label: string;
  className: string | undefined;
  load: () => Promise<MapCode<View>>;
  /** Called once, when the map comes into view, to load pins. */
  onSeen: (() => void) | undefined;
  children: (View: View, ground: MapGround, fail: () => void) => ReactNode;
}

/** The map's place on a page: static until the map is visible and loaded, with a constant size. */
export function MapFrame<View>({ label, className, load, onSeen, children }: MapFrameProps<View>) {
  const { t } = useTranslation('search/map');
  const frame = useRef<HTMLElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const isAnnounced = useRef(false);
  const endId = useId();
  const isSeen = useSeen(frame);
  const { parts, retry, fail } = useMapParts(load, isSeen);

  useEffect(() => {
    if (!isSeen || isAnnounced.current) return;
    isAnnounced.current = true;
    onSeen?.();
  }, [isSeen, onSeen]);

  return (
    <section
      ref={frame}
      aria-label={label}
      className={[classes.frame, className].filter(Boolean).join(' ')}
    >
      {parts.state === 'ready' && (
        <>
          <a
            href={`#${endId}`}
            className={classes.skip}
            onClick={(event) => {
              // The address does not change: this is screen state.
              event.preventDefault();
              end.current?.focus();
            }}
          >
            {t('skip_map')}
          </a>
          {children(parts.View, parts.ground, fail)}
        </>
      )}
      {(parts.state === 'unavailable' || parts.state === 'failed') && (
        <div className={classes.message} role="status">
          <IconMapOff aria-hidden size={32} />
          <p className={classes.title}>
            {t(parts.state === 'failed' ? 'map_failed' : 'map_unavailable')}
          </p>
          <p className={classes.text}>
            {t(parts.state === 'failed' ? 'map_failed_text' : 'map_unavailable_text')}
          </p>
          {parts.state === 'failed' && (
            <Button variant="outline" onClick={retry}>
              {t('retry')}
            </Button>
          )}
        </div>
      )}
      <span ref={end} id={endId} tabIndex={-1} />
    </section>
  );
}

/** How far before the viewport loading starts. */
const AHEAD = '200px';

/** True once the element has come into view (or nearly), and from then on. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);

  return isSeen;
}
