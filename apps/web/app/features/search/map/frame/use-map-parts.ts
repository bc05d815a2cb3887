import { useCallback, useEffect, useState } from 'react';
import { type PageContext, usePage } from '../../../../lib/page-context.ts';
import type { Geography } from '../geography/decode-geography.ts';
import { fetchGeography, type RawGeography } from '../geography/fetch-geography.ts';
import type { MapGround } from '../geography/map-ground.ts';

/** The drawing code of a map, a separate chunk. */
export interface MapCode<View> {
  View: View;
  decode: (raw: RawGeography) => Geography;
}

type MapParts<View> =
  | { state: 'waiting' | 'unavailable' | 'failed' }
  | { state: 'ready'; View: View; ground: MapGround };

interface Loaded<View> {
  parts: MapParts<View>;
  retry: () => void;
  fail: () => void;
}

/**
 * Loads the drawing code and the background in parallel, once the map is visible and can be drawn.
 * @param load the code; must be a stable function
 */
export function useMapParts<View>(
  load: () => Promise<MapCode<View>>,
  isSeen: boolean,
): Loaded<View> {
  const { mapStyle, mapTiles, locale } = usePage();
  const [parts, setParts] = useState<MapParts<View>>({ state: 'waiting' });
  const isWaiting = parts.state === 'waiting';

  useEffect(() => {
    if (!isSeen || !isWaiting) return;
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
  }, [load, isSeen, mapStyle, mapTiles, locale, isWaiting]);

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
  const [{ View, decode }, drawn] = await Promise.all([load(), groundOf(settings)]);
  const ground = 'raw' in drawn ? { geography: decode(drawn.raw) } : drawn;
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
      const { openTiles } = await import('../tiles/open-tiles.ts');
      return { styleOf: await openTiles(mapTiles, locale) };
    } catch {
      // The map is useful without streets too.
    }
  }
  return { raw: await fetchGeography() };
}

let known: boolean | undefined;

/** Whether this browser supports the map. Checked before any map code is loaded. */
function canDrawMaps(): boolean {
  known ??= hasWebGl();
  return known;
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
