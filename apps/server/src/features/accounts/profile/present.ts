import type { contract } from '@crewpad/contract';
import { PLAN_RECORDS, renewalChargeAt, toDollars } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { displayEmail } from '../../../platform/mail/display-email.ts';
import { presentRefusal } from '../../../platform/outbox/refusing-addresses.ts';
import type { Services } from '../../../platform/services.ts';
import { accountAbilities } from '../policy.ts';
import { getOwnUser, type OwnUserRow, presentLock, secondStepDue } from './profile.queries.ts';

/** A member's own profile. Customers and cards of other modes of the provider are ignored. */
export async function readOwnUser(
  db: Db | Trx,
  memberId: number,
  now: Date,
  { payments, config }: Pick<Services, 'payments' | 'config'>,
): Promise<contract.accounts.OwnUser> {
  const row = await getOwnUser(db, memberId, payments.mode);
  return presentOwnUser(row, now, config.adminSecondStep);
}

/** A member's own profile with their current permissions. */
export function presentOwnUser(
  row: OwnUserRow,
  now: Date,
  asksAdmins: boolean,
): contract.accounts.OwnUser {
  const {
    has_rentals: hasRentals,
    tenant_autopay,
    expire_at,
    next_plan_at,
    locked_at,
    lock_reason,
    collections_held_at,
    email_change,
    second_step,
    second_step_due_at,
    created_at,
    ...same
  } = row;
  const { status, user_plan: plan, customer_id, payment_method } = row;
  const record = plan === null ? undefined : PLAN_RECORDS[plan];
  const expired = record !== undefined && expire_at !== null && expire_at <= now;
  const hasCard = customer_id !== null && payment_method !== null;
  return {
    ...same,
    email: displayEmail(row.email),
    email_refusal: presentRefusal(row.email_refusal),
    expire_at: expire_at?.toISOString() ?? null,
    locked: presentLock({ locked_at, lock_reason, collections_held_at }),
    email_change: email_change && {
      email: displayEmail(email_change.email),
      changes_at: new Date(email_change.due_at).toISOString(),
      verified: email_change.verified,
    },
    second_step_due_at: secondStepDue(
      { role: row.role, second_step, second_step_due_at, created_at },
      asksAdmins,
    ),
    expired,
    ...presentRenewal(row, now),
    total_location: record === undefined ? 0 : record.locations,
    price: record === undefined ? null : toDollars(record.price_cents),
    stripe_customer: customer_id === null ? null : { customer_id },
    tenant: tenant_autopay === null ? null : { auto_pay: tenant_autopay },
    verified_email_payment: row.email_verified,
    setup_complete: status === 'ACTIVE' && (record === undefined || hasCard),
    abilities: accountAbilities(
      {
        ...{ role: row.role, status, isLocked: row.locked_at !== null, plan },
        ...{ signupPlan: row.signup_plan, isExpired: expired },
      },
      { hasRentals },
    ),
  };
}

/** When the next term is charged, for which plan and at what price. */
function presentRenewal(
  { user_plan: plan, expire_at, repeat, next_plan, next_plan_at }: OwnUserRow,
  now: Date,
): Pick<contract.accounts.OwnUser, 'charge_at' | 'next_plan' | 'next_plan_at' | 'next_price'> {
  const isCharged = repeat && expire_at !== null && expire_at > now;
  const chargeAt = isCharged ? renewalChargeAt(expire_at, now) : null;
  const startsAt = next_plan === null ? null : (next_plan_at ?? expire_at);
  const nextPlan = next_plan ?? plan;
  return {
    charge_at: chargeAt === null ? null : new Date(chargeAt).toISOString(),
    next_plan,
    next_plan_at: startsAt?.toISOString() ?? null,
    next_price: nextPlan === null ? null : toDollars(PLAN_RECORDS[nextPlan].price_cents),
  };
}
