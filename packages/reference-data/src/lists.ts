import { HOUSE_RULES } from './house-rule-texts.ts';
import { NAMES, type Translations } from './list-names.ts';
import type { Amenity, IconItem, ListItem } from './types.ts';

/** The lists that members choose from. IDs are stored: add at the end of a list, never renumber. */

type Name = keyof typeof NAMES;
type AmenityRow = [id: number, group: Amenity['group'], icon: string, name: Name];
type PlaceRow = [id: number, icon: string, name: Name];

const AMENITIES: AmenityRow[] = [
  [1, 'essentials', 'wifi', 'Wi-Fi'],
  [2, 'essentials', 'wash-machine', 'Washer and dryer'],
  [3, 'essentials', 'air-conditioning', 'Air conditioning'],
  [4, 'essentials', 'temperature-sun', 'Heating'],
  [5, 'essentials', 'ironing', 'Iron and ironing board'],
  [6, 'essentials', 'hanger', 'Closet space'],
  [7, 'essentials', 'vacuum-cleaner', 'Cleaning service'],
  [8, 'sleep', 'moon', 'Blackout curtains'],
  [9, 'sleep', 'bed', 'Linens provided'],
  [10, 'sleep', 'volume-off', 'Quiet hours'],
  [11, 'sleep', 'bed-flat', 'Memory foam mattresses'],
  [12, 'sleep', 'propeller', 'Fan at the bed'],
  [13, 'sleep', 'plug', 'Outlet at each bed'],
  [14, 'sleep', 'lamp', 'Reading light at each bed'],
  [15, 'sleep', 'layout-sidebar', 'Privacy curtains'],
  [16, 'sleep', 'wave-sine', 'White noise machine'],
  [17, 'bathroom', 'bath', 'Towels provided'],
  [18, 'bathroom', 'wind', 'Hair dryer'],
  [19, 'bathroom', 'droplet', 'Soap and shampoo'],
  [20, 'bathroom', 'user-square', 'Full-length mirror'],
  [21, 'kitchen', 'tools-kitchen-2', 'Kitchen'],
  [22, 'kitchen', 'fridge', 'Refrigerator space'],
  [23, 'kitchen', 'microwave', 'Microwave'],
  [24, 'kitchen', 'coffee', 'Coffee maker'],
  [25, 'kitchen', 'wash-dry-dip', 'Dishwasher'],
  [26, 'kitchen', 'cooker', 'Stove and oven'],
  [27, 'kitchen', 'bowl-spoon', 'Dishes and utensils'],
  [28, 'kitchen', 'bottle', 'Filtered water'],
  [29, 'living', 'device-tv', 'TV'],
  [30, 'living', 'sofa', 'Living room'],
  [31, 'living', 'desk', 'Desk or workspace'],
  [32, 'living', 'barbell', 'Gym'],
  [33, 'living', 'pool', 'Pool'],
  [34, 'living', 'elevator', 'Elevator'],
  [35, 'crew', 'bus', 'Crew shuttle'],
  [36, 'crew', 'lock', 'Lockers'],
  [37, 'crew', 'luggage', 'Luggage storage'],
  [38, 'crew', 'clock-24', 'Check-in at any hour'],
  [39, 'crew', 'car-garage', 'Commuter car storage'],
  [40, 'crew', 'mailbox', 'Mail and packages'],
  [41, 'safety', 'key', 'Secure entry'],
  [42, 'safety', 'device-cctv', 'Cameras at the entrance'],
  [43, 'safety', 'alarm-smoke', 'Smoke and carbon monoxide alarms'],
  [44, 'safety', 'first-aid-kit', 'First-aid kit'],
  [45, 'outside', 'parking', 'Free parking'],
  [46, 'outside', 'plant', 'Patio'],
  [47, 'outside', 'grill', 'Grill'],
  [48, 'outside', 'charging-pile', 'Electric car charger'],
  [49, 'crew', 'plane-inflight', 'Airport shuttle'],
  [50, 'outside', 'bike', 'Bicycles'],
];

const PLACES: PlaceRow[] = [
  [1, 'shopping-cart', 'Grocery store'],
  [2, 'barbell', 'Gym'],
  [3, 'train', 'Train to the airport'],
  [4, 'bus-stop', 'Bus stop'],
  [5, 'coffee', 'Coffee shop'],
  [6, 'tools-kitchen-2', 'Restaurants'],
  [7, 'burger', 'Fast food'],
  [8, 'pill', 'Pharmacy'],
  [9, 'wash', 'Laundromat'],
  [10, 'hanger', 'Dry cleaner'],
  [11, 'building-bank', 'Bank or ATM'],
  [12, 'mail', 'Post office'],
  [13, 'gas-station', 'Gas station'],
  [14, 'building-store', 'Convenience store'],
  [15, 'shopping-bag', 'Shopping mall'],
  [16, 'trees', 'Park'],
  [17, 'run', 'Running trail'],
  [18, 'beach', 'Beach'],
  [19, 'hospital', 'Hospital or urgent care'],
  [20, 'movie', 'Movie theater'],
  [21, 'beer', 'Bars'],
  [22, 'books', 'Library'],
  [23, 'building-skyscraper', 'Hotel with airport shuttle'],
  [24, 'car', 'Car rental'],
  [25, 'scissors', 'Hair salon'],
  [26, 'building-church', 'Places of worship'],
];

const PREFERENCES: readonly Name[] = [
  'Male Only',
  'Female Only',
  'Pilots only',
  'Flight attendants only',
  'Airline crew only',
  'Commuters',
  'Reserve crew welcome',
  'New hires welcome',
  'Trainees welcome',
  'No smoking',
  'No vaping',
  'No alcohol',
  'No pets',
  'Pets welcome',
  'Quiet house',
  'Social house',
  'Clean and tidy',
  'LGBTQ+ friendly',
  'Long stays preferred',
  'Short stays welcome',
  'Couples welcome',
  'No overnight guests',
];

export const amenities: readonly Amenity[] = AMENITIES.map(([id, group, icon, name]) => ({
  id,
  name: named(name, NAMES[name]),
  group,
  icon,
}));

export const places: readonly IconItem[] = PLACES.map(([id, icon, name]) => ({
  id,
  name: named(name, NAMES[name]),
  icon,
}));

export const preferences: readonly ListItem[] = PREFERENCES.map((name, at) => ({
  id: at + 1,
  name: named(name, NAMES[name]),
}));

export const houseRules: readonly ListItem[] = Object.entries(HOUSE_RULES).map(
  ([text, translations], at) => ({ id: at + 1, name: named(text, translations) }),
);

function named(en: string, [es, fr, pt]: Translations): ListItem['name'] {
  return { en, es, fr, pt };
}
