/** What is sold beside plans, and the figures that the pages about the product state. US dollars. */

export interface Promotion {
  plan: 'boost_subscription' | 'boost_1_week' | 'boost_1_month';
  /** The label that it gives a listing. */
  label: 'featured' | 'boosted';
  price: number;
}

/** What a lister can pay for so that a listing stands first. */
export const PROMOTIONS: readonly Promotion[] = [
  { plan: 'boost_subscription', label: 'featured', price: 9.99 },
  { plan: 'boost_1_week', label: 'boosted', price: 5 },
  { plan: 'boost_1_month', label: 'boosted', price: 15 },
];

/** An ad of a business, a month: booked for a year, or until it is stopped. */
export const AD_PRICE = { year: 50, yearMonths: 12, monthly: 150 };
/** What one more listing of a larger plan comes to, about. */
export const ADDITIONAL_LISTING_PRICE = 14;

/** What a bed in a crash pad usually costs a month. */
export const USUAL_RENT = { low: 200, high: 450 };
export const USUAL_AIRPORT_MILES = 5;
/** Most people in one room. */
export const PEOPLE_PER_ROOM = 10;
