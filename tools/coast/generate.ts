import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { airports } from '@crewpad/reference-data';
import { Compression, zxyToTileId } from 'pmtiles';
import { headOf } from '../../apps/server/src/platform/maps/streets/archive.ts';
import { StartError } from '../../apps/server/src/platform/start-error.ts';
import { commandLine } from '../../apps/server/src/platform/version.ts';
import { readArguments } from '../../apps/server/src/start/arguments.ts';
import { answer } from '../../apps/server/src/start/progress.ts';
import { run } from '../../apps/server/src/start/run.ts';
import { patchesFor, simplify, toleranceAround } from './coast.ts';
import { readLands } from './lands.ts';
import { ZOOM } from './plane.ts';
import { type Tile, tilesOf } from './tiles.ts';

const OUTPUT = join(import.meta.dirname, '../../apps/web/public/geo/coast.pmtiles');
const BYTES_MAX = 4_000_000;
const ATTRIBUTION = '© OpenStreetMap contributors, ODbL 1.0';

// npm run generate:coast -- FOLDER: writes the tiles of the built-in coast from the unpacked package
// of its land polygons.
run(async () => {
  const usage = commandLine('generate:coast', 'FOLDER [--output FILE]');
  const { positionals, values } = readArguments(usage, 1, {
    output: { type: 'string', default: OUTPUT },
  });
  const [folder = ''] = positionals;
  const directory = airports();
  const lands = simplify(readLands(folder), toleranceAround(directory));
  const patches = patchesFor(directory, lands);
  const archive = archiveOf(tilesOf([...lands, ...patches]));
  if (archive.length > BYTES_MAX) {
    throw new StartError(`The coast has ${archive.length} bytes, more than ${BYTES_MAX}.`);
  }
  writeFileSync(values.output, archive);
  const version = createHash('sha256').update(archive).digest('hex').slice(0, 8);
  answer(
    `${values.output}: ${archive.length} bytes, version ${version}, ${patches.length} airports with land of their own`,
  );
});

/** A PMTiles archive, with equal tiles stored once. */
function archiveOf(tiles: readonly Tile[]): Buffer {
  const offsets = new Map<string, number>();
  const contents: Buffer[] = [];
  let bytes = 0;
  const inOrder = tiles
    .map(({ x, y, content }) => ({ tileId: zxyToTileId(ZOOM, x, y), content }))
    .toSorted((a, b) => a.tileId - b.tileId);
  const entries: { tileId: number; offset: number; length: number; runLength: number }[] = [];
  for (const { tileId, content } of inOrder) {
    const key = content.toString('latin1');
    let offset = offsets.get(key);
    if (offset === undefined) {
      offset = bytes;
      offsets.set(key, offset);
      contents.push(content);
      bytes += content.length;
    }
    const last = entries.at(-1);
    if (last?.offset === offset) last.runLength += 1;
    else entries.push({ tileId, offset, length: content.length, runLength: 1 });
  }
  const metadata = {
    attribution: ATTRIBUTION,
    vector_layers: ['sea', 'land'].map((id) => ({ id, fields: {} })),
  };
  const head = headOf({
    ...{ entries, minZoom: ZOOM, maxZoom: ZOOM, tileDataLength: bytes },
    metadata: Buffer.from(JSON.stringify(metadata)),
    // The directory is small, and is read before each map.
    internalCompression: Compression.None,
    tileCompression: Compression.Gzip,
    bounds: [-180, -85, 180, 85],
  });
  return Buffer.concat([head, ...contents]);
}
