import type { Deck, Rng } from '../random.ts';
import type { DemoMember, DemoRental } from '../types.ts';
import type { Draft } from './listing.ts';
import type { People } from './members.ts';

/** The rentals of one listing and the crew who came for them. */
export interface Tenancy {
  rentals: DemoRental[];
  crew: DemoMember[];
}

function lettings(draft: Draft, total: number, rng: Rng): number {
  if (draft.slot.fullness === 'full') return total;
  if (draft.slot.fullness === 'last') return total - 1;
  if (total < 3) return total - 1;
  return Math.min(total - 2, Math.floor(total * (rng.chance(0.08) ? 0 : 0.15 + rng.next() * 0.7)));
}

/** Lets beds, keeps some invitations open, and remembers who lived there before. */
export function tenancyOf(draft: Draft, people: People, photos: Deck<string>, rng: Rng): Tenancy {
  const { listing, base, slot } = draft;
  const rentals: DemoRental[] = [];
  const crew: DemoMember[] = [];
  const gender = slot.gender === 'all' ? null : slot.gender;
  const beds = rng.shuffle(listing.rooms.flatMap((room) => room.beds));
  const let_ = lettings(draft, beds.length, rng);

  const add = (
    bed: string,
    status: DemoRental['status'],
    started: number,
    ended: number | null,
    known: boolean,
  ): void => {
    const member = known ? people.crew(base, gender, photos) : null;
    if (member) {
      member.joined_days_ago = Math.max(started, 0) + rng.int(1, 200);
      crew.push(member);
    }
    const steps = Math.floor(
      ((listing.rate_per_to ?? listing.rate_per_from) - listing.rate_per_from) / 500,
    );
    rentals.push({
      key: `${bed}-r${rentals.length + 1}`,
      bed,
      member: member?.key ?? null,
      email: member?.email ?? people.stranger(),
      status,
      started_days_ago: started,
      ended_days_ago: ended,
      rental_amount: listing.rate_per_from + rng.int(0, steps) * 500,
      deposit: listing.deposit_required,
      payment_date: rng.pick([1, 1, 1, 5, 10, 15, 20, 28]),
    });
  };

  beds.forEach((bed, index) => {
    const accepted = index < let_;
    const started = rng.int(12, 420);
    if (accepted) add(bed.key, 'accepted', started, null, true);
    else if (slot.fullness !== 'last' && rng.chance(0.16))
      add(bed.key, 'pending', -rng.int(2, 25), null, rng.chance(0.6));
    let since = accepted ? started : rng.int(0, 60);
    const former = beds.length === 1 ? rng.int(1, 3) : rng.chance(0.28) ? 1 : 0;
    for (let turn = 0; turn < former; turn += 1) {
      const ended = since + rng.int(3, 40);
      since = ended + rng.int(60, 380);
      add(bed.key, 'ended', since, ended, true);
    }
  });
  const oldest = Math.max(0, ...rentals.map((rental) => rental.started_days_ago));
  listing.listed_days_ago = oldest + rng.int(6, 120);
  return { rentals, crew };
}
