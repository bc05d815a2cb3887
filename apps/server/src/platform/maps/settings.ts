import { isAbsolute, relative, resolve } from 'node:path';

/** The fixed URL of the file of MAP_PMTILES; requests cannot name a file. */
export const MAP_TILES_PATH = '/map.pmtiles';

/** A single file with map tiles: in the data folder and served by this server, or at a URL. */
type MapTiles =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'bucket'; readonly url: string };

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
  const tiles = tilesSetting === undefined ? undefined : tilesAt(tilesSetting, folder);
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
  return { kind: 'file', path };
}

/** The tiles URL for browsers, absolute or on this site. */
export function tilesAddress(tiles: MapTiles | undefined): string | null {
  if (tiles === undefined) return null;
  return tiles.kind === 'bucket' ? tiles.url : MAP_TILES_PATH;
}

/** The other origin, if any, from which browsers load the map, for the Content-Security-Policy. */
export function mapOrigin({ styleUrl, tiles }: MapSettings): string | undefined {
  const url = styleUrl ?? (tiles?.kind === 'bucket' ? tiles.url : undefined);
  return url === undefined ? undefined : new URL(url).origin;
}
