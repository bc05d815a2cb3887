import type { Locale } from './lists.ts';

/** What admins edit: the lists that listings choose from, the feed, and booked ads. */

/** The lists of the page /translations, in the order of its tabs. */
export const EDITED_LISTS = ['amenities', 'places', 'preferences'] as const;
export type EditedList = (typeof EDITED_LISTS)[number];

/** Longest name of an entry, in each language. */
export const ENTRY_NAME_MAX = 60;
/** The gender of a listing depends on these entries, which are found by their English names. */
export const BUILT_IN_PREFERENCES: readonly string[] = ['Male Only', 'Female Only'];

/** A text per language. English is always present. */
export type LocalizedNames = { en: string } & { [locale in Locale]?: string };

const ACCENTS = /[\u0300-\u036f]/g;

/** What two names have in common that differ in case, accents and spaces only. */
export function nameKey(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

export const FEED_TITLE_MAX = 120;
export const FEED_TEXT_MAX = 5000;
export const FEED_LINE_MAX = 120;
export const FEED_RATING_MAX = 5;

/** Where a page shows a booked ad: below the results of an airport, beside a listing. */
export const AD_PLACES = ['results', 'listing'] as const;
export type AdPlace = (typeof AD_PLACES)[number];
export const AD_TITLE_MAX = 80;
export const AD_TARGET_MAX = 500;

export const AD_STATES = ['running', 'planned', 'ended'] as const;
