import { IconMapOff } from '@tabler/icons-react';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { type PageContext, usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import type { Geography, MapGround } from './geography/decode-geography.ts';
import { fetchGeography, type RawGeography } from './geography/fetch-geography.ts';

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

type GroundSettings = Pick<PageContext, 'mapStyle' | 'mapTiles' | 'locale'>;

async function bring<View>(
  load: () => Promise<MapCode<View>>,
  settings: GroundSettings,
): Promise<MapParts<View>> {
  const [{ View, decode }, mapGround] = await Promise.all([load(), groundOf(settings)]);
  const ground = 'raw' in mapGround ? { geography: decode(mapGround.raw) } : mapGround;
  return { state: 'ready', View, ground };
}

/** A style takes precedence over tiles; if tiles fail, the built-in geography is drawn. */
async function groundOf({
  mapStyle,
  mapTiles,
  locale,
}: GroundSettings): Promise<{ raw: RawGeography } | Exclude<MapGround, { geography: Geography }>> {
  if (mapStyle !== null) return { styleOf: () => mapStyle };
  if (mapTiles !== null) {
    try {
      const { openTiles } = await import('./geography/open-tiles.ts');
      return { styleOf: await openTiles(mapTiles, locale) };
    } catch {
      // The map is useful without streets too.
    }
  }
  return { raw: await fetchGeography() };
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
  className: string | undefined;
  load: () => Promise<MapCode<View>>;
  /** Called once, when the map comes into view, to load pins. */
  onVisible: (() => void) | undefined;
  children: (View: View, ground: MapGround, fail: () => void) => ReactNode;
}

/** The map's place on a page: static until the map is visible and loaded, with a constant size. */
export function MapFrame<View>({
  label,
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
        </>
      )}
      {(parts.state === 'unavailable' || parts.state === 'failed') && (
        <div
          className="absolute inset-0 flex flex-col items-center justify-center gap-2 p-4 text-center text-ink-soft"
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
      )}
      <span ref={end} id={endId} tabIndex={-1} />
    </section>
  );
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
