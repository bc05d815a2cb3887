import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { forListers, requireRoomForListing } from '../guards.ts';
import { presentFill } from '../public/present-columns.ts';
import { findDraft, presentDraft } from '../queries/find-draft.ts';
import { presentAvailableBed, presentUnrented } from './present-beds.ts';
import { presentCrashpad, presentOccupancy, presentSummary } from './present-crashpad.ts';
import { presentRoom } from './present-rooms.ts';
import { listAvailableBeds } from './queries/available-beds.ts';
import { findOwnCrashpad, listOwnCrashpads } from './queries/own-crashpads.ts';
import { listOwnNames } from './queries/own-names.ts';
import { countOwn, listSummaries } from './queries/summaries.ts';

/**
 * Registers the read operations on own listings. They require only the role, even after the plan
 * has expired.
 */
export function addOwnListingRoutes(registry: OperationRegistry, services: Services): void {
  const { db, payments } = services;

  registry.addForMembers(
    contract.listings.getCrashpads,
    async ({ query }, { actor }) => {
      const [rows, { all }] = await Promise.all([
        listOwnCrashpads(db, actor.id, query),
        countOwn(db, actor.id),
      ]);
      return { data: rows.map((row) => presentCrashpad(row, actor)), total: all };
    },
    forListers,
  );

  registry.addForMembers(
    contract.listings.getCrashpadToEdit,
    async ({ params }, { actor }) => {
      const row = await findOwnCrashpad(db, actor.id, params.id);
      if (row === undefined) throw notFound();
      return {
        data: presentCrashpad(row, actor),
        airports: row.airports,
        rooms: row.rooms.map(presentRoom),
      };
    },
    forListers,
  );

  registry.addForMembers(
    contract.listings.getListingsWithOccupancy,
    async ({ query }, { actor }) => {
      const [rows, counts] = await Promise.all([
        listSummaries(db, actor.id, query),
        countOwn(db, actor.id, query),
      ]);
      return {
        data: { data: rows.map((row) => presentSummary(row, actor)) },
        occupancy: { data: rows.map(presentOccupancy) },
        ...counts,
      };
    },
    forListers,
  );

  registry.addForMembers(
    contract.listings.getDraft,
    async (_request, { actor }) => {
      const row = await findDraft(db, actor.id);
      return { draft: row === undefined ? null : presentDraft(row) };
    },
    forListers,
  );

  registry.addForMembers(
    contract.listings.canAddListings,
    async (_request, { actor }) => {
      await requireRoomForListing(db, actor, payments.mode);
      return { can_add: true as const };
    },
    forListers,
  );

  registry.addForMembers(contract.listings.getListingTotal, async (_request, { actor }) => ({
    count: (await countOwn(db, actor.id)).all,
  }));

  addLists(registry, services);
}

/** Options for the tenant screens. */
function addLists(registry: OperationRegistry, { db }: Services): void {
  registry.addForMembers(
    contract.listings.getListerListings,
    async (_request, { actor }) => {
      const rows = await listOwnNames(db, actor.id);
      return { data: rows.map(({ id, title }) => ({ id, title })) };
    },
    forListers,
  );

  registry.addForMembers(
    contract.listings.getListingsAndBeds,
    async (_request, { actor }) => {
      const [listings, beds] = await Promise.all([
        listOwnNames(db, actor.id, { activeOnly: true }),
        listAvailableBeds(db, actor.id),
      ]);
      return {
        listings: listings.map(({ id, title }) => ({ id, title })),
        beds: beds.map(presentAvailableBed),
      };
    },
    forListers,
  );

  registry.addForMembers(
    contract.listings.getAvailableBeds,
    async (_request, { actor }) => {
      return { beds: (await listAvailableBeds(db, actor.id)).map(presentAvailableBed) };
    },
    forListers,
  );

  registry.addForMembers(
    contract.listings.getOccupancies,
    async (_request, { actor }) => {
      const rows = await listOwnNames(db, actor.id);
      const properties = rows.map((row) => ({
        listing_id: row.id,
        title: row.title,
        ...presentFill(row),
      }));
      return { properties };
    },
    forListers,
  );

  registry.addForMembers(
    contract.listings.getUnrented,
    async (_request, { actor }) => {
      return { data: presentUnrented(await listAvailableBeds(db, actor.id)) };
    },
    forListers,
  );

  registry.addForMembers(
    contract.listings.getUnrentedOf,
    async ({ params }, { actor }) => {
      if (params.id !== actor.id) throw notFound();
      return { data: presentUnrented(await listAvailableBeds(db, actor.id)) };
    },
    forListers,
  );
}
