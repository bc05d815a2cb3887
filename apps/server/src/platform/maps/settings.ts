import { statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';

/** The fixed URL of the file of MAP_PMTILES; requests cannot name a file. */
export const MAP_TILES_PATH = '/map.pmtiles';

/** The file in the data folder that is used without a setting; `npm run map` writes it. */
export const STREETS_FILE = 'streets.pmtiles';

/** A single file with map tiles, served by this server. */
export interface TilesFile {
  readonly kind: 'file';
  readonly path: string;
  /** Whether no setting names it, so that it may be missing. */
  readonly isOptional: boolean;
}

/** A file in the data folder, or one at a URL. */
type MapTiles = TilesFile | { readonly kind: 'bucket'; readonly url: string };

/** The source of street maps; without one, the built-in geography is drawn. */
export interface MapSettings {
  readonly styleUrl: string | undefined;
  /** undefined also if a style is given, because it names its own tiles. */
  readonly tiles: MapTiles | undefined;
}

interface MapKeys {
  DATA_DIR: string;
  MAP_STYLE_URL?: string | undefined;
  MAP_PMTILES?: string | undefined;
}

/** A style takes precedence over tiles; an invalid tiles address or file is an error. */
export function readMapSettings(keys: MapKeys, errors: string[]): MapSettings {
  const { DATA_DIR: folder, MAP_STYLE_URL: styleUrl, MAP_PMTILES: tilesSetting } = keys;
  const tiles =
    tilesSetting === undefined
      ? { kind: 'file' as const, path: resolve(join(folder, STREETS_FILE)), isOptional: true }
      : tilesAt(tilesSetting, folder);
  if (typeof tiles === 'string') {
    errors.push(`MAP_PMTILES: ${tiles}`);
    return { styleUrl, tiles: undefined };
  }
  return { styleUrl, tiles: styleUrl === undefined ? tiles : undefined };
}

/** The tiles, or the error in the setting. */
function tilesAt(setting: string, folder: string): MapTiles | string {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(setting)) {
    if (!URL.canParse(setting)) return 'not a valid address';
    const { protocol, username, password, href } = new URL(setting);
    if (!/^https?:$/.test(protocol)) return 'an address starts with http:// or https://';
    if (username !== '' || password !== '') return 'browsers read the address: no password in it';
    return { kind: 'bucket', url: href };
  }
  const path = resolve(folder, setting);
  const inside = relative(folder, path);
  if (inside === '' || inside.startsWith('..') || isAbsolute(inside)) {
    return 'the file must be in DATA_DIR';
  }
  return { kind: 'file', path, isOptional: false };
}

/**
 * The tiles URL for browsers, absolute or on this site; null without tiles. An optional file counts
 * as soon as it is there.
 */
export function tilesAddress(tiles: MapTiles | undefined): string | null {
  if (tiles === undefined) return null;
  if (tiles.kind === 'bucket') return tiles.url;
  return !tiles.isOptional || hasTiles(tiles) ? MAP_TILES_PATH : null;
}

/** Whether the file is there. */
export function hasTiles({ path }: TilesFile): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The other origin, if any, from which browsers load the map, for the Content-Security-Policy. */
export function mapOrigin({ styleUrl, tiles }: MapSettings): string | undefined {
  const url = styleUrl ?? (tiles?.kind === 'bucket' ? tiles.url : undefined);
  return url === undefined ? undefined : new URL(url).origin;
}
