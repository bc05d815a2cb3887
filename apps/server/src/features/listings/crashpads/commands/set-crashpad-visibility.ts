import type { MemberActor } from '../../../../platform/actor.ts';
import type { CrashpadRow } from '../queries/own-crashpads.ts';
import { touched, type Writing, writeOwn } from './write-own.ts';

/** Takes a listing out of the search, or puts it back; its page can be read by its address. */
export function setCrashpadVisibility(
  services: Writing,
  actor: MemberActor,
  id: number,
  hidden: boolean,
): Promise<CrashpadRow> {
  return writeOwn(services, actor, id, async (trx, _listing, now) => {
    await trx
      .updateTable('listings')
      .set({ hidden, ...touched(now) })
      .where('id', '=', id)
      .execute();
    return true;
  });
}
