import {
  canAddListings,
  getAvailableBeds,
  getCrashpads,
  getCrashpadToEdit,
  getDraft as getDraftOperation,
  getListerListings,
  getListingsAndBeds,
  getListingsWithOccupancy,
  getOccupancies,
  getUnrented,
  getUnrentedOf,
} from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/operations.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { presentFill } from '../present-columns.ts';
import { forListers, requireRoomForListing } from './policy.ts';
import { presentAvailableBed, presentUnrented } from './present-beds.ts';
import { presentCrashpad, presentOccupancy, presentSummary } from './present-crashpad.ts';
import { presentDraft } from './present-draft.ts';
import { presentRoom } from './present-rooms.ts';
import { findAvailableBeds } from './queries/available-beds.ts';
import { getDraft } from './queries/get-draft.ts';
import { findOwnCrashpads, getOwnCrashpad } from './queries/own-crashpads.ts';
import { findOwnNames } from './queries/own-names.ts';
import { countOwn, findSummaries } from './queries/summaries.ts';

/** Registers what listers read of their own listings: the role is enough, also when the plan has expired. */
export function addCrashpadReads(registry: OperationRegistry, services: Services): void {
  const { db, payments } = services;

  registry.addForMembers(
    getCrashpads,
    async ({ query }, { actor }) => {
      const [rows, { all }] = await Promise.all([
        findOwnCrashpads(db, actor.id, query),
        countOwn(db, actor.id),
      ]);
      return { data: rows.map((row) => presentCrashpad(row, actor)), total: all };
    },
    forListers,
  );

  registry.addForMembers(
    getCrashpadToEdit,
    async ({ params }, { actor }) => {
      const row = await getOwnCrashpad(db, actor.id, params.id);
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
    getListingsWithOccupancy,
    async ({ query }, { actor }) => {
      const [rows, counts] = await Promise.all([
        findSummaries(db, actor.id, query),
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
    getDraftOperation,
    async (_request, { actor }) => {
      const row = await getDraft(db, actor.id);
      return { draft: row === undefined ? null : presentDraft(row) };
    },
    forListers,
  );

  registry.addForMembers(
    canAddListings,
    async (_request, { actor }) => {
      await requireRoomForListing(db, actor, payments.mode);
      return { can_add: true as const };
    },
    forListers,
  );

  addLists(registry, services);
}

/** What the screens of tenants choose from. */
function addLists(registry: OperationRegistry, { db }: Services): void {
  registry.addForMembers(
    getListerListings,
    async (_request, { actor }) => {
      const rows = await findOwnNames(db, actor.id);
      return { data: rows.map(({ id, title }) => ({ id, title })) };
    },
    forListers,
  );

  registry.addForMembers(
    getListingsAndBeds,
    async (_request, { actor }) => {
      const [listings, beds] = await Promise.all([
        findOwnNames(db, actor.id, { activeOnly: true }),
        findAvailableBeds(db, actor.id),
      ]);
      return {
        listings: listings.map(({ id, title }) => ({ id, title })),
        beds: beds.map(presentAvailableBed),
      };
    },
    forListers,
  );

  registry.addForMembers(
    getAvailableBeds,
    async (_request, { actor }) => {
      return { beds: (await findAvailableBeds(db, actor.id)).map(presentAvailableBed) };
    },
    forListers,
  );

  registry.addForMembers(
    getOccupancies,
    async (_request, { actor }) => {
      const rows = await findOwnNames(db, actor.id);
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
    getUnrented,
    async (_request, { actor }) => {
      return { data: presentUnrented(await findAvailableBeds(db, actor.id)) };
    },
    forListers,
  );

  registry.addForMembers(
    getUnrentedOf,
    async ({ params }, { actor }) => {
      if (params.id !== actor.id) throw notFound();
      return { data: presentUnrented(await findAvailableBeds(db, actor.id)) };
    },
    forListers,
  );
}
