import { sql } from 'kysely';
import { isBlocked, isCutOff } from '../../accounts/index.ts';

/** The tenant's account, or the one with the invited email. */
const guestId = sql`coalesce(r.user_id, (
  select i.id from members i where i.email = r.email and i.status <> 'CLOSED'
))`;

/** Whether one party of a rental `r` blocked the other. */
export const partiesBlocked = isBlocked(guestId, sql`r.lister_id`);

/** Whether a block keeps the two parties of a rental `r` apart. */
export const partiesCutOff = isCutOff(guestId, sql`r.lister_id`);
