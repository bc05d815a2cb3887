import { contract } from '@crewpad/contract';
import { addMonths, BED_KINDS, freeRanges, localDate } from '@crewpad/domain';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import { enforce } from '../../platform/access/decision.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { storePictures } from '../../platform/uploads/batch.ts';
import {
  findNearbyListings,
  findRelatedListings,
  listerTag,
  listingTag,
  presentCard,
} from '../search/index.ts';
import { findDraft, presentDraft } from './editor/drafts.ts';
import { forListers, forWritingListers, requireRoomForListing } from './guards.ts';
import {
  countOwn,
  findInvitable,
  findOwnCrashpad,
  listAvailableBeds,
  listOwnCrashpads,
  listOwnNames,
  listSummaries,
} from './mine.queries.ts';
import { can } from './policy.ts';
import {
  presentAvailableBed,
  presentCrashpad,
  presentFill,
  presentInvitable,
  presentListing,
  presentOccupancy,
  presentRoom,
  presentSummary,
  presentUnrented,
} from './present.ts';
import { findListing, findStays } from './public.queries.ts';
import { storeDocuments } from './uploads/documents.ts';
import { rotatePicture } from './uploads/pictures.ts';

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
      const [{ listings, payment_date }, beds] = await Promise.all([
        findInvitable(db, actor.id),
        listAvailableBeds(db, actor.id),
      ]);
      return {
        listings: listings.map(presentInvitable),
        beds: beds.map(presentAvailableBed),
        payment_date: payment_date ?? 1,
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

/** How far ahead the calendar of free beds goes. */
const CALENDAR_MONTHS = 6;

/** Registers the public page of a listing and the other listings of its lister. */
export function addPublicRoutes(registry: OperationRegistry, { db, clock }: Services): void {
  registry.add(
    contract.listings.getListing,
    async ({ params, query }, { actor }) => {
      const withReviews = query.review === 'true' || query.review === '1';
      const viewerId = actor.kind === 'visitor' ? null : actor.id;
      const now = clock.now();
      const row = await findListing(db, params.id, now, viewerId, withReviews);
      if (row === undefined) throw notFound();
      enforce(can(actor, 'view', row));
      return presentListing(row, actor, now);
    },
    {
      refusesBadToken: true,
      tagsOf: ({ data }) => [listingTag(data.id), listerTag(data.user_id)],
    },
  );
  registry.add(
    contract.listings.getAvailability,
    async ({ params }, { actor }) => {
      const now = clock.now();
      const row = await findStays(db, params.id, actor.kind === 'visitor' ? null : actor.id, now);
      if (row === undefined) throw notFound();
      enforce(can(actor, 'view', row));
      const from = localDate(now, row.time_zone);
      const to = addMonths(new Date(`${from}T00:00:00Z`), CALENDAR_MONTHS)
        .toISOString()
        .slice(0, 10);
      const data = BED_KINDS.flatMap((bed_kind) => {
        const beds = row.beds.filter((bed) => bed.bed_kind === bed_kind).map(({ stays }) => stays);
        if (beds.length === 0) return [];
        return [{ bed_kind, beds: beds.length, ranges: freeRanges(beds, from, to) }];
      });
      return { from, to, time_zone: row.time_zone, data };
    },
    { refusesBadToken: true, tagsOf: (_answer, { params }) => [listingTag(params.id)] },
  );
  registry.add(
    contract.listings.getRelatedListings,
    async ({ params, query }) => {
      const { listing_id: exceptId, limit, offset } = query;
      const related = { listerId: params.id, exceptId, limit, offset };
      const listings = await findRelatedListings(db, related, clock.now());
      if (listings === undefined) throw notFound();
      return { data: listings.listings.map((row) => presentCard(row, row)), total: listings.total };
    },
    { tagsOf: (_answer, { params }) => [listerTag(params.id)] },
  );
  registry.add(
    contract.listings.getNearbyListings,
    async ({ params: { id } }, { actor }) => {
      const now = clock.now();
      const listings = await findNearbyListings(db, id, now);
      if (listings === undefined) throw notFound();
      if (!listings.isPublic) {
        const row = await findListing(
          db,
          id,
          now,
          actor.kind === 'visitor' ? null : actor.id,
          false,
        );
        if (row === undefined) throw notFound();
        enforce(can(actor, 'view', row));
      }
      return { data: listings.listings.map((row) => presentCard(row, row)) };
    },
    {
      refusesBadToken: true,
      tagsOf: ({ data }, { params }) => [params.id, ...data.map((card) => card.id)].map(listingTag),
    },
  );
}

/** Registers the uploads of files that listings can use. */
export function addUploadRoutes(registry: OperationRegistry, services: Services): void {
  registry.addForMembers(
    contract.listings.uploadImages,
    async (_request, { actor, files }) => {
      const { field } = contract.listings.uploadImages.upload;
      return { url: await storePictures(services, actor.id, files, field) };
    },
    forWritingListers,
  );

  registry.addForMembers(
    contract.listings.uploadPdf,
    async (_request, context) => {
      const { field } = contract.listings.uploadPdf.upload;
      const files = await storeDocuments(services, context.actor, context, field);
      const { name = '', url = '' } = files[0] ?? {};
      return { name, url, files };
    },
    forWritingListers,
  );

  registry.addForMembers(
    contract.listings.rotateImage,
    async ({ body }, { actor }) => {
      return { image_url: await rotatePicture(services, actor, body.image_url) };
    },
    forWritingListers,
  );
}
