import {
  copyCrashpad as copyOperation,
  createCrashpad as createOperation,
  deleteDraft as deleteDraftOperation,
  deleteRoom,
  LISTING_STATUS,
  type ListingStatus,
  putDraft as putDraftOperation,
  setCrashpadStatus as setStatusOperation,
  setCrashpadVisibility as setVisibilityOperation,
  updateCrashpad as updateOperation,
  updateRoom,
} from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/operations.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { copyCrashpad } from './commands/copy-crashpad.ts';
import { createCrashpad } from './commands/create-crashpad.ts';
import { deleteDraft } from './commands/delete-draft.ts';
import { putDraft } from './commands/put-draft.ts';
import { setCrashpadStatus } from './commands/set-crashpad-status.ts';
import { setCrashpadVisibility } from './commands/set-crashpad-visibility.ts';
import { updateCrashpad } from './commands/update-crashpad.ts';
import { writeRoom } from './commands/write-room.ts';
import {
  forAddingListers,
  forOwnersOfListing,
  forOwnersOfRoom,
  forWritingListers,
} from './policy.ts';
import { presentCrashpad } from './present-crashpad.ts';
import { presentDraft } from './present-draft.ts';
import { presentRoom } from './present-rooms.ts';

const STATUS_MESSAGES: Readonly<Record<ListingStatus, string>> = {
  [LISTING_STATUS.active]: 'Your crashpad has been reactivated.',
  [LISTING_STATUS.inactive]:
    'Your crashpad has been deactivated. Simply reactivate when you have an opening.',
  [LISTING_STATUS.deleted]: 'Your crashpad has been removed.',
};
const UPDATED = 'Your crashpad has been updated.';

/** Registers what listers change of their own listings. */
export function addCrashpadWrites(registry: OperationRegistry, services: Services): void {
  const forOwners = forOwnersOfListing(services.db);

  registry.addForMembers(
    createOperation,
    async ({ body }, { actor, idempotencyKey }) => {
      const row = await createCrashpad(services, actor, body, idempotencyKey);
      return { data: presentCrashpad(row, actor), message: 'Your crashpad has been created.' };
    },
    forAddingListers,
  );

  registry.addForMembers(
    updateOperation,
    async ({ params, body }, { actor, idempotencyKey }) => {
      const row = await updateCrashpad(services, actor, params.id, body, idempotencyKey);
      return { data: presentCrashpad(row, actor), message: UPDATED };
    },
    forOwners,
  );

  registry.addForMembers(
    setStatusOperation,
    async ({ params, body }, { actor }) => {
      const row = await setCrashpadStatus(services, actor, params.id, body.status);
      return { data: presentCrashpad(row, actor), message: STATUS_MESSAGES[body.status] };
    },
    forOwners,
  );

  registry.addForMembers(
    setVisibilityOperation,
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
    updateRoom,
    async ({ body }, { actor }) => {
      const row = await writeRoom(services, actor, body);
      const room = row.rooms.find(({ id }) => id === body.id);
      if (room === undefined) throw notFound();
      return { data: presentRoom(room), message: 'The room has been updated.' };
    },
    forOwners,
  );

  registry.addForMembers(
    deleteRoom,
    async ({ body: { id } }, { actor }) => {
      await writeRoom(services, actor, { id, room_name: '', status: 'DELETED' });
      return { message: 'The room has been removed.' };
    },
    forOwners,
  );
}

function addDraftWrites(registry: OperationRegistry, services: Services): void {
  registry.addForMembers(
    putDraftOperation,
    async ({ body }, { actor }) => {
      return { draft: presentDraft(await putDraft(services, actor, body)) };
    },
    forWritingListers,
  );

  registry.addForMembers(
    deleteDraftOperation,
    async (_request, { actor }) => {
      await deleteDraft(services, actor);
      return { message: 'Your draft has been removed.' };
    },
    forWritingListers,
  );

  registry.addForMembers(
    copyOperation,
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
