import { contract, type OperationAnswer } from '@crewpad/contract';
import { isPastExpiry, LIST_LIMIT_MAX } from '@crewpad/domain';
import { offersFor } from '../features/billing/index.ts';
import { isApiError } from '../lib/api-error.ts';
import { loaderCall, rendering } from '../lib/loader-call.ts';

type LoaderArgs = Parameters<typeof loaderCall>[0];
export type SessionRow = OperationAnswer<typeof contract.accounts.getSessions>['data'][number];

const FORBIDDEN = 403;

/** All that the settings show; sessions are null where an admin looks. */
export async function loadSettings(args: LoaderArgs) {
  const call = loaderCall(args);
  const sessionsOf = rendering(args).call(contract.accounts.getSessions, {});
  const { now, config } = rendering(args);
  const list = { offset: 0, limit: LIST_LIMIT_MAX };
  const [
    { user },
    { card, renewal, restorable_renewal: restorable },
    services,
    { data: plans },
    listings,
    sessions,
    requests,
  ] = await Promise.all([
    call(contract.accounts.getUser, {}),
    call(contract.billing.getCard, {}),
    call(contract.billing.getAccountService, {}),
    call(contract.billing.getPlans, {}),
    call(contract.listings.getListingTotal, {}),
    sessionsOf.then(
      ({ data }) => data,
      (error: unknown) => {
        if (isApiError(error) && error.status === FORBIDDEN) return null;
        throw error;
      },
    ),
    config.flags.paymentRequest ? call(contract.rentals.getPaymentRequests, { query: list }) : null,
  ]);
  const asked = { listings: listings.count, wanted: null, now };
  const { offers, overdue } = offersFor(user, plans, asked);
  const isCardOver = card !== null && isPastExpiry(card, now);
  return {
    user,
    card,
    renewal,
    restorable,
    isCardOver,
    services: services.data,
    offers,
    sessions,
    overdue,
    /** What the member is asked to pay; what they ask of their own tenants is in My Crew. */
    requests: requests?.data.filter(({ role }) => role === 'tenant') ?? [],
  };
}

export type Settings = Awaited<ReturnType<typeof loadSettings>>;
