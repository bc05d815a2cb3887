import type { contract } from '@crewpad/contract';
import { isOpenObjection, isSettled } from '@crewpad/domain';
import { editAddress, MY_CRASHPADS, openAddress } from '../addresses.ts';
import { isFullInSearch } from './occupancy.ts';

/** What a lister can act on, most urgent first. */
export const ATTENTION_KINDS = [
  'removed',
  'renewal',
  'objections',
  'checkout_dates',
  'late_rent',
  'settlements',
  'rejected_requests',
  'invitations',
  'no_picture',
  'full',
] as const;

export interface AttentionEntry {
  kind: (typeof ATTENTION_KINDS)[number];
  count: number;
  /** Its subject, if there is only one. */
  name: string | null;
  to: string;
}

type Crashpad = Pick<
  contract.listings.CrashpadSummary,
  | 'id'
  | 'title'
  | 'thumbnail'
  | 'tenants'
  | 'status'
  | 'hidden'
  | 'num_beds'
  | 'num_vacant_beds'
  | 'removal'
>;

type OpenRental = Pick<
  contract.rentals.Rental,
  'id' | 'status' | 'display_name' | 'objections' | 'checkout_requested_date' | 'settlement'
>;

interface Facts {
  crashpads: readonly Crashpad[];
  /** The rent of this month, and open rent from before. */
  rent: readonly Pick<contract.reports.RentRow, 'state' | 'tenant'>[];
  /** The stays that go on, and ended ones with something open. */
  rentals: readonly OpenRental[];
  /** The payment requests that tenants rejected. */
  rejected: readonly Pick<contract.rent.PaymentRequest, 'waits_for_lister' | 'tenant_name'>[];
  /** A waiting renewal of the plan. */
  renewal: contract.billing.ChargedRenewal;
}

const MY_CREW = '/my-crew';
/** The wizard step for pictures. */
const PICTURES_STEP = 5;

/** What needs a lister's attention: one entry per type. Pure. */
export function attentionOf({
  crashpads,
  rent,
  rentals,
  rejected,
  renewal,
}: Facts): AttentionEntry[] {
  const removedListings = crashpads.filter(({ removal }) => removal !== null);
  const bare = crashpads.filter(({ thumbnail }) => thumbnail === null);
  const full = crashpads.filter(isFullInSearch);
  const invitations = crashpads.flatMap(({ tenants }) =>
    tenants.filter(({ status }) => status === 'pending'),
  );
  const late = rent.filter(({ state }) => state === 'late' || state === 'failed');
  const going = rentals.filter(({ status }) => status === 'accepted');
  const objectedRentals = rentals.filter(({ objections }) => objections.some(isOpenObjection));
  const checkoutRequests = going.filter((rental) => rental.checkout_requested_date !== null);
  const unsettledRentals = rentals.filter(
    ({ settlement, status }) =>
      status === 'complete' &&
      settlement !== null &&
      settlement.settled_at === null &&
      !isSettled(settlement),
  );
  const rejectedRequests = rejected.filter((request) => request.waits_for_lister);
  const nameOf = ({ display_name }: OpenRental) => display_name || null;
  const openOne = ({ id }: Crashpad) => openAddress(id);
  const entries: (AttentionEntry | null)[] = [
    about('removed', removedListings, ({ title }) => title, MY_CRASHPADS, openOne),
    renewal && { kind: 'renewal', count: 1, name: null, to: '/account-expired' },
    about('objections', objectedRentals, nameOf, '/transactions'),
    about('checkout_dates', checkoutRequests, nameOf, MY_CREW),
    about('late_rent', late, ({ tenant }) => tenant, MY_CREW),
    about('settlements', unsettledRentals, nameOf, MY_CREW),
    about('rejected_requests', rejectedRequests, ({ tenant_name }) => tenant_name || null, MY_CREW),
    about(
      'invitations',
      invitations,
      ({ display_name, email }) => display_name ?? email ?? null,
      '/my-crew?status=pending',
    ),
    about(
      'no_picture',
      bare,
      ({ title }) => title,
      MY_CRASHPADS,
      ({ id }) => `${editAddress(id)}?step=${PICTURES_STEP}`,
    ),
    about('full', full, ({ title }) => title, `${MY_CRASHPADS}?filter=full`, openOne),
  ];
  return entries.filter((entry) => entry !== null);
}

/** @param toOne the link for a single item; otherwise the link for all of them. */
function about<T>(
  kind: AttentionEntry['kind'],
  items: readonly T[],
  nameOf: (item: T) => string | null,
  to: string,
  toOne: (item: T) => string = () => to,
): AttentionEntry | null {
  const [first] = items;
  if (first === undefined) return null;
  return items.length === 1
    ? { kind, count: 1, name: nameOf(first), to: toOne(first) }
    : { kind, count: items.length, name: null, to };
}
