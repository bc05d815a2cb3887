/** What is sold beside plans, and the figures that the pages about the product state. US dollars. */

/** An ad of a business, a month: booked for a year, or until it is stopped. */
export const AD_PRICE = { year: 50, yearMonths: 12, monthly: 150 };
/** What one more listing of a larger plan comes to, about. */
export const ADDITIONAL_LISTING_PRICE = 14;

/** What a bed in a crash pad usually costs a month. */
export const USUAL_RENT = { low: 200, high: 450 };
export const USUAL_AIRPORT_MILES = 5;
/** Most people in one room. */
export const PEOPLE_PER_ROOM = 10;
