import { holdsLink } from './links.ts';
import { lookOf } from './look-of-letters.ts';

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
const OURS = new RegExp(
  `(?<![\\p{L}\\p{N}])(${Object.values(BRAND_NAMES).map(lookOf).join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);
const NOT_LETTERS = /[^\p{L}\p{M}\p{N}]/gu;

/** What is wrong with a display name: members must not take it for ours. As personalNameFault. */
export function displayNameFault(name: string): 'display_name_is_reserved' | undefined {
  // "Adm!n" and "Admin!"
  const looks = [name, name.replace(NOT_LETTERS, ''), name.replace(NOT_LETTERS, ' ')].map(lookOf);
  const isStaff = looks.some((look) => STAFF.includes(look.replace(NOT_LETTERS, '')));
  return isStaff || looks.some((look) => OURS.test(look)) ? 'display_name_is_reserved' : undefined;
}

/** Whether a text that a stranger gets by email could be a link, or look as if it were from us. */
export const isMisleading = (text: string): boolean =>
  looksLikeLink(text) || displayNameFault(text) !== undefined;
