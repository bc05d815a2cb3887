import { best, type FoundPlace } from './gazetteer.ts';
import type { GazetteerPlace } from './sources.ts';
import { comparable, editDistance } from './text.ts';

export interface NamedPlace {
  place: GazetteerPlace;
  /** The city's display name: the place's name, or the requested words of it. */
  name: string;
}

/** A place with fewer people is too small to match a name that is only similar. */
const KNOWN_TOWN = 15_000;

/** The gazetteer's place for a name: the same name, another spelling, a part of a name, a misprint. */
export function matchName(
  places: FoundPlace[],
  name: string,
  title: string,
): NamedPlace | undefined {
  const exact = named(places, name);
  if (exact) return { place: exact, name: exact.name };
  const towns = places.filter(({ place }) => place.population >= KNOWN_TOWN);
  return withinLonger(towns, name, title) ?? misprint(towns, name);
}

/** The place of that name, ignoring marks, case and digraphs. Larger and nearer places win. */
function named(places: FoundPlace[], name: string): GazetteerPlace | undefined {
  const wanted = comparable(name);
  const loose = looser(name);
  return (
    best(
      places.filter(({ place }) => comparable(place.name) === wanted),
      nearAndLarge,
    ) ??
    best(
      places.filter(({ place }) => looser(place.name) === loose),
      nearAndLarge,
    )
  );
}

/** "Newcastle" means Newcastle upon Tyne, "Queretaro" Santiago de Querétaro. */
function withinLonger(towns: FoundPlace[], name: string, title: string): NamedPlace | undefined {
  const wanted = comparable(name).split(' ');
  const place = best(
    towns.filter(({ place }) => startOf(comparable(place.name).split(' '), wanted) >= 0),
    nearAndLarge,
  );
  if (!place) return undefined;
  const words = place.name.split(/[\s-]+/);
  const start = startOf(words.map(comparable), wanted);
  const whole = start < 0 || ` ${comparable(title)} `.includes(` ${comparable(place.name)} `);
  return {
    place,
    name: whole ? place.name : words.slice(start, start + wanted.length).join(' '),
  };
}

/** "Ninbo" means Ningbo. */
function misprint(towns: FoundPlace[], name: string): NamedPlace | undefined {
  const wanted = looser(name);
  const allowed = Math.floor(wanted.length / 4);
  const place = best(
    towns.filter(({ place }) => editDistance(looser(place.name), wanted) <= allowed),
    nearAndLarge,
  );
  return place && { place, name: place.name };
}

const nearAndLarge = ({ place, miles }: FoundPlace) => (place.population + 1000) / (miles + 15);

function startOf(words: string[], wanted: string[]): number {
  return words.findIndex((_, at) => wanted.every((word, step) => words[at + step] === word));
}

function looser(name: string): string {
  return comparable(name)
    .replace(/([aou])e/g, '$1')
    .replace(/ /g, '');
}
