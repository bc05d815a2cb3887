import type { Bank } from './bank.ts';

/** Proper names that a house can carry. */
export const HOUSE_NAMES: readonly string[] = [
  'Jumpseat', 'Deadhead', 'Redeye', 'Crosswind', 'Tailwind', 'Wheels Up', 'Layover', 'Short Final', 'Holding Pattern', 'Go-Around',
  'Galley', 'Cold Bed', 'Reserve', 'Base Leg', 'Window Seat', 'Aft Galley', 'Doors to Manual', 'Wind Sock', 'Night Flight', 'Sleeping Purser',
  'Kitty Hawk', 'Contrail', 'Block Time', 'Gate C', 'Flight Level', 'Blue Hour', 'Soft Landing', 'Touchdown', 'Line Holder', 'Bid Line',
  'Second Officer', 'Compass', 'Lighthouse', 'Swift', 'Heron', 'Albatross', 'Sandpiper', 'Nightjar', 'Magpie', 'Kestrel',
  'Lantern', 'Porch Light', 'Green Door', 'Red Gate', 'Blue Shutter', 'Walnut', 'Juniper', 'Fig Tree', 'Lemon Tree', 'Copper Kettle',
  'Quiet Hours', 'Pillow Fort', 'Early Report', 'Late Show', 'Turnaround', 'Trip Trade', 'Open Time', 'Quick Turn', 'Fifth Leg', 'Per Diem',
  'Captain’s Rest', 'Purser’s', 'First Officer’s', 'Chief’s', 'Old Hangar', 'Beacon', 'Meridian', 'Zulu', 'Waypoint', 'Ground Stop',
  'Taxiway', 'Pushback', 'Crew Room', 'Sunrise', 'Moonrise', 'Slipstream', 'Cirrus', 'Cumulus', 'Nimbus', 'Stratus',
];

/** Ways in which a lister heads an advertisement. */
export const titles: Bank = {
  any: [
    'The {name} House', '{name} House, {hood}', 'The {name} at {street}', 'The {name}', '{name} Pad near {air}',
    'Quiet pad in {hood}', '{hood} crew house, {min} min to {code}', 'Reserve-friendly pad, {min} min to {code}', 'Commuter base in {hood}', 'Home between trips, {hood}',
    'Blackout curtains and good coffee in {hood}', 'The calm one on {street}', 'Crew-owned and crew-run in {hood}', 'Clean, quiet, {miles} from {air}', 'Sleep first: {hood} pad for {code} crew',
    '{street} crash pad', 'Your second home at {code}', 'Walk to breakfast, ride to {code}', 'No-drama pad off {street}', 'Old house, new mattresses, {hood}',
    'Sunny kitchen, dark bedrooms, {hood}', 'Early-report pad in {hood}', 'Easy commute from {hood}', 'A bed in {hood} for {code} commuters', 'Two flight attendants’ house on {street}',
    'Pilot-owned place in {hood}', 'The tidy pad on {street}', 'Short call? {hood} is {min} minutes out', 'Little house, big porch, {hood}', 'Friendly crew house by {park}',
  ],
  transit: ['By {transit}: crew pad in {hood}', 'No car needed: {transit} from {hood}', 'Steps from {transit}'],
  cold: ['Cold beds in {hood}', 'Quiet cold beds by {park}', 'Cold beds only on {street}', 'Your own cold bed, {min} min to {air}'],
  hot: ['Hot beds by the month in {hood}', 'Budget hot bunks near {air}', 'Hot and simple: {street} bunks', 'Pay-as-you-sleep in {hood}'],
  private: ['A door that closes in {hood}', 'Private and quiet off {street}'],
  single: ['Room in a {hood} home', 'One quiet room, {miles} from {code}', 'Spare room with a view of {street}', 'Single bed, big window, {hood}'],
  whole: ['Whole home for crew in {hood}', 'Furnished suite on {street}', '{hood} apartment for a crew of friends', 'All yours: {name} Suite, {hood}'],
  hotel: ['{name} Inn, {hood}', 'Hotel {name}, crew rate', 'The {name} Hotel by {air}'],
  hostel: ['{name} Hostel for crew', '{hood} Crew Hostel', 'Bunks & Breakfast {hood}'],
  female: ['Women’s pad on {street}', 'Ladies only in {hood}', 'The {name} for women who fly', 'Women-only and wonderful, {hood}'],
  male: ['Guys’ pad in {hood}', 'Men’s crew house on {street}', 'The {name} for gentlemen', 'Men only, {min} min to {code}'],
};

export const ROOM_NAMES: readonly string[] = [
  'Runway Room', 'Garden Room', 'Attic', 'Cockpit', 'Galley Room', 'Nightingale', 'North Room', 'South Room', 'Quiet Room', 'Sunrise Room',
  'Captain’s Quarters', 'Cabin A', 'Cabin B', 'Blue Room', 'Green Room', 'Back Bedroom', 'Tower View', 'Cedar Room', 'Library', 'Upper Deck',
  'Lower Deck', 'Red-Eye Room', 'Corner Room', 'Harbor Room', 'Den', 'Loft', 'Porch Room', 'Concourse', 'Bedroom 1', 'Bedroom 2',
];

export const BED_NAMES: readonly (readonly string[])[] = [
  ['Window lower', 'Window upper', 'Door lower', 'Door upper'],
  ['Captain’s Bunk', 'First Officer’s Bunk', 'Purser’s Bunk', 'Jumpseat'],
  ['Bed 1', 'Bed 2', 'Bed 3', 'Bed 4'],
  ['Left lower', 'Left upper', 'Right lower', 'Right upper'],
  ['1A', '1B', '2A', '2B'],
  ['Alpha', 'Bravo', 'Charlie', 'Delta'],
  ['Corner bed', 'Middle bed', 'Closet side', 'Wall bunk'],
  ['Sycamore', 'Maple', 'Birch', 'Willow'],
];
/** For a bed that stands alone in its room. */
export const LONE_BED_NAMES: readonly string[] = ['Full bed', 'Queen bed', 'The bed', 'Daybed', 'Captain’s Bed', 'Bed 1', 'Double by the window', 'Single by the wall'];
