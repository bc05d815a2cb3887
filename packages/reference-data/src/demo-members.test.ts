import { greatCircleMiles } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { type DemoListing, type DemoRental, type DemoReview, readDemoData } from './demo.ts';
import { airports } from './index.ts';

const data = readDemoData();
const bases = [...new Set(data.listings.map((row) => row.airports[0]?.prefix ?? ''))];
const member = new Map(data.members.map((row) => [row.key, row]));
const listing = new Map(data.listings.map((row) => [row.key, row]));
const homeOfBed = new Map(
  data.listings.flatMap((row) =>
    row.rooms.flatMap((room) => room.beds.map((bed) => [bed.key, row] as const)),
  ),
);
const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter(Boolean);
const duplicates = (items: readonly string[]): string[] => {
  const names = new Set<string>();
  return items.filter((item) => names.size === names.add(item).size);
};
const live = (row: DemoRental): boolean => row.status === 'accepted' || row.status === 'pending';
const listers = data.members.filter((row) =>
  ['basic', 'premium', 'pro'].includes(row.user_plan ?? ''),
);
const listingsOf = (key: string): DemoListing[] =>
  data.listings.filter((row) => row.member === key);
const byLister = Map.groupBy(data.rentals, (row) => homeOfBed.get(row.bed)?.member ?? '');
const rentalsOf = (lister: string): DemoRental[] => byLister.get(lister) ?? [];
const texts = (reviews: readonly DemoReview[]): string[] =>
  reviews.flatMap((row) => [...sentences(row.message), ...sentences(row.response?.message ?? '')]);

describe('members', () => {
  it('are unique and active, with an unexpired term if they hold a plan', () => {
    expect(duplicates(data.members.map((row) => row.key))).toEqual([]);
    expect(duplicates(data.members.map((row) => row.email))).toEqual([]);
    for (const row of data.members) {
      expect(row.email).toMatch(/^[a-z.-]+@crewpad\.test$/);
      expect(row.status).toBe('ACTIVE');
      expect(row.phone_number).toMatch(/^\+\d{8,15}$/);
      expect(row.display_name.length).toBeGreaterThanOrEqual(3);
      if (row.user_plan === null) expect(row.expires_in_days).toBeNull();
      else expect(row.expires_in_days ?? 0).toBeGreaterThanOrEqual(20);
      if (row.photo !== null && row.gender !== 'simply_fabulous')
        expect(Number(row.photo.slice(-2)) % 2 === 1, row.key).toBe(row.gender === 'female');
    }
  });

  it('include only listers within the limits of their plans', () => {
    expect(listers.length).toBeGreaterThanOrEqual(120);
    for (const row of listers) {
      const homes = listingsOf(row.key).length;
      const tenants = rentalsOf(row.key).filter(live).length;
      expect(row.photo, row.key).not.toBeNull();
      expect(sentences(row.about).length, row.key).toBeGreaterThanOrEqual(2);
      if (row.user_plan === 'basic') expect([homes, tenants <= 15]).toEqual([1, true]);
      if (row.user_plan === 'premium') expect([homes <= 4, tenants <= 100]).toEqual([true, true]);
      expect(homes).toBeGreaterThanOrEqual(1);
    }
    for (const base of bases) {
      const here = new Set(
        data.listings.filter((row) => row.airports[0]?.prefix === base).map((row) => row.member),
      );
      expect(duplicates([...here].map((key) => member.get(key)?.photo ?? key)), base).toEqual([]);
    }
  });

  it('include the members that the documentation names', () => {
    const named = (key: string) => member.get(key);
    expect(named('admin')).toMatchObject({
      role: 'admin',
      user_plan: null,
      email: 'admin@crewpad.test',
    });
    expect(named('seeker')).toMatchObject({ user_plan: 'seeker' });
    expect(named('lister.basic')).toMatchObject({ user_plan: 'basic' });
    expect(named('lister.premium')).toMatchObject({ user_plan: 'premium' });
    expect(named('lister.pro')).toMatchObject({ user_plan: 'pro' });
    expect(named('tenant')).toMatchObject({ user_plan: null, role: 'member' });
    expect(listingsOf('lister.basic')).toHaveLength(1);
    expect(listingsOf('lister.premium').map((row) => row.airports[0]?.prefix)).toEqual([
      'ORD',
      'ORD',
      'ORD',
    ]);
    expect(listingsOf('lister.pro').length).toBeGreaterThanOrEqual(5);
    expect(named('lister.crew')).toMatchObject({ user_plan: 'pro' });
    expect(listingsOf('lister.crew')).toHaveLength(8);
    const crew = rentalsOf('lister.crew').filter((row) => row.status === 'accepted');
    expect(crew).toHaveLength(60);
    expect(crew.filter((row) => row.unpaid_periods !== undefined)).toHaveLength(9);
    expect(crew.filter((row) => row.leaves_in_days !== undefined)).toHaveLength(4);
    expect(data.blocks.map((row) => homeOfBed.get(row.bed)?.member)).toEqual([
      'lister.crew',
      'lister.crew',
    ]);
    expect(
      rentalsOf('lister.premium').filter(
        (row) => row.member === 'tenant' && row.status === 'accepted',
      ),
    ).toHaveLength(1);
    const invited = data.rentals.filter((row) => row.email === 'invited@crewpad.test');
    expect(invited).toMatchObject([{ member: null, status: 'pending' }]);
    expect(homeOfBed.get(invited[0]?.bed ?? '')?.member).toBe('lister.premium');
    expect(data.members.some((row) => row.email === 'invited@crewpad.test')).toBe(false);
  });
});

describe('rentals', () => {
  const present = new Map(
    data.rentals.filter((row) => row.status === 'accepted').map((row) => [row.bed, row]),
  );

  it('have one tenant per bed at a time and one bed per tenant', () => {
    expect(duplicates(data.rentals.map((row) => row.key))).toEqual([]);
    expect(duplicates(data.rentals.filter(live).map((row) => row.bed))).toEqual([]);
    const tenants = data.rentals
      .filter((row) => row.status === 'accepted')
      .map((row) => row.member ?? '');
    expect(duplicates(tenants)).toEqual([]);
    for (const row of data.rentals) {
      const home = homeOfBed.get(row.bed);
      const tenant = row.member === null ? undefined : member.get(row.member);
      expect(home, row.key).toBeDefined();
      if (row.member !== null) expect(tenant?.email, row.key).toBe(row.email);
      else expect(row.status).toBe('pending');
      if (home && tenant && home.gender !== 'all') expect(tenant.gender, row.key).toBe(home.gender);
      if (home) expect(row.started_days_ago).toBeLessThan(home.listed_days_ago);
      expect(row.ended_days_ago !== null).toBe(row.status === 'ended');
      expect(row.payment_date).toBeLessThanOrEqual(28);
    }
    for (const before of data.rentals.filter((row) => row.status === 'ended')) {
      expect(before.started_days_ago).toBeGreaterThan(before.ended_days_ago ?? 0);
      const after = present.get(before.bed);
      if (after) expect(before.ended_days_ago ?? 0).toBeGreaterThan(after.started_days_ago);
    }
  });
});

describe('reviews', () => {
  it('come from former or current tenants, one each', () => {
    expect(
      duplicates(data.reviews.map((row) => `${row.author} ${row.lister} ${row.listing}`)),
    ).toEqual([]);
    for (const row of data.reviews) {
      const stay = rentalsOf(row.lister).find(
        (rental) => rental.member === row.author && rental.status !== 'pending',
      );
      expect(stay, row.author).toBeDefined();
      if (row.listing !== null) expect(homeOfBed.get(stay?.bed ?? '')?.key).toBe(row.listing);
      expect(row.written_days_ago).toBeLessThan(stay?.started_days_ago ?? 0);
      expect(row.message.length).toBeLessThanOrEqual(1000);
      expect(row.message).not.toMatch(/[{}<>]|undefined/);
      if (row.response)
        expect(row.response.written_days_ago).toBeLessThanOrEqual(row.written_days_ago);
    }
    const reviewed = new Set(data.reviews.map((row) => row.listing).filter((key) => key !== null));
    expect(reviewed.size / data.listings.length).toBeGreaterThan(0.52);
    expect(reviewed.size / data.listings.length).toBeLessThan(0.68);
    const answered = data.reviews.filter((row) => row.response).length / data.reviews.length;
    expect(answered).toBeGreaterThan(0.38);
    expect(answered).toBeLessThan(0.55);
  });

  it('repeat no sentence on the same page', () => {
    for (const row of listers) {
      const received = data.reviews.filter((review) => review.lister === row.key);
      const about = sentences(row.about);
      expect(duplicates([...texts(received), ...about]), row.key).toEqual([]);
      for (const home of listingsOf(row.key)) {
        const own = [...sentences(home.description), ...sentences(home.rules_policies_des)];
        const here = received.filter(
          (review) => review.listing === home.key || review.listing === null,
        );
        expect(duplicates([...own, ...about, ...texts(here)]), home.key).toEqual([]);
      }
      const faces = received
        .map((review) => member.get(review.author)?.photo)
        .filter((photo) => photo !== null);
      expect(duplicates([row.photo ?? '', ...faces.map(String)]), row.key).toEqual([]);
    }
    expect(
      data.reviews.every(
        (row) => row.listing === null || listing.get(row.listing)?.member === row.lister,
      ),
    ).toBe(true);
  });
});

describe('feed', () => {
  it('has events and offers near every base', () => {
    const airport = new Map(airports().map((row) => [row.prefix, row]));
    const counts = bases.map((base) => {
      const { latitude, longitude } = airport.get(base) ?? { latitude: 0, longitude: 0 };
      const near = data.feed.filter(
        (row) => greatCircleMiles(latitude, longitude, row.map_lat, row.map_lng) <= 15,
      );
      expect(duplicates(near.map((row) => row.title)), base).toEqual([]);
      return Math.min(
        near.filter((row) => row.kind === 'event').length,
        near.filter((row) => row.kind === 'special_offer').length,
      );
    });
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
    expect(counts.filter((count) => count >= 3).length).toBeGreaterThanOrEqual(25);
    for (const row of data.feed) {
      expect(row.picture).toMatch(row.kind === 'event' ? /^event-\d\d$/ : /^offer-\d\d$/);
      expect(row.starts_in_days).toBeGreaterThanOrEqual(-2);
      expect(row.starts_in_days).toBeLessThanOrEqual(60);
      expect(row.ends_in_days).toBeGreaterThanOrEqual(row.starts_in_days);
      expect(row.description).not.toMatch(/[{}<>]/);
    }
  });
});
