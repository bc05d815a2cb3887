import { DISPLAY_NAME_MIN } from './constants.ts';
import { countedCharacters } from './counted-characters.ts';
import { holdsLink } from './links.ts';

/**
 * Letters of other scripts, small capitals and digits that readers take for Latin letters. From
 * the "confusables" of Unicode (UTS #39): those of letters in the names that we reserve.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аАαΑɑᴀꭺᎪ4@',
  b: 'вВΒʙᏴьЬ8',
  c: 'сСϲϹᴄᏟ',
  d: 'ԁԀᴅᎠ',
  e: 'еЕεΕєᴇᎬ3',
  f: 'ϝϜꜰ',
  g: 'ɡԍᏀɢ',
  h: 'һҺнНΗհʜᎻ',
  k: 'кКκΚᴋᏦ',
  l: 'іІıιΙɪӏӀʟᏞᎥ1|!iľ',
  m: 'мМΜᴍᎷ',
  n: 'пηΝոɴ',
  o: 'оОοΟօՕσᴏ0',
  p: 'рРρΡᴘᏢ',
  q: 'ԛԚզ',
  r: 'гᴦʀᏒ',
  s: 'ѕЅꜱᏚ5$',
  t: 'тТτΤᴛᎢ7+',
  u: 'υսᴜцμ',
  v: 'νѵѴᴠᏙ',
  w: 'ԝԜωшᴡᎳ',
  x: 'хХχΧ',
  y: 'уУүΥʏ',
  z: 'ᴢΖᏃ',
};
const LATIN = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, letters]) =>
    [...letters].map((letter) => [letter, latin] as const),
  ),
);
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/gu;
/** Pairs that read as one letter. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];
/** Single letters with one sign between them: "C r e w", "C.r.e.w". */
const APART = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[^\p{L}\p{N}][\p{L}\p{N}](?![\p{L}\p{N}]))+/gu;

/** How a text looks to its readers: texts that look the same have the same result. */
function lookOf(text: string): string {
  // A few lookalikes have another plain form: "Ϲ" is a Σ.
  const letters = [...text.normalize('NFD').replace(INVISIBLE, '')]
    .flatMap((letter) => LATIN.get(letter) ?? [...letter.normalize('NFKD').toLowerCase()])
    .map((letter) => LATIN.get(letter) ?? letter);
  const latin = PAIRS.reduce(
    (rest, [pair, letter]) => rest.replace(pair, letter),
    letters.join(''),
  );
  const joined = latin.replace(APART, (apart) => apart.replace(/[^\p{L}\p{N}]/gu, ''));
  return joined.replace(/\s+/g, ' ').trim();
}

const MARKUP = /[<>]/;
const IP_ADDRESS = /\d+\.\d+\.\d+\.\d+/;

/**
 * Whether a name contains a link, or something that email clients turn into one: markup, a URL,
 * "www." or a domain. "J. R. Smith" and "St.John" do not.
 */
export function looksLikeLink(name: string): boolean {
  const plain = name.normalize('NFKC');
  return MARKUP.test(plain) || IP_ADDRESS.test(plain) || holdsLink(name);
}

/** The joiners are part of names in Persian and Indic scripts. */
const PERSONAL = /^(?:[\p{L}\p{M} '’.-]|\u200c|\u200d)+$/u;

/** "O’Brien" and "'t Hooft", but not ".Bob". */
const BEGINNING = /^ *['’]?\p{L}/u;

/** What is wrong with a first, middle or last name. Not for names of earlier rules, which stay. */
export function personalNameFault(name: string): 'name_has_other_characters' | undefined {
  const isPersonal = PERSONAL.test(name) && BEGINNING.test(name) && !name.includes('..');
  return isPersonal ? undefined : 'name_has_other_characters';
}

/** The names of our brands, which our own messages have. */
export const BRAND_NAMES = { crashpad: 'Crewpad', vacation: 'Staypad', crew: 'Crew Quarters' };

const STAFF = ['support', 'admin', 'staff', 'team', 'help'].map(lookOf);
const OURS = Object.values(BRAND_NAMES).map((name) => lookOf(name).replace(/ /g, ''));
/** "CrewpadSupport", "TeamCrewpad" */
const OURS_WITH_STAFF = OURS.flatMap((ours) =>
  STAFF.flatMap((staff) => [`${ours}${staff}`, `${staff}${ours}`]),
);
const NOT_LETTERS = /[^\p{L}\p{M}\p{N}]/gu;

const wordsOf = (look: string): string[] => look.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Ordinary words for a house: ours only beside a word for our staff. */
const ORDINARY = lookOf('crew pad');

/** Whether some of the words are our name, in one word or in several, as "Cre wpad". */
function holdOurs(words: readonly string[]): boolean {
  const hasStaff = words.some((word) => STAFF.includes(word));
  return words.some((_, from) => {
    let run = '';
    return words.slice(from).some((word, at) => {
      run += word;
      if (!OURS.includes(run)) return OURS_WITH_STAFF.includes(run);
      return hasStaff || words.slice(from, from + at + 1).join(' ') !== ORDINARY;
    });
  });
}

/** Whether a reader takes a name for ours. */
function looksLikeOurs(name: string): boolean {
  // "Adm!n" and "Admin!"
  const looks = [name, name.replace(NOT_LETTERS, ' ')].map(lookOf).map(wordsOf);
  return looks.some((words) => STAFF.includes(words.join('')) || holdOurs(words));
}

type DisplayNameFault = 'display_name_must_be_at_least_3_characters' | 'display_name_is_reserved';

/**
 * What is wrong with a display name: characters that nobody sees do not make it longer, and members
 * must not take it for ours. As personalNameFault.
 */
export function displayNameFault(name: string): DisplayNameFault | undefined {
  if (countedCharacters(name) < DISPLAY_NAME_MIN) {
    return 'display_name_must_be_at_least_3_characters';
  }
  const isAlone = OURS.includes(wordsOf(lookOf(name)).join(''));
  return isAlone || looksLikeOurs(name) ? 'display_name_is_reserved' : undefined;
}

/** Whether a text that a stranger gets by email could be a link, or look as if it were from us. */
export function isMisleading(text: string): boolean {
  return looksLikeLink(text) || looksLikeOurs(text);
}
