import { TEST_NOW } from '../../../platform/testing-data.ts';
import type { AccountsRig } from '../../accounts/testing.ts';
import { addTenant, type Party } from '../stays/testing.ts';
import { expireOffers } from './jobs.ts';
import { addFullHouse, type FullHouse } from './testing.ts';

export const HOUR = 60 * 60 * 1000;
/** Some hours after the tests' present. */
export const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR);

/** What the tests of offers do and look up. The rig exists only once they run. */
export function waitlistCalls(rig: () => AccountsRig) {
  const expire = (now: Date) => {
    rig().clock.set(now);
    return expireOffers(rig().database.db, now);
  };
  /** When the open offer of an entry ends, and the instant before. The clock of a test goes on. */
  const endOf = async (entry: number) => {
    const { expires_at } = await rig()
      .database.db.selectFrom('waitlist_offers')
      .select('expires_at')
      .where('entry_id', '=', entry)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    return { end: expires_at, before: new Date(expires_at.getTime() - 1) };
  };
  const join = async ({ page }: FullHouse, person: Party, body: object = {}): Promise<number> =>
    (await rig().post(page, body, person.token)).body.data.id;
  const mine = async ({ id }: Party) =>
    (await rig().get('/waitlist', await rig().tokenOf(id))).body.data[0];
  const checkOut = (house: FullHouse, rental = house.rentalId) =>
    rig().post(
      `/rental/${rental}/checkout`,
      { checkout_date: '2026-03-01', checkout_time: '12:00' },
      house.token,
    );
  const setStatus = ({ listing, token }: FullHouse, status: number) =>
    rig().post(`/crashpads/status/${listing.id}`, { status }, token);
  const mode = ({ listing, token }: FullHouse, value: string) =>
    rig().put(`/listing/${listing.id}/waitlist-mode`, { mode: value }, token);
  const offer = (house: FullHouse, entry: number, bed_id = house.bed, token = house.token) =>
    rig().post(`/lister/waitlist/${entry}/offer`, { bed_id }, token);
  const release = (house: FullHouse, entry: number) =>
    rig().delete(`/lister/waitlist/${entry}/offer`, house.token);
  /** With a session of its own: those of a test end while its clock jumps. */
  const answer = async (entry: number, what: 'claim' | 'pass', { id }: Party) =>
    rig().post(`/waitlist/${entry}/${what}`, undefined, await rig().tokenOf(id));
  const kindsOf = async (memberId: number) =>
    (
      await rig()
        .database.db.selectFrom('notifications')
        .select('kind')
        .where('member_id', '=', memberId)
        .orderBy('id')
        .execute()
    ).map(({ kind }) => kind);
  const offersOf = (entry: number) =>
    rig()
      .database.db.selectFrom('waitlist_offers')
      .select(['state', 'bed_id'])
      .where('entry_id', '=', entry)
      .orderBy('id')
      .execute();

  /** A full house with people on its waitlist, whose bed has just become free. */
  async function freed({ people = 2, automatic = false, rooms = [['cold']] as 'cold'[][] } = {}) {
    const house = await addFullHouse(rig(), { listing: { rooms } });
    if (automatic) await mode(house, 'automatic');
    const waiting: Party[] = [];
    const entries: number[] = [];
    for (let n = 0; n < people; n += 1) {
      const person = await addTenant(rig(), { user_plan: 'seeker' });
      waiting.push(person);
      entries.push(await join(house, person));
    }
    await checkOut(house);
    const [first, second] = waiting as [Party, Party];
    const [one = 0, two = 0] = entries;
    return { house, waiting, first, second, one, two };
  }
  return {
    ...{ expire, endOf, join, mine, checkOut, setStatus, mode },
    ...{ offer, release, answer, kindsOf, offersOf, freed },
  };
}
