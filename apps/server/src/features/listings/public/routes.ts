import { contract } from '@crewpad/contract';
import { addMonths, BED_KINDS, freeRanges, localDate } from '@crewpad/domain';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import {
  findNearbyListings,
  findRelatedListings,
  listerTag,
  listingTag,
  presentCard,
} from '../../search/index.ts';
import { can } from '../policy.ts';
import { presentListing } from './present-listing.ts';
import { findStays } from './queries/find-stays.ts';
import { findListing } from './queries/get-listing.ts';

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
      const found = await findRelatedListings(db, related, clock.now());
      if (found === undefined) throw notFound();
      return { data: found.listings.map((row) => presentCard(row, row)), total: found.total };
    },
    { tagsOf: (_answer, { params }) => [listerTag(params.id)] },
  );
  registry.add(
    contract.listings.getNearbyListings,
    async ({ params: { id } }, { actor }) => {
      const now = clock.now();
      const found = await findNearbyListings(db, id, now);
      if (found === undefined) throw notFound();
      if (!found.isPublic) {
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
      return { data: found.listings.map((row) => presentCard(row, row)) };
    },
    {
      refusesBadToken: true,
      tagsOf: ({ data }, { params }) => [params.id, ...data.map((card) => card.id)].map(listingTag),
    },
  );
}
