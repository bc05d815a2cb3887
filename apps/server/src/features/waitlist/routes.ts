import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import type { MemberActor } from '../../platform/access/actor.ts';
import { enforce } from '../../platform/access/decision.ts';
import { requireLister } from '../../platform/access/guards.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { requirePlan } from '../rentals/index.ts';
import { claimOffer, offerBed, passOffer, releaseOffer } from './offers.ts';
import { can } from './policy.ts';
import {
  type EntryColumns,
  type FreeBed,
  findEntry,
  findHouse,
  findWaiting,
  type HouseRow,
  listFreeBeds,
  listHouses,
  listOwnEntries,
  listWaiting,
  type OwnEntryRow,
  type WaitingRow,
} from './waitlist.queries.ts';
import { joinWaitlist, leaveWaitlist, setWaitlistMode } from './waitlist.ts';

function presentEntry(row: EntryColumns) {
  const { bed_id, room_name, bed_name, held_kind, held_from, expires_at, state } = row;
  const isHeld = bed_id !== null && room_name !== null && bed_name !== null && held_kind !== null;
  return {
    id: row.id,
    state: state === 'open' ? ('offered' as const) : (state ?? ('waiting' as const)),
    position: row.position,
    from: row.wanted_from,
    bed_kind: row.bed_kind,
    created_at: row.created_at.toISOString(),
    offer:
      isHeld && held_from !== null && expires_at !== null
        ? {
            ...{ bed_id, room_name, bed_name, bed_kind: held_kind },
            from: held_from,
            expires_at: expires_at.toISOString(),
          }
        : null,
  };
}

/** A member's own entry. Pure. */
function presentOwnEntry(row: OwnEntryRow): contract.waitlist.WaitlistEntry {
  const { listing_id: id, title, thumbnail, note } = row;
  return { ...presentEntry(row), note, listing: { id, title, thumbnail } };
}

/** A member on a waitlist, for the lister. Pure. */
function presentWaiting(row: WaitingRow): contract.waitlist.WaitingMember {
  const { member_id, name, photo, airline, note, may_write } = row;
  return { ...presentEntry(row), member_id, name, photo, airline, note: may_write ? note : null };
}

/** The waitlist of one crash pad. Pure. */
function presentHouse(
  { id, title, thumbnail, mode, total }: HouseRow,
  waiting: readonly WaitingRow[],
  beds: readonly FreeBed[],
): contract.waitlist.HouseWaitlist {
  return {
    listing_id: id,
    ...{ title, thumbnail, mode, total },
    beds: beds
      .filter(({ listing_id, is_held }) => listing_id === id && !is_held)
      .map(({ id: bed_id, room_name, bed_name, bed_kind, shown_from: from }) => ({
        ...{ bed_id, room_name, bed_name, bed_kind, from },
      })),
    entries: waiting.filter(({ listing_id }) => listing_id === id).map(presentWaiting),
  };
}

/** Registers the operations on waitlists of full crash pads, and offers of beds. */
export function addWaitlists(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;
  const own = async (actor: MemberActor, listingId: number, message: string) => {
    const [row] = await listOwnEntries(db, actor.id, listingId);
    if (row === undefined) throw notFound();
    return { data: presentOwnEntry(row), message };
  };
  const ownOfEntry = async (actor: MemberActor, id: number, message: string) =>
    own(actor, (await findEntry(db, id))?.listing_id ?? 0, message);
  const waiting = async (id: number, message: string) => {
    const row = await findWaiting(db, id, clock.now());
    if (row === undefined) throw notFound();
    return { data: presentWaiting(row), message };
  };
  const forWaiting = { allows: refuseAdmins, ownSessionOnly: true };

  registry.addForMembers(
    contract.waitlist.joinWaitlist,
    async ({ params: { id }, body }, { actor, reply, t }) => {
      const { isNew } = await joinWaitlist(services, actor, id, body);
      if (!isNew) reply.status = 200;
      return own(actor, id, t(isNew ? 'waitlist:waitlist_joined' : 'waitlist:waitlist_saved'));
    },
    forWaiting,
  );
  registry.addForMembers(
    contract.waitlist.leaveWaitlist,
    async ({ params: { id } }, { actor, t }) => {
      await leaveWaitlist(services, actor, id);
      return { message: t('waitlist:waitlist_left') };
    },
    forWaiting,
  );
  registry.addForMembers(
    contract.waitlist.getWaitlist,
    async (_request, { actor }) => ({
      data: (await listOwnEntries(db, actor.id)).map(presentOwnEntry),
    }),
    forWaiting,
  );
  registry.addForMembers(
    contract.waitlist.claimOffer,
    async ({ params: { id } }, { actor, t }) => {
      await claimOffer(services, actor, id);
      return ownOfEntry(actor, id, t('waitlist:claim_sent'));
    },
    { ownSessionOnly: true },
  );
  registry.addForMembers(
    contract.waitlist.passOffer,
    async ({ params: { id } }, { actor, t }) => {
      await passOffer(services, actor, id);
      return ownOfEntry(actor, id, t('waitlist:passed'));
    },
    { ownSessionOnly: true },
  );

  registry.addForMembers(
    contract.waitlist.getListerWaitlist,
    async (_request, { actor }) => {
      const [houses, rows] = await Promise.all([
        listHouses(db, actor.id),
        listWaiting(db, actor.id, clock.now()),
      ]);
      const beds = await listFreeBeds(
        db,
        houses.map(({ id }) => id),
      );
      return { data: houses.map((house) => presentHouse(house, rows, beds)) };
    },
    { allows: requireLister },
  );
  registry.addForMembers(
    contract.waitlist.offerBed,
    async ({ params: { id }, body }, { actor, t }) => {
      await offerBed(services, actor, { entryId: id, bedId: body.bed_id });
      return waiting(id, t('waitlist:offered'));
    },
    {
      allows: (actor) => {
        requireLister(actor);
        enforce(requirePlan(actor));
      },
      party: async (actor, id) => {
        const entry = await findEntry(db, id);
        if (entry === undefined) throw notFound();
        const decision = can(actor, 'offer', entry, clock.now());
        if (!decision.allowed && decision.refusal.status !== 409) throw decision.refusal;
      },
    },
  );
  registry.addForMembers(
    contract.waitlist.releaseOffer,
    async ({ params: { id } }, { actor, t }) => {
      await releaseOffer(services, actor, id);
      return waiting(id, t('waitlist:offer_unheld'));
    },
    { allows: requireLister },
  );
  registry.addForMembers(
    contract.waitlist.setWaitlistMode,
    async ({ params: { id }, body: { mode } }, { actor, t }) => {
      await setWaitlistMode(services, actor, id, mode);
      return { data: { mode }, message: t('waitlist:saved') };
    },
    {
      allows: requireLister,
      party: async (actor, id) => {
        const listing = await findHouse(db, id);
        if (listing?.lister_id !== actor.id) throw notFound();
      },
    },
  );
}

function refuseAdmins({ role }: MemberActor): void {
  if (role === 'admin') throw forbidden();
}
