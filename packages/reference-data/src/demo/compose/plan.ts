import type { ListingGender, Plan, RentalType } from '@crewpad/domain';
import type { Base } from '../bases/index.ts';
import type { Rng } from '../random.ts';

/** How many of the beds are let: none left, one left, or some free. */
type Fullness = 'full' | 'last' | 'open';

/** What is decided about a listing before it is written. */
export interface Slot {
  lister: number;
  gender: ListingGender;
  type: RentalType;
  fullness: Fullness;
  promotion: 'featured' | 'boosted' | null;
}

export interface ListerPlan {
  plan: Extract<Plan, 'basic' | 'premium' | 'pro'>;
  listings: number;
  /** The e-mail of a demo member who must exist. */
  email: string | null;
}

const TYPES: readonly (readonly [RentalType, number])[] = [
  ['crashpad', 48],
  ['crashpad_suite', 13],
  ['crashpad_bed', 10],
  ['crashpad_room', 11],
  ['house', 6],
  ['entire_suite', 5],
  ['room', 3],
  ['hostel', 2],
  ['hotel', 2],
];
const NAMED: Readonly<Record<string, readonly [plan: string, email: string]>> = {
  BOS: ['basic', 'lister.basic@crewpad.test'],
  ORD: ['premium', 'lister.premium@crewpad.test'],
  JFK: ['pro', 'lister.pro@crewpad.test'],
};

/** Who lists at a base: one or two with many houses, one or two with a few, and one with a single place. */
export function listersOf(base: Base): ListerPlan[] {
  const premium = base.listings > 20 ? [3, 4] : [base.listings > 12 ? 4 : 3];
  const rest = base.listings - premium.reduce((sum, count) => sum + count, 0) - 1;
  const pro = rest > 12 ? [8, rest - 8] : [rest];
  const named = NAMED[base.code];
  const of = (plan: ListerPlan['plan'], counts: readonly number[]): ListerPlan[] =>
    counts.map((listings, index) => ({
      plan,
      listings,
      email: index === 0 && named?.[0] === plan ? named[1] : null,
    }));
  return [...of('pro', pro), ...of('premium', premium), ...of('basic', [1])];
}

/** One slot per listing of the base. */
export function slotsOf(base: Base, listers: readonly ListerPlan[], rng: Rng): Slot[] {
  const owners = listers.flatMap((lister, index) => Array<number>(lister.listings).fill(index));
  const many = base.listings > 20 ? 4 : 2;
  const featured = base.listings > 12 ? 2 : 1;
  const genders = rng.shuffle(
    owners.map(
      (_, index): ListingGender =>
        index < base.listings / 5 ? 'male' : index < (base.listings * 2) / 5 ? 'female' : 'all',
    ),
  );
  const hidden = rng.shuffle(owners.map((_, index) => index)).filter((index) => {
    const owner = listers[owners[index] ?? 0];
    return owner?.plan !== 'basic' && !owner?.email;
  });
  const full = new Set(hidden.slice(0, many));
  const last = new Set(hidden.slice(many, many * 2));
  const promoted = hidden.slice(many * 2);
  let hosted = 0;
  return owners.map((lister, index) => {
    const named = Boolean(listers[lister]?.email);
    const sold = full.has(index) ? 'full' : last.has(index) ? 'last' : 'open';
    const gender = genders[index] ?? 'all';
    let type = rng.weighted(TYPES);
    const isHosted = type === 'hotel' || type === 'hostel';
    if (isHosted) hosted += 1;
    if (named || sold === 'last') type = rng.chance(0.8) || named ? 'crashpad' : 'crashpad_suite';
    else if (isHosted && (hosted > 2 || gender !== 'all' || listers[lister]?.plan === 'basic'))
      type = 'crashpad';
    const place = promoted.indexOf(index);
    const promotion =
      place < 0 ? null : place < featured ? 'featured' : place === featured ? 'boosted' : null;
    const single = ['crashpad_bed', 'crashpad_room', 'room'].includes(type);
    const fullness = single && promotion === null && rng.chance(0.45) ? 'full' : sold;
    return { lister, gender, type, fullness, promotion };
  });
}
