import { contract } from '@crewpad/contract';
import { AUTOPAY, addDays, toDollars } from '@crewpad/domain';
import { addCard, addListing } from '../../../apps/server/src/features/listings/testing.ts';
import { invite } from '../../../apps/server/src/features/rentals/invitations/invite.ts';
import { addPayoutAccount } from '../../../apps/server/src/features/rentals/testing.ts';
import { addAirport } from '../../../apps/server/src/features/search/testing.ts';
import type { MemberActor } from '../../../apps/server/src/platform/access/actor.ts';
import type { Rig, RigMember } from '../support/rig.ts';
import type { Offer } from './schedule.ts';

/** A crash pad with one bed, its lister with a payout account, and a tenant with all the cards. */
export interface House {
  lister: MemberActor;
  account: string;
  tenant: MemberActor;
  cards: RigMember;
  place: { listing_id: number; bed_id: number };
}

/** A rental used by one schedule. */
export interface Tenancy {
  id: number;
  token: string;
  house: House;
  offer: Offer;
  /** The provider's IDs of its charges. */
  disputes: string[];
}

const LISTER = { user_plan: 'pro', automatic_payment: 1 } as const;
const TENANT = { user_plan: null, email_verified_at: '2026-01-01T00:00:00Z' } as const;

/** Creates a house in a time zone. */
export async function openHouse(rig: Rig, timeZone: string): Promise<House> {
  const { db } = rig.database;
  const lister = await rig.addMember(LISTER);
  await addCard(db, lister.id);
  const account = await addAccount(rig, lister.id);
  const tenant = await rig.addMember(TENANT);
  const airport = await addAirport(db, { time_zone: timeZone });
  const airports = [{ id: airport.id, distance: 2 }];
  const { id, bedIds } = await addListing(db, { user_id: lister.id, airports }, rig.now);
  const place = { listing_id: id, bed_id: bedIds[0] ?? 0 };
  return {
    lister: await actorOf(rig, lister.id),
    tenant: await actorOf(rig, tenant.id),
    ...{ account, cards: tenant, place },
  };
}

async function addAccount(rig: Rig, listerId: number): Promise<string> {
  const answer = await rig.control('accounts', {});
  const { id: account_id } = (await answer.json()) as { id: string };
  return addPayoutAccount(rig.database.db, listerId, { account_id, external_accounts: '[]' });
}

async function actorOf(rig: Rig, id: number): Promise<MemberActor> {
  const { email, user_plan } = await rig.database.db
    .selectFrom('members')
    .select(['email', 'user_plan'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const confirmation = { at: null, methods: [], needsCode: false };
  const own = { adminSessionId: null, adminId: null, confirmation, owesSecondStep: false };
  const session = { id: 0, token: '', expiresAt: rig.now, ...own };
  return {
    ...{ kind: 'member', id, email, plan: user_plan, role: 'member', status: 'ACTIVE' },
    ...{
      signupPlan: null,
      isLocked: false,
      isCollectionHeld: false,
      isExpired: false,
      isEmailVerified: true,
      locale: 'en',
      session,
    },
  };
}

/** Invites a house's tenant, who has a good card on file. */
export async function inviteTenant(rig: Rig, house: House, offer: Offer): Promise<Tenancy> {
  const start_date = addDays(rig.now.toISOString().slice(0, 10), 1 + offer.startsIn);
  const end_date = offer.nights === null ? null : addDays(start_date, offer.nights);
  const form = contract.rentals.inviteForm.parse({
    ...house.place,
    email: house.tenant.email,
    rental_amount: toDollars(offer.rent),
    deposit: toDollars(offer.deposit),
    ...{ start_date, start_time: '15:00', end_date, end_time: end_date && '11:00' },
    ...{ payment_date: offer.paymentDate, auto_pay: offer.autoPay },
  });
  await rig.setCardOnFile(house.cards, 'good');
  const { id, token } = await invite(rig.workers[0].billing, house.lister, form);
  return { id, token, house, offer, disputes: [] };
}

/** Clears the way for the next schedule: closes everything still open in this one. */
export async function leaveHouse(rig: Rig, { id, house }: Tenancy): Promise<void> {
  const { db } = rig.database;
  const now = rig.now;
  await db
    .updateTable('rentals')
    .set({ status: 'ended', auto_pay: AUTOPAY.off, next_rent_on: null, next_due_at: null })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('obligations')
    .set({ status: 'cancelled', next_attempt_at: null, updated_at: now })
    .where('rental_id', '=', id)
    .where('paid_at', 'is', null)
    .execute();
  await db
    .updateTable('payment_requests')
    .set({ status: 'withdrawn', updated_at: now })
    .where('rental_id', '=', id)
    .where('status', '=', 'pending')
    .execute();
  await rig.control(`accounts/${house.account}/state`, { state: 'complete' });
}
