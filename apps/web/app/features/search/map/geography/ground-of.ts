import type { Locale } from '@crewpad/domain';
import type { PageContext } from '../../../../lib/page-context.ts';
import type { StreetStyle } from './decode-geography.ts';
import { fetchGeography, type RawGeography } from './fetch-geography.ts';

export type GroundSettings = Pick<PageContext, 'mapStyle' | 'mapTiles' | 'locale'>;

interface RawGround {
  styleOf?: StreetStyle;
  raw?: RawGeography | undefined;
}

/**
 * A style takes precedence over tiles. Below tiles of a region, and instead of tiles that fail or
 * take long, the built-in geography is drawn.
 */
export async function groundOf({ mapStyle, mapTiles, locale }: GroundSettings): Promise<RawGround> {
  if (mapStyle !== null) return { styleOf: () => mapStyle };
  if (mapTiles !== null) {
    try {
      const { styleOf, isWorld } = await inTime(openStreets(mapTiles, locale));
      if (isWorld) return { styleOf };
      return { styleOf, raw: await fetchBuiltIn().catch(() => undefined) };
    } catch {
      // The map is useful without streets too.
    }
  }
  return { raw: await fetchBuiltIn() };
}

/** The beginning of the coast arrives at the same time; the map draws it if it can be read. */
function fetchBuiltIn(): Promise<RawGeography> {
  import('./coast.ts').then(
    ({ openCoast }) => openCoast(window.location.origin),
    // A map that needs it reports it.
    () => undefined,
  );
  return fetchGeography();
}

async function openStreets(address: string, locale: Locale) {
  const { openTiles } = await import('./open-tiles.ts');
  return openTiles(address, locale);
}

/** How long a map waits for the first bytes of its tiles. */
const TILES_LIMIT_MS = 8000;

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the tiles took too long')), TILES_LIMIT_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
