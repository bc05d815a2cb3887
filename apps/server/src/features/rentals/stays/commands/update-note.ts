import type { MemberActor } from '../../../../platform/access/actor.ts';
import { changeRental, type RentalServices } from '../../commands/change-rental.ts';
import type { StoredRental } from '../../queries/rental-rows.ts';

/**
 * Saves the lister's private note on a tenant. Not in the history, because tenants read it.
 * @throws ApiError 404, 403
 */
export function updateNote(
  services: RentalServices,
  actor: MemberActor,
  id: number,
  note_agreement: string,
): Promise<StoredRental> {
  return changeRental(services, actor, id, 'edit_note', async () => ({
    set: { note_agreement },
    isPrivate: true,
  }));
}
