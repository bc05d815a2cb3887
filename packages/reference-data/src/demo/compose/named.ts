import type { Base } from '../bases/index.ts';
import type { Deck, Rng } from '../random.ts';
import type { DemoData, DemoMember } from '../types.ts';
import type { People } from './members.ts';

const SEEKERS = 40;

/** The members that the documentation names and who are no listers. */
function withEmail(member: DemoMember, email: string, changes: Partial<DemoMember>): DemoMember {
  return { ...member, ...changes, email, key: email.replace('@crewpad.test', '') };
}

/** Seekers, the administrator, and the tenant and the invitation at lister.premium. */
export function addNamed(
  data: DemoData,
  bases: readonly Base[],
  people: People,
  photos: Deck<string>,
  rng: Rng,
): void {
  const home = bases.find((base) => base.code === 'ORD') ?? rng.pick(bases);
  const person = (base: Base): DemoMember => people.crew(base, null, photos);
  data.members.push(
    withEmail(person(home), 'admin@crewpad.test', {
      role: 'admin',
      about: 'I keep the site in order.',
      airlines: null,
    }),
    withEmail(person(home), 'seeker@crewpad.test', {
      user_plan: 'seeker',
      expires_in_days: 120,
      joined_days_ago: 60,
      about: 'On reserve, commuting, and looking for a cold bed.',
    }),
  );
  for (let index = 0; index < SEEKERS; index += 1) {
    const left = rng.int(20, 175);
    data.members.push({
      ...person(rng.pick(bases)),
      user_plan: 'seeker',
      expires_in_days: left,
      joined_days_ago: 180 - left + rng.int(0, 3),
    });
  }

  const listings = data.listings.filter((listing) => listing.member === 'lister.premium');
  const beds = new Set(
    listings
      .flatMap((listing) => listing.rooms)
      .flatMap((room) => room.beds)
      .map((bed) => bed.key),
  );
  const accepted = data.rentals.find(
    (rental) => rental.status === 'accepted' && beds.has(rental.bed),
  );
  const tenant = data.members.find((member) => member.key === accepted?.member);
  if (!accepted || !tenant) throw new RangeError('lister.premium has no tenant');
  const former = tenant.key;
  Object.assign(tenant, withEmail(tenant, 'tenant@crewpad.test', {}));
  for (const rental of data.rentals) {
    if (rental.member === former)
      Object.assign(rental, { member: tenant.key, email: tenant.email });
  }
  for (const review of data.reviews) if (review.author === former) review.author = tenant.key;

  const held = new Set(
    data.rentals.filter((rental) => rental.status !== 'ended').map((rental) => rental.bed),
  );
  const free = [...beds].find((bed) => !held.has(bed));
  const place = listings.find((listing) => free?.startsWith(`${listing.key}-`));
  if (!free || !place) throw new RangeError('lister.premium has no free bed');
  data.rentals.push({
    key: `${free}-invited`,
    bed: free,
    member: null,
    email: 'invited@crewpad.test',
    status: 'pending',
    started_days_ago: -7,
    ended_days_ago: null,
    rental_amount: place.rate_per_from,
    deposit: place.deposit_required,
    payment_date: 1,
  });
}
