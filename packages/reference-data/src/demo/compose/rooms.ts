import type { BedKind, RentalType } from '@crewpad/domain';
import type { Deck, Rng } from '../random.ts';
import { BED_NAMES, LONE_BED_NAMES } from '../sentences/titles.ts';
import type { DemoListing } from '../types.ts';

type Rooms = DemoListing['rooms'];

/** Beds per room, as the rental type allows. */
function layout(type: RentalType, rng: Rng): number[] {
  const rooms = (count: number, low: number, high: number): number[] =>
    Array.from({ length: count }, () => rng.int(low, high));
  switch (type) {
    case 'crashpad':
      return rng.chance(0.4)
        ? [...rooms(rng.int(1, 2), 3, 4), rng.int(1, 2)]
        : rooms(rng.int(2, 3), 2, 4);
    case 'crashpad_suite':
      return [2, ...rooms(rng.int(1, 2), 1, 2)];
    case 'house':
      return [2, ...rooms(rng.int(2, 3), 1, 2)];
    case 'entire_suite':
      return rooms(rng.int(1, 2), 1, 2);
    case 'hostel':
      return rooms(rng.int(2, 3), 3, 4);
    case 'hotel':
      return rooms(rng.int(3, 5), 1, 1);
    default:
      return [1];
  }
}

function kindOf(type: RentalType, beds: number, hotRoom: boolean, rng: Rng): BedKind {
  if (type === 'crashpad_bed') return rng.chance(0.35) ? 'hot' : 'cold';
  if (beds === 1) return 'private';
  return hotRoom ? 'hot' : 'cold';
}

/** Named rooms with named beds; keys of beds start with the key of the listing. */
export function roomsOf(key: string, type: RentalType, names: Deck<string>, rng: Rng): Rooms {
  const hotHouse = (type === 'crashpad' || type === 'hostel') && rng.chance(0.4);
  const allHot = hotHouse && rng.chance(0.3);
  const used = new Set<string>();
  let bed = 0;
  return layout(type, rng).map((count, index) => {
    const room_name = names.deal((name) => !used.has(name)) ?? `Bedroom ${index + 1}`;
    used.add(room_name);
    const bedNames = count === 1 ? [rng.pick(LONE_BED_NAMES)] : rng.pick(BED_NAMES);
    const kind = kindOf(type, count, hotHouse && (allHot || index === 0), rng);
    const beds = Array.from({ length: count }, (_, place) => {
      bed += 1;
      return {
        key: `${key}-b${bed}`,
        bed_name: bedNames[place] ?? `Bed ${place + 1}`,
        bed_kind: kind,
      };
    });
    return { room_name, beds };
  });
}
