import type { ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';

export interface ChangedCustomer {
  customerId: string;
  changedAt: Date;
  /** As it is now, however often it was changed. */
  name: string;
  email: string;
}

const BATCH = 200;

/** Customers of whom the provider knows another name or e-mail than we do, the longest waiting first. */
export async function findChangedCustomers(db: Db, mode: ProviderMode): Promise<ChangedCustomer[]> {
  const rows = await db
    .selectFrom('customers as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.customer_id', 'c.changed_at', 'm.first_name', 'm.last_name', 'm.email'])
    .where('c.changed_at', 'is not', null)
    .where('c.provider_mode', '=', mode)
    .orderBy('c.changed_at')
    .limit(BATCH)
    .execute();
  return rows.flatMap(({ customer_id, changed_at, first_name, last_name, email }) =>
    changed_at === null
      ? []
      : [
          {
            customerId: customer_id,
            changedAt: changed_at,
            name: `${first_name} ${last_name}`,
            email,
          },
        ],
  );
}
