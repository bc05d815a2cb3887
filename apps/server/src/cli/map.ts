import { airports, CREW_BASES } from '@crewpad/reference-data';
import { readConfig } from '../config.ts';
import { makeDataFolder } from '../platform/data-folder/data-folder.ts';
import type { MapSettings } from '../platform/maps/settings.ts';
import { readStreets } from '../platform/maps/streets/read-streets.ts';
import { StartError } from '../platform/start-error.ts';
import { commandLine } from '../platform/version.ts';
import { readArguments } from '../start/arguments.ts';
import { answer } from '../start/progress.ts';
import { run } from '../start/run.ts';

/** Daily builds of the whole world. */
const BUILDS = 'https://build.protomaps.com/';
/** Most crash pads are nearer; a search reaches 50. */
const MILES = 20;
const MILES_MAX = 60;

// npm run map -- JFK ORD LHR: reads the streets around airports into the data folder, with or
// without a running server, which uses them from then on.
run(async () => {
  const usage = commandLine(
    'map',
    `CODE ... | --bases N (1 to ${CREW_BASES.size}) [--miles N (1 to ${MILES_MAX}; ${MILES})] [--from ADDRESS]`,
  );
  const { positionals, values } = readArguments(usage, undefined, {
    bases: { type: 'string' },
    miles: { type: 'string', default: String(MILES) },
    from: { type: 'string', default: BUILDS },
  });
  const numberOf = (text: string, most: number) => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < 1 || number > most) {
      throw new StartError(`Usage: ${usage}`);
    }
    return number;
  };
  const bases = values.bases === undefined ? 0 : numberOf(values.bases, CREW_BASES.size);
  const codes = [...positionals, ...[...CREW_BASES].slice(0, bases)];
  if (codes.length === 0 || !/^https?:\/\//.test(values.from) || !URL.canParse(values.from)) {
    throw new StartError(`Usage: ${usage}`);
  }
  const miles = numberOf(values.miles, MILES_MAX);
  const points = airportsOf(codes);
  const { dataDir, maps } = readConfig(undefined, { needsSecret: false });
  const { path, bytes } = await readStreets({
    ...{ from: values.from, points, miles, now: new Date(), say: answer },
    dataDir: makeDataFolder(dataDir).path,
  });
  answer(
    `Wrote the streets around ${points.length} airports (${Math.ceil(bytes / 1e6)} MB) to ${path}`,
  );
  const other = otherSource(maps);
  if (other !== undefined) answer(`They are not used while ${other} is set.`);
});

/** @throws StartError that names all unknown codes */
function airportsOf(codes: readonly string[]) {
  const byCode = new Map(airports().map((airport) => [airport.prefix, airport]));
  const wanted = [...new Set(codes.map((code) => code.toUpperCase()))];
  const unknown = wanted.filter((code) => !byCode.has(code));
  if (unknown.length > 0) {
    throw new StartError(`No airport has the code ${unknown.join(' or ')}.`);
  }
  return wanted.flatMap((code) => byCode.get(code) ?? []);
}

/** The setting that takes precedence over the file of streets. */
function otherSource({ styleUrl, tiles }: MapSettings): string | undefined {
  if (styleUrl !== undefined) return 'MAP_STYLE_URL';
  return tiles?.kind === 'file' && tiles.isOptional ? undefined : 'MAP_PMTILES';
}
