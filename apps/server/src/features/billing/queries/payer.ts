import type { MemberStatus, Plan, ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';

/** Who pays, with his customer and his card at the provider. */
export interface Payer {
  id: number;
  name: string;
  email: string;
  status: MemberStatus;
  plan: Plan | null;
  signupPlan: Plan | null;
  customerId: string | null;
  generation: number;
  paymentMethod: string | null;
}

export async function readPayer(db: Db, memberId: number, mode: ProviderMode): Promise<Payer> {
  const row = await db
    .selectFrom('members as m')
    .leftJoin('customers as c', (join) =>
      join.onRef('c.member_id', '=', 'm.id').on('c.provider_mode', '=', mode),
    )
    .leftJoin('payment_methods as p', (join) =>
      join.onRef('p.member_id', '=', 'm.id').on('p.provider_mode', '=', mode),
    )
    .select([
      'm.id',
      'm.first_name',
      'm.last_name',
      'm.email',
      'm.status',
      'm.user_plan',
      'm.signup_plan',
      'c.customer_id',
      'c.generation',
      'p.payment_method',
    ])
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    status: row.status,
    plan: row.user_plan,
    signupPlan: row.signup_plan,
    customerId: row.customer_id,
    generation: row.generation ?? 0,
    paymentMethod: row.payment_method,
  };
}
