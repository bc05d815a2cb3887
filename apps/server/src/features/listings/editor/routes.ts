import { contract } from '@crewpad/contract';
import { LISTING_STATUS } from '@crewpad/domain';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import {
  forAddingListers,
  forOwnersOfBed,
  forOwnersOfListing,
  forOwnersOfRoom,
  forWritingListers,
} from '../guards.ts';
import { presentBed, presentCrashpad, presentRoom } from '../present.ts';
import { copyCrashpad, deleteDraft, presentDraft, putDraft } from './drafts.ts';
import { createCrashpad, updateCrashpad } from './editor.ts';
import { setCrashpadStatus, setCrashpadVisibility } from './listing.ts';
import { setBedPrice, setCrashpadPrice } from './prices.ts';
import { updateRoom } from './rooms.ts';

const STATUS_TEXTS = {
  [LISTING_STATUS.active]: 'listings:reactivated',
  [LISTING_STATUS.inactive]: 'listings:deactivated',
  [LISTING_STATUS.deleted]: 'listings:removed',
} as const;

/** Registers the write operations on own listings. */
export function addEditorRoutes(registry: OperationRegistry, services: Services): void {
  const forOwners = forOwnersOfListing(services.db);

  registry.addForMembers(
    contract.listings.createCrashpad,
    async ({ body }, { actor, idempotencyKey, t }) => {
      const row = await createCrashpad(services, actor, body, idempotencyKey);
      return { data: presentCrashpad(row, actor), message: t('listings:created') };
    },
    forAddingListers(services.db, services.payments.mode),
  );

  registry.addForMembers(
    contract.listings.updateCrashpad,
    async ({ params, body }, { actor, idempotencyKey, t }) => {
      const row = await updateCrashpad(services, actor, params.id, body, idempotencyKey);
      return { data: presentCrashpad(row, actor), message: t('listings:updated') };
    },
    forOwners,
  );

  registry.addForMembers(
    contract.listings.setCrashpadStatus,
    async ({ params, body }, { actor, t }) => {
      const row = await setCrashpadStatus(services, actor, params.id, body.status);
      return { data: presentCrashpad(row, actor), message: t(STATUS_TEXTS[body.status]) };
    },
    forOwners,
  );

  registry.addForMembers(
    contract.listings.setCrashpadVisibility,
    async ({ params, body }, { actor, t }) => {
      const row = await setCrashpadVisibility(services, actor, params.id, body.hidden);
      return { data: presentCrashpad(row, actor), message: t('listings:updated') };
    },
    forOwners,
  );

  addPrices(registry, services);
  addRoomWrites(registry, services);
  addDraftWrites(registry, services);
}

function addPrices(registry: OperationRegistry, services: Services): void {
  registry.addForMembers(
    contract.listings.setBedPrice,
    async ({ params, body }, { actor, t }) => {
      const bed = await setBedPrice(services, actor, params.id, body.rate);
      const isTaken = bed.tenants.length > 0;
      return {
        data: presentBed(bed),
        for_next_tenant: isTaken,
        message: t(isTaken ? 'listings:price_for_next_tenant' : 'listings:price_updated'),
      };
    },
    forOwnersOfBed(services.db),
  );

  registry.addForMembers(
    contract.listings.setCrashpadPrice,
    async ({ params, body }, { actor, t }) => {
      const row = await setCrashpadPrice(services, actor, params.id, body);
      return { data: presentCrashpad(row, actor), message: t('listings:price_updated') };
    },
    forOwnersOfListing(services.db),
  );
}

function addRoomWrites(registry: OperationRegistry, services: Services): void {
  const forOwners = forOwnersOfRoom(services.db);

  registry.addForMembers(
    contract.listings.updateRoom,
    async ({ body }, { actor, t }) => {
      const row = await updateRoom(services, actor, body);
      const room = row.rooms.find(({ id }) => id === body.id);
      if (room === undefined) throw notFound();
      return { data: presentRoom(room), message: t('listings:room_updated') };
    },
    forOwners,
  );

  registry.addForMembers(
    contract.listings.deleteRoom,
    async ({ body: { id } }, { actor, t }) => {
      await updateRoom(services, actor, { id, room_name: '', status: 'DELETED' });
      return { message: t('listings:room_removed') };
    },
    forOwners,
  );
}

function addDraftWrites(registry: OperationRegistry, services: Services): void {
  registry.addForMembers(
    contract.listings.putDraft,
    async ({ body }, { actor }) => {
      return { draft: presentDraft(await putDraft(services, actor, body)) };
    },
    forWritingListers,
  );

  registry.addForMembers(
    contract.listings.deleteDraft,
    async (_request, { actor, t }) => {
      await deleteDraft(services, actor);
      return { message: t('listings:draft_removed') };
    },
    forWritingListers,
  );

  registry.addForMembers(
    contract.listings.copyCrashpad,
    async ({ params }, { actor }) => {
      const { draft, replaced } = await copyCrashpad(services, actor, params.id);
      return {
        draft: presentDraft(draft),
        replaced: replaced === undefined ? null : presentDraft(replaced),
      };
    },
    forOwnersOfListing(services.db),
  );
}
