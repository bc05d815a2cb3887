/** What a listing can offer that its description may speak of; each stands for one name of the amenities list. */
export const FEATURES = {
  wifi: 'Wi-Fi',
  kitchen: 'Kitchen',
  laundry: 'Washer and dryer',
  coffee: 'Coffee maker',
  parking: 'Free parking',
  shuttle: 'Airport shuttle',
  blackout: 'Blackout curtains',
  locker: 'Lockers',
  ac: 'Air conditioning',
  heat: 'Heating',
  yard: 'Patio',
  gym: 'Gym',
  pool: 'Pool',
  bikes: 'Bicycles',
  tv: 'TV',
} as const;
export type Feature = keyof typeof FEATURES;

/** Names that come on top, without being spoken of. */
export const EXTRA_AMENITIES: readonly string[] = [
  'Iron and ironing board',
  'Closet space',
  'Cleaning service',
  'Linens provided',
  'Quiet hours',
  'Memory foam mattresses',
  'Outlet at each bed',
  'Reading light at each bed',
  'White noise machine',
  'Towels provided',
  'Hair dryer',
  'Soap and shampoo',
  'Full-length mirror',
  'Microwave',
  'Living room',
  'Desk or workspace',
  'Luggage storage',
  'Check-in at any hour',
  'Mail and packages',
  'Secure entry',
  'Smoke and carbon monoxide alarms',
  'First-aid kit',
];
/** Only where beds stand together. */
export const SHARED_AMENITIES: readonly string[] = [
  'Privacy curtains',
  'Fan at the bed',
  'Refrigerator space',
];
/** Only where there is a kitchen. */
export const KITCHEN_AMENITIES: readonly string[] = [
  'Dishwasher',
  'Stove and oven',
  'Dishes and utensils',
  'Filtered water',
];

export const PLACES: readonly string[] = [
  'Grocery store',
  'Gym',
  'Bus stop',
  'Coffee shop',
  'Restaurants',
  'Fast food',
  'Pharmacy',
  'Laundromat',
  'Dry cleaner',
  'Bank or ATM',
  'Post office',
  'Gas station',
  'Convenience store',
  'Shopping mall',
  'Park',
  'Running trail',
  'Hospital or urgent care',
  'Movie theater',
  'Bars',
  'Library',
  'Hotel with airport shuttle',
  'Car rental',
  'Hair salon',
];
export const TRAIN_TO_THE_AIRPORT = 'Train to the airport';

/** Whom and what listers like; of each group at most one is taken, so that none contradicts another. */
export const PREFERENCES: readonly (readonly string[])[] = [
  ['Airline crew only', 'Commuters'],
  ['Reserve crew welcome', 'New hires welcome', 'Trainees welcome'],
  ['No smoking', 'No vaping'],
  ['No pets'],
  ['Quiet house', 'Clean and tidy'],
  ['LGBTQ+ friendly'],
  ['Long stays preferred', 'Short stays welcome'],
];
export const MALE_ONLY = 'Male Only';
export const FEMALE_ONLY = 'Female Only';
