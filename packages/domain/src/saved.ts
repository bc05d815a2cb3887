/** Numbers and lists of saved crash pads, saved searches and their alerts. */

export const FAVORITES_MAX = 200;
export const SAVED_SEARCHES_MAX = 20;
export const SEARCH_NAME_MAX = 60;

/** When a saved search sends an email about what is new. */
export const ALERT_TIMES = ['off', 'daily', 'instant'] as const;
export type AlertTime = (typeof ALERT_TIMES)[number];
/** One search sends at most one email in this time. */
export const ALERT_PAUSE_MS = 60 * 60 * 1000;
/** Daily alerts come at this time of day at the airport. */
export const ALERT_TIME_OF_DAY = '07:00';
/** What has been matched is kept for so long. */
export const KEPT_CHANGE_DAYS = 30;

/** What can make a listing worth an alert. */
export type ChangeKind = 'new' | 'cheaper' | 'free';

/** Most crash pads in one comparison. */
export const COMPARED_MAX = 3;
export const NEARBY_LISTINGS = 8;
export const NEARBY_MILES = 50;
