import {
  METRO_CODES,
  SIMILAR_FROM,
  similarity,
  sortKey,
  spellingsOf,
  withoutUmlauts,
} from '@crewpad/domain';
import { CITY_NAMES } from '@crewpad/domain/city-names';
import {
  AIRPORT_ALIASES,
  airports,
  COUNTRY_ALIASES,
  countries,
  METRO_ALIASES,
  metros,
  stateName,
} from '@crewpad/reference-data';

/** The names of all airports in memory: finding, and finding nothing, asks no database. */

/**
 * How an airport matches: its own code, its area's, whole words of its names, beginnings of them, or
 * only its state or country.
 */
export type Match = 'code' | 'area' | 'word' | 'name' | 'region';

interface AirportMatch {
  prefix: string;
  match: Match;
}

interface Names {
  prefix: string;
  icao: string;
  area: string | undefined;
}

interface Index {
  names: readonly Names[];
  /** Sorted. */
  words: readonly Word[];
  /** Those of MISSPELLED_FROM letters or more that are one word, by their length. */
  byLength: ReadonlyMap<number, readonly Word[]>;
}

interface Word {
  text: string;
  /** Its letters as bits, which rules out most words that are not similar. */
  letters: number;
  /** The places in `names` of the airports with this word, and whether it names them directly. */
  airports: Map<number, boolean>;
}

/** More words than any name has; the rest of a text is ignored. */
const WORDS_MAX = 8;
/** Words of this length or longer can be misspelled. */
const MISSPELLED_FROM = 4;
/** Words of more than this share of all airports, such as "airport", name none of them. */
const COMMON_SHARE = 0.1;

/** The periods between initials: "L.A.", "D.C.". */
const OF_INITIALS = /(?<=\b[a-z])\.(?=[a-z]\b)/gi;

/** The words of a text, without accents and apostrophes; initials are one word. */
function wordsOf(text: string): string[] {
  const key = sortKey(text.replace(/['’‘ʻʼ´`]/g, '').replace(OF_INITIALS, ''));
  return key === '' ? [] : key.split(' ');
}

let index: Index | undefined;

function namesIndex(): Index {
  if (index !== undefined) return index;
  const words = new Map<string, Map<number, boolean>>();
  const single = new Set<string>();
  const add = (text: string, at: number, isDirect: boolean) => {
    const inText = wordsOf(text);
    // "La Guardia" is also found as one word.
    const joined = inText.slice(1).map((word, before) => `${inText[before]}${word}`);
    for (const word of inText) single.add(word);
    for (const word of [...inText, ...joined]) {
      for (const item of new Set([...spellingsOf(word), withoutUmlauts(word)])) {
        const indexes = words.get(item) ?? new Map<number, boolean>();
        indexes.set(at, isDirect || indexes.get(at) === true);
        words.set(item, indexes);
      }
    }
  };
  const areas = areasByAirport();
  const names = airports().map((airport, at) => {
    const { prefix, icao = '', name, city, state, country } = airport;
    const area = areas.get(prefix);
    const direct = [prefix, icao, name, city, AIRPORT_ALIASES[prefix] ?? '', area?.names ?? ''];
    for (const item of [city, area?.name]) direct.push(CITY_NAMES[`${country} ${item}`] ?? '');
    for (const text of direct.flatMap((item) => item.split(/[,|]/))) add(text, at, true);
    const region = state === undefined ? '' : `${state},${stateName(country, state)}`;
    const home = `${country},${countries()[country]},${COUNTRY_ALIASES[country] ?? ''}`;
    for (const text of `${region},${home}`.split(',')) add(text, at, false);
    return { prefix, icao, area: area?.code };
  });
  const sorted = [...words]
    .map(([text, indexes]) => ({ text, letters: lettersOf(text), airports: indexes }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  const long = sorted.filter(({ text }) => text.length >= MISSPELLED_FROM && single.has(text));
  index = { names, words: sorted, byLength: Map.groupBy(long, ({ text }) => text.length) };
  return index;
}

/** The names and the code of the area of each airport that has one. */
function areasByAirport() {
  const codes = new Map(Object.entries(METRO_CODES).map(([code, airport]) => [airport, code]));
  return new Map(
    metros().flatMap(({ name, airports: members }) => {
      const prefixes = members.map(({ prefix }) => prefix);
      const code = prefixes.map((prefix) => codes.get(prefix)).find((item) => item !== undefined);
      const aliases = prefixes.map((prefix) => METRO_ALIASES[prefix] ?? '');
      const names = [name, code ?? '', ...aliases].join(',');
      return prefixes.map((prefix) => [prefix, { name, names, code }] as const);
    }),
  );
}

const lettersOf = (word: string) =>
  [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 32)), 0);

/** How a word matches those of an airport, as bits: it is one, begins one of its names, or is one. */
const WHOLE = 1;
const DIRECT = 2;
const WHOLE_DIRECT = 4;
type Matches = Map<number, Match>;

/**
 * The airports of which each word of a text begins a word. Where there are none, those with similar
 * words. In no order.
 */
export function findAirportNames(text: string): AirportMatch[] {
  const words = wordsOf(text).slice(0, WORDS_MAX);
  const [first] = words;
  if (first === undefined) return [];
  const { names } = namesIndex();
  const matches = matching(words);
  if (matches.size === 0) for (const [at] of joinedMatches(words)) matches.set(at, 'name');
  if (matches.size === 0) for (const at of similarMatches(words)) matches.set(at, 'name');
  const code = text.trim().toUpperCase();
  return [...matches].flatMap(([at, match]) => {
    const airport = names[at];
    if (airport === undefined) return [];
    const { prefix, icao, area } = airport;
    if (code === prefix || code === icao) return { prefix, match: 'code' };
    if (code === area) return { prefix, match: 'area' };
    return { prefix, match };
  });
}

/** The airports that each word begins a word of; named directly if one of the words names them so. */
function matching(words: readonly string[]): Matches {
  const lists: Map<number, number>[] = [];
  for (const word of commonLast(words)) {
    // The last word may not be complete.
    const list = beginning(word, word !== words.at(-1) && spellingsOf(word).length > 1);
    if (list.size === 0) return new Map();
    lists.push(list);
  }
  const [first = new Map<number, number>(), ...others] = lists;
  const matches: Matches = new Map();
  for (const [at, how] of first) {
    if (!others.every((list) => list.has(at))) continue;
    let some = how;
    let every = how;
    for (const list of others) {
      some |= list.get(at) ?? 0;
      every &= list.get(at) ?? 0;
    }
    const isWhole = (every & WHOLE) !== 0 && (some & WHOLE_DIRECT) !== 0;
    matches.set(at, isWhole ? 'word' : (some & DIRECT) === 0 ? 'region' : 'name');
  }
  return matches;
}

/** The place in `words` of a word, or where it would be. */
function placeOf(word: string): number {
  const { words } = namesIndex();
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.text ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isCommon(word: string): boolean {
  const { names, words } = namesIndex();
  const entry = words[placeOf(word)];
  return entry?.text === word && entry.airports.size > names.length * COMMON_SHARE;
}

/** The words of most airports are last, because most texts that find nothing find it before. */
const commonLast = (words: readonly string[]) =>
  words.toSorted((a, b) => Number(isCommon(a)) - Number(isCommon(b)));

/** The airports with a word that begins so, or is this one, in one of its spellings. */
function beginning(word: string, isWhole = false): Map<number, number> {
  const scores = new Map<number, number>();
  for (const start of new Set([word, withoutUmlauts(word)])) addBeginning(start, isWhole, scores);
  return scores;
}

function addBeginning(start: string, isWhole: boolean, scores: Map<number, number>): void {
  const { words } = namesIndex();
  for (let at = placeOf(start); words[at]?.text.startsWith(start); at += 1) {
    const isSame = words[at]?.text === start;
    if (isWhole && !isSame) return;
    for (const [airport, isDirect] of words[at]?.airports ?? []) {
      const how = isSame ? WHOLE | (isDirect ? DIRECT | WHOLE_DIRECT : 0) : isDirect ? DIRECT : 0;
      scores.set(airport, how | (scores.get(airport) ?? 0));
    }
  }
}

/** Matches of a text in which a space is too much: "air port". */
function joinedMatches(words: readonly string[]): Matches {
  for (let at = 0; at + 1 < words.length; at += 1) {
    const joined = [
      ...words.slice(0, at),
      words.slice(at, at + 2).join(''),
      ...words.slice(at + 2),
    ];
    const matches = matching(joined);
    if (matches.size > 0) return matches;
  }
  return new Map();
}

/**
 * The airports most like the words. Where none has them all, an airport with the code that is the
 * first word and one of the others ("JFK - New Yrk"), then without the short ones ("OD - Chicago").
 */
function similarMatches(words: readonly string[]): number[] {
  const similar = mostSimilar(commonLast(words));
  if (similar.length > 0) return similar;
  const [first = '', ...others] = words;
  const coded = namesIndex().names.findIndex(({ prefix }) => prefix === first.toUpperCase());
  if (coded >= 0 && others.some((word) => similarTo(word).has(coded))) return [coded];
  const naming = words.filter((word) => !isCommon(word));
  const long = naming.filter(({ length }) => length >= MISSPELLED_FROM);
  return long.length === naming.length ? [] : mostSimilar(long);
}

function mostSimilar(words: readonly string[]): number[] {
  const scores: Map<number, number>[] = [];
  for (const word of words) {
    const scored = similarTo(word);
    if (scored.size === 0) return [];
    scores.push(scored);
  }
  const [first, ...others] = scores;
  if (first === undefined) return [];
  let best = 0;
  let ranked: number[] = [];
  for (const [at, score] of first) {
    if (!others.every((scored) => scored.has(at))) continue;
    const sum = others.reduce((total, scored) => total + (scored.get(at) ?? 0), score);
    if (sum > best) ranked = [];
    if (sum < best) continue;
    best = sum;
    ranked.push(at);
  }
  return ranked;
}

/** How similar the most similar word of each airport is to a word. */
function similarTo(word: string): Map<number, number> {
  const scores = new Map([...beginning(word).keys()].map((at) => [at, 1]));
  if (word.length < MISSPELLED_FROM) return scores;
  const letters = lettersOf(word);
  for (const [length, others] of namesIndex().byLength) {
    const most = Math.floor(Math.max(length, word.length) * (1 - SIMILAR_FROM) + 1e-9);
    if (Math.abs(length - word.length) > most) continue;
    for (const other of others) {
      // One changed letter is one letter less and another one more.
      const score = bits(other.letters ^ letters) > 2 * most ? 0 : similarity(word, other.text);
      if (score === 0) continue;
      for (const at of other.airports.keys()) scores.set(at, Math.max(score, scores.get(at) ?? 0));
    }
  }
  return scores;
}

function bits(value: number): number {
  let remaining = value;
  let count = 0;
  for (; remaining !== 0; count += 1) remaining &= remaining - 1;
  return count;
}
