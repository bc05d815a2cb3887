import type { Locale } from './lists.ts';

/** Content edited by admins: selection lists, the feed, and booked ads. */

/** The lists of the page /translations, in tab order. */
export const EDITED_LISTS = ['amenities', 'places', 'preferences'] as const;
export type EditedList = (typeof EDITED_LISTS)[number];

/** Maximum length of an entry's name, per language. */
export const ENTRY_NAME_MAX = 60;
/** A listing's gender depends on these entries, which are found by their English names. */
export const BUILT_IN_PREFERENCES: readonly string[] = ['Male Only', 'Female Only'];

/** A text per language. English is always present. */
export type LocalizedNames = { en: string } & { [locale in Locale]?: string };

const ACCENTS = /[\u0300-\u036f]/g;

/** The common key of names that differ only in case, accents and spaces. */
export function nameKey(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** UTC-12 is the last time zone in which a day ends. */
const LAST_ZONE_MS = 12 * 60 * 60 * 1000;

/**
 * Events and offers that end on this day or later are shown. It is today where a day ends last,
 * because their time zones are not stored.
 */
export const earliestShownEndDate = (now: Date): string =>
  new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10);

export const FEED_TITLE_MAX = 120;
export const FEED_TEXT_MAX = 5000;
export const FEED_LINE_MAX = 120;
export const FEED_RATING_MAX = 5;

/** The places of ads: below the results of an airport, beside a listing. */
export const AD_PLACES = ['results', 'listing'] as const;
export type AdPlace = (typeof AD_PLACES)[number];
export const AD_TITLE_MAX = 80;
export const AD_TARGET_MAX = 500;

export const AD_STATES = ['running', 'planned', 'ended'] as const;
