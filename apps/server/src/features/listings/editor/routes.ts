import { contract } from '@crewpad/contract';
import { LISTING_STATUS, type ListingStatus } from '@crewpad/domain';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { setCrashpadStatus, setCrashpadVisibility } from '../mine/commands/set-status.ts';
import { presentCrashpad } from '../mine/present-crashpad.ts';
import { presentRoom } from '../mine/present-rooms.ts';
import { createCrashpad } from './commands/create-crashpad.ts';
import { updateCrashpad } from './commands/update-crashpad.ts';
import { copyCrashpad } from './drafts/commands/copy-crashpad.ts';
import { deleteDraft } from './drafts/commands/delete-draft.ts';
import { putDraft } from './drafts/commands/save-draft.ts';
import { presentDraft } from './drafts/queries/find-draft.ts';
import {
  forAddingListers,
  forOwnersOfListing,
  forOwnersOfRoom,
  forWritingListers,
} from './guards.ts';
import { updateRoom } from './rooms/commands/update-room.ts';

const STATUS_MESSAGES: Readonly<Record<ListingStatus, string>> = {
  [LISTING_STATUS.active]: 'Your crashpad has been reactivated.',
  [LISTING_STATUS.inactive]:
    'Your crashpad has been deactivated. Simply reactivate when you have an opening.',
  [LISTING_STATUS.deleted]: 'Your crashpad has been removed.',
};
const UPDATED = 'Your crashpad has been updated.';

/** Registers the writes of listers to their own listings. */
export function addEditorRoutes(registry: OperationRegistry, services: Services): void {
  const forOwners = forOwnersOfListing(services.db);

  registry.addForMembers(
    contract.listings.createCrashpad,
    async ({ body }, { actor, idempotencyKey }) => {
      const row = await createCrashpad(services, actor, body, idempotencyKey);
      return { data: presentCrashpad(row, actor), message: 'Your crashpad has been created.' };
    },
    forAddingListers,
  );

  registry.addForMembers(
    contract.listings.updateCrashpad,
    async ({ params, body }, { actor, idempotencyKey }) => {
      const row = await updateCrashpad(services, actor, params.id, body, idempotencyKey);
      return { data: presentCrashpad(row, actor), message: UPDATED };
    },
    forOwners,
  );

  registry.addForMembers(
    contract.listings.setCrashpadStatus,
    async ({ params, body }, { actor }) => {
      const row = await setCrashpadStatus(services, actor, params.id, body.status);
      return { data: presentCrashpad(row, actor), message: STATUS_MESSAGES[body.status] };
    },
    forOwners,
  );

  registry.addForMembers(
    contract.listings.setCrashpadVisibility,
    async ({ params, body }, { actor }) => {
      const row = await setCrashpadVisibility(services, actor, params.id, body.hidden);
      return { data: presentCrashpad(row, actor), message: UPDATED };
    },
    forOwners,
  );

  addRoomWrites(registry, services);
  addDraftWrites(registry, services);
}

function addRoomWrites(registry: OperationRegistry, services: Services): void {
  const forOwners = forOwnersOfRoom(services.db);

  registry.addForMembers(
    contract.listings.updateRoom,
    async ({ body }, { actor }) => {
      const row = await updateRoom(services, actor, body);
      const room = row.rooms.find(({ id }) => id === body.id);
      if (room === undefined) throw notFound();
      return { data: presentRoom(room), message: 'The room has been updated.' };
    },
    forOwners,
  );

  registry.addForMembers(
    contract.listings.deleteRoom,
    async ({ body: { id } }, { actor }) => {
      await updateRoom(services, actor, { id, room_name: '', status: 'DELETED' });
      return { message: 'The room has been removed.' };
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
    async (_request, { actor }) => {
      await deleteDraft(services, actor);
      return { message: 'Your draft has been removed.' };
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
