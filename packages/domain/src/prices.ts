/** Prices of products besides plans, and numbers shown on marketing pages. US dollars. */

/** A monthly ad: booked for a year, or until it is stopped. */
export const AD_PRICE = { year: 50, yearMonths: 12, monthly: 150 };
/** The approximate price of each additional listing in a larger plan. */
export const ADDITIONAL_LISTING_PRICE = 14;

/** The usual monthly price of a crash pad bed. */
export const USUAL_RENT = { low: 200, high: 450 };
export const USUAL_AIRPORT_MILES = 5;
/** Maximum people per room. */
export const PEOPLE_PER_ROOM = 10;
