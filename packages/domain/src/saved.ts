/** Numbers and lists for favorites, saved searches and alerts. */

export const FAVORITES_MAX = 200;
export const SAVED_SEARCHES_MAX = 20;
export const SEARCH_NAME_MAX = 60;

/** The alert frequencies of a saved search. */
export const ALERT_TIMES = ['off', 'daily', 'instant'] as const;
export type AlertTime = (typeof ALERT_TIMES)[number];
/** The minimum interval between two emails of a search. */
export const ALERT_PAUSE_MS = 60 * 60 * 1000;
/** Daily alerts are sent at this local time of the airport. */
export const ALERT_TIME_OF_DAY = '07:00';
/** Retention of matched changes. */
export const KEPT_CHANGE_DAYS = 30;

/** The types of changes with alerts. */
export type ChangeKind = 'new' | 'cheaper' | 'free';

/** Maximum crash pads in a comparison. */
export const COMPARED_MAX = 3;
export const NEARBY_LISTINGS = 8;
export const NEARBY_MILES = 50;
