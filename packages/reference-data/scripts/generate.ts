import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { buildAirlines } from './airlines.ts';
import { buildAirports } from './airports.ts';
import { buildCities } from './cities.ts';
import { buildCountries } from './countries.ts';
import { Gazetteer } from './gazetteer.ts';
import { buildStates, buildWorld } from './geography.ts';
import { readAirports, readGazetteer, readStatedCities } from './sources.ts';
import { buildTowns } from './towns.ts';

/** Generates the committed reference data; with --check it compares and fails on a difference. */

const GENERATED = new URL('../src/generated/', import.meta.url);
const GEOGRAPHY = new URL('../../../apps/web/public/geo/', import.meta.url);

const checking = process.argv.includes('--check');
const outputs = await build();
const differing = outputs.filter(({ address, text }) => textAt(address) !== text);

for (const { address, text, count } of outputs) {
  const kilobytes = Math.round(Buffer.byteLength(text) / 1000);
  process.stdout.write(`${basename(address.pathname)}: ${count} entries, ${kilobytes} kB\n`);
}
if (checking) {
  for (const { address } of differing) {
    process.stdout.write(`${basename(address.pathname)} differs from what the generator makes\n`);
  }
  process.exitCode = differing.length > 0 ? 1 : 0;
} else {
  mkdirSync(GENERATED, { recursive: true });
  mkdirSync(GEOGRAPHY, { recursive: true });
  for (const { address, text } of differing) writeFileSync(address, text);
}

async function build() {
  const rows = readGazetteer();
  const gazetteer = new Gazetteer(rows);
  const drafts = buildAirports(await readAirports(), readStatedCities(), gazetteer);
  const { airports, cities } = buildCities(drafts);
  const countries = buildCountries([...airports, ...cities].map(({ country }) => country));
  const towns = buildTowns(rows, airports);
  const world = buildWorld();
  const states = buildStates();
  return [
    output(new URL('airports.json', GENERATED), lines(airports), airports.length),
    output(new URL('cities.json', GENERATED), lines(cities), cities.length),
    output(
      new URL('countries.json', GENERATED),
      JSON.stringify(countries, null, 1),
      Object.keys(countries).length,
    ),
    ...[buildAirlines()].map((airlines) =>
      output(new URL('airlines.json', GENERATED), lines(airlines), airlines.length),
    ),
    output(
      new URL('towns.json', GENERATED),
      JSON.stringify(towns, null, 1),
      Object.keys(towns).length,
    ),
    output(new URL('world.json', GEOGRAPHY), JSON.stringify(world), world.arcs.length),
    output(new URL('us-states.json', GEOGRAPHY), JSON.stringify(states), states.arcs.length),
  ];
}

function output(address: URL, text: string, count: number) {
  return { address, text: `${text}\n`, count };
}

/** One entry per line, so a diff is readable. */
function lines(entries: readonly object[]): string {
  return `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
}

function textAt(address: URL): string | undefined {
  try {
    return readFileSync(address, 'utf8');
  } catch {
    return undefined;
  }
}
