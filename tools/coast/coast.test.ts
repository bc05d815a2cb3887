import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airportCells, airports, townsIn } from '@crewpad/reference-data';
import { PMTiles } from 'pmtiles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COAST_ADDRESS, landIn } from '../../apps/web/app/features/search/map/geography/coast.ts';
import { readLands } from './lands.ts';
import { EXTENT, type Place, unitsOf } from './plane.ts';

const FILE = join(import.meta.dirname, '../../apps/web/public/geo/coast.pmtiles');

/** The archive in a file, as browsers read it. */
function archiveIn(file: string): PMTiles {
  const bytes = readFileSync(file);
  const getBytes = async (offset: number, length: number) => ({
    data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
  });
  return new PMTiles({ getKey: () => file, getBytes });
}

/** Says of each place whether it is on land. */
function groundOf(file: string): (place: Place) => Promise<boolean> {
  const archive = archiveIn(file);
  const tiles = new Map<string, ReturnType<typeof landIn>>();
  return async (place) => {
    const [x, y] = unitsOf(place);
    const [column, row] = [Math.floor(x / EXTENT), Math.floor(y / EXTENT)];
    const key = `${column} ${row}`;
    const land = tiles.get(key) ?? landIn(archive, column, row);
    tiles.set(key, land);
    return windings(await land, x - column * EXTENT, y - row * EXTENT) !== 0;
  };
}

/** How often the rings go around a point; as drawn, what is not 0 is land. */
function windings(rings: Awaited<ReturnType<typeof landIn>>, x: number, y: number): number {
  let sum = 0;
  for (const ring of rings ?? []) {
    ring.slice(1).forEach((to, at) => {
      const from = ring[at] ?? to;
      const crossesAt = ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x;
      if (from.y > y === to.y > y || x >= crossesAt) return;
      sum += to.y > from.y ? 1 : -1;
    });
  }
  return sum;
}

async function inWater<P extends Place>(places: readonly P[], file = FILE): Promise<P[]> {
  const isLand = groundOf(file);
  const answers = await Promise.all(places.map(isLand));
  return places.filter((_, at) => !answers[at]);
}

describe('the built-in coast', () => {
  const busiest = airports()
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, 200);

  it('has at most 4 MB, and an address that changes with the file', () => {
    const bytes = readFileSync(FILE);
    expect(bytes.length).toBeLessThanOrEqual(4_000_000);
    const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    expect(COAST_ADDRESS).toBe(`/geo/coast.pmtiles?${version}`);
  });

  it('has the 200 busiest airports on land, and nearly all others', async () => {
    expect((await inWater(busiest)).map(({ prefix }) => prefix)).toEqual([]);
    const others = await inWater(airports());
    expect(others.length).toBeLessThan(airports().length / 1000);
  });

  it('has nearly all towns on land, and the boroughs of New York', async () => {
    const cells = new Set(
      busiest.flatMap((airport) => airportCells(airport.latitude, airport.longitude, 25)),
    );
    const towns = [...cells].flatMap(townsIn);
    expect(towns.length).toBeGreaterThan(10_000);
    expect((await inWater(towns)).length).toBeLessThan(towns.length / 200);
    const boroughs = towns.filter(
      ({ name, longitude }) =>
        /^(Manhattan|Brooklyn|Queens|The Bronx|Staten Island|Hoboken)$/.test(name) &&
        longitude < -73,
    );
    expect(boroughs.length).toBeGreaterThanOrEqual(5);
    expect(await inWater(boroughs)).toEqual([]);
  });

  it('has the mouths of rivers, and bays', async () => {
    const waters = [
      { longitude: -74.012, latitude: 40.76 },
      { longitude: -74.05, latitude: 40.66 },
      { longitude: -73.83, latitude: 40.6 },
      { longitude: -122.28, latitude: 37.7 },
      { longitude: 0.9, latitude: 51.5 },
    ];
    expect(await inWater(waters)).toEqual(waters);
  });
});

describe('the command that makes it', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crewpad-coast-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const square = (west: number, south: number, side: number) => [
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
    [west, south],
  ];

  /** A package with land around the place that is nobody's home, 0 N 0 E, with a hole and an island in it. */
  function writePackage(without?: string): void {
    const coordinates = [[square(-8, -8, 16), square(2, 2, 2)], [square(2.9, 2.9, 0.2)]];
    const files = {
      LICENSE: 'MIT',
      'README.md': 'https://opendatacommons.org/licenses/odbl/1.0/',
      'map.geo.json': JSON.stringify({
        type: 'GeometryCollection',
        geometries: [{ type: 'MultiPolygon', coordinates }],
      }),
    };
    for (const [name, text] of Object.entries(files)) {
      if (name !== without) writeFileSync(join(folder, name), text);
    }
  }

  function generate() {
    const output = join(folder, 'coast.pmtiles');
    const program = join(import.meta.dirname, 'generate.ts');
    const args = [program, folder, '--output', output];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { status, stderr, output };
  }

  it('refuses a package without its license, with a sentence and exit code 1', () => {
    writePackage('LICENSE');
    const { status, stderr, output } = generate();
    const sentence = 'is missing, and nothing is made without a license.';
    expect([status, stderr]).toEqual([1, `${join(folder, 'LICENSE')} ${sentence}\n`]);
    expect(existsSync(output)).toBe(false);
  });

  it.each([
    ['README.md', 'does not state that the data have the Open Database License.'],
    ['map.geo.json', 'is missing.'],
  ])('refuses a package without %s', (name, sentence) => {
    writePackage(name);
    expect(() => readLands(folder)).toThrow(`${join(folder, name)} ${sentence}`);
  });

  it('writes land with a hole and an island in it, across the edges of tiles', async () => {
    writePackage();
    const { status, stderr, output } = generate();
    expect([status, stderr]).toEqual([0, '']);
    const places = {
      land: [-7.9, -5.7, -5.5, -0.1, 0.1, 1.9, 5.5, 5.7, 7.9],
      water: [-8.1, 2.1, 2.8, 3.2, 3.9, 8.1],
      island: [3],
    };
    const diagonal = (at: number) => ({ longitude: at, latitude: at });
    expect(await inWater([...places.land, ...places.island].map(diagonal), output)).toEqual([]);
    const water = places.water.map(diagonal);
    expect(await inWater(water, output)).toEqual(water);
    // An airport in the sea has a little land of its own.
    const honolulu = airports().filter(({ prefix }) => prefix === 'HNL');
    expect(await inWater(honolulu, output)).toEqual([]);
  });
});
