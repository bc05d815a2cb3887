import type { Point } from '@crewpad/domain';
import { IconMapOff } from '@tabler/icons-react';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import type { Geography, MapGround } from './geography/decode-geography.ts';
import type { RawGeography } from './geography/fetch-geography.ts';
import type { GroundSettings } from './geography/ground-of.ts';
import { ApproximateNote, LoadingNote } from './map-notes.tsx';

/** The drawing code of a map, a separate chunk. */
interface MapCode<View> {
  View: View;
  decode: (raw: RawGeography) => Geography;
}

type MapParts<View> =
  | { state: 'waiting' | 'unavailable' | 'failed' }
  | { state: 'ready'; View: View; ground: MapGround };

interface LoadedParts<View> {
  parts: MapParts<View>;
  retry: () => void;
  fail: () => void;
}

/**
 * Loads the drawing code and the background in parallel, once the map is visible and can be drawn.
 * @param load the code; must be a stable function
 */
function useMapParts<View>(
  load: () => Promise<MapCode<View>>,
  isVisible: boolean,
): LoadedParts<View> {
  const { mapStyle, mapTiles, locale } = usePage();
  const [parts, setParts] = useState<MapParts<View>>({ state: 'waiting' });
  const isWaiting = parts.state === 'waiting';

  useEffect(() => {
    if (!isVisible || !isWaiting) return;
    if (!canDrawMaps()) {
      setParts({ state: 'unavailable' });
      return;
    }
    let isCurrent = true;
    bring(load, { mapStyle, mapTiles, locale }).then(
      (ready) => isCurrent && setParts(ready),
      () => isCurrent && setParts({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isVisible, mapStyle, mapTiles, locale, isWaiting]);

  return {
    parts,
    retry: useCallback(() => setParts({ state: 'waiting' }), []),
    fail: useCallback(() => setParts({ state: 'failed' }), []),
  };
}

async function bring<View>(
  load: () => Promise<MapCode<View>>,
  settings: GroundSettings,
): Promise<MapParts<View>> {
  // What loads only with a map is not part of the page's first load.
  const ground = import('./geography/ground-of.ts').then(({ groundOf }) => groundOf(settings));
  const [{ View, decode }, { styleOf, raw }] = await Promise.all([load(), ground]);
  return { state: 'ready', View, ground: { styleOf, geography: raw && decode(raw) } };
}

let isSupported: boolean | undefined;

/** Whether this browser supports the map. Checked before any map code is loaded. */
function canDrawMaps(): boolean {
  isSupported ??= hasWebGl();
  return isSupported;
}

function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

interface MapFrameProps<View> {
  label: string;
  /** The middle of the picture that stands in for a map that cannot be drawn. */
  center: Point;
  className: string | undefined;
  load: () => Promise<MapCode<View>>;
  /** Called once, when the map comes into view, to load pins. */
  onVisible: (() => void) | undefined;
  children: (View: View, ground: MapGround, fail: () => void) => ReactNode;
}

/** The map's place on a page: static until the map is visible and loaded, with a constant size. */
export function MapFrame<View>({
  label,
  center,
  className,
  load,
  onVisible,
  children,
}: MapFrameProps<View>) {
  const { t } = useTranslation('search/map');
  const frame = useRef<HTMLElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const isAnnounced = useRef(false);
  const endId = useId();
  const isVisible = useVisible(frame);
  const { parts, retry, fail } = useMapParts(load, isVisible);

  useEffect(() => {
    if (!isVisible || isAnnounced.current) return;
    isAnnounced.current = true;
    onVisible?.();
  }, [isVisible, onVisible]);

  return (
    <section
      ref={frame}
      aria-label={label}
      className={[
        `@container-size relative isolate min-h-72 overflow-hidden rounded-md border border-line [--map-water:color-mix(in_srgb,var(--surface),var(--link)_20%)] [background:radial-gradient(circle_at_center,color-mix(in_srgb,var(--surface)_70%,transparent)_0_18%,color-mix(in_srgb,var(--surface)_45%,transparent)_18.2%_36%,color-mix(in_srgb,var(--surface)_20%,transparent)_36.2%_60%,transparent_60.2%)_var(--map-water)] in-data-[theme=dark]:[--map-water:var(--night)]`,
        className,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {parts.state === 'ready' && (
        <>
          <a
            href={`#${endId}`}
            className="absolute top-3 left-3 z-6 inline-flex min-h-target items-center rounded-md bg-surface px-4 py-0 font-medium text-link shadow [&:not(:focus)]:sr-only [&:not(:focus)]:min-h-0"
            onClick={(event) => {
              // The address does not change: this is screen state.
              event.preventDefault();
              end.current?.focus();
            }}
          >
            {t('skip_map')}
          </a>
          {children(parts.View, parts.ground, fail)}
          {!parts.ground.styleOf && <ApproximateNote />}
        </>
      )}
      {parts.state === 'waiting' && isVisible && <LoadingNote />}
      {(parts.state === 'unavailable' || parts.state === 'failed') && (
        <>
          <Picture center={center} />
          <div
            className="absolute inset-x-3 bottom-3 flex flex-col items-center gap-2 rounded-md border border-line bg-surface p-4 text-center text-ink-soft"
            role="status"
          >
            <IconMapOff aria-hidden size={32} />
            <p className="m-0 text-md font-bold text-ink">
              {t(parts.state === 'failed' ? 'map_failed' : 'map_unavailable')}
            </p>
            <p className="m-0 max-w-96">
              {t(parts.state === 'failed' ? 'map_failed_text' : 'map_unavailable_text')}
            </p>
            {parts.state === 'failed' && (
              <Button variant="outline" onClick={retry}>
                {t('retry')}
              </Button>
            )}
          </div>
        </>
      )}
      <span ref={end} id={endId} tabIndex={-1} />
    </section>
  );
}

/** The geography without the map library, once it has loaded; nothing if it fails as well. */
function Picture({ center }: { center: Point }) {
  const [picture, setPicture] = useState<{ View: ComponentType<{ center: Point }> }>();

  useEffect(() => {
    let isCurrent = true;
    import('./map-picture.tsx')
      .then(({ loadPicture }) => loadPicture())
      .then(
        (View) => isCurrent && setPicture({ View }),
        // The text below says that the map did not load.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, []);

  return picture ? <picture.View center={center} /> : null;
}

/** How far before the viewport loading starts. */
const AHEAD = '200px';

/** True once the element has come into view (or nearly), and from then on. */
function useVisible(element: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    if (isVisible || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setVisible(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isVisible]);

  return isVisible;
}
