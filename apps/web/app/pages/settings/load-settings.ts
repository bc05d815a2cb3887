import { contract, type OperationAnswer, type ShellMember } from '@crewpad/contract';
import { isPastExpiry } from '@crewpad/domain';
import { offersFor } from '../../features/billing/index.ts';
import { loadRequests } from '../../features/rent/index.ts';
import { isApiError } from '../../lib/api-error.ts';
import { asPageRefusal, loaderCall, rendering } from '../../lib/loader-call.ts';
import { isLister } from './tabs.ts';

type LoaderArgs = Parameters<typeof loaderCall>[0];
export type SecurityRow = OperationAnswer<typeof contract.accounts.getSecurityLog>['data'][number];
export type SessionRow = OperationAnswer<typeof contract.accounts.getSessions>['data'][number];

const FORBIDDEN = 403;

/** Data only for the member; null for a viewing admin, and for members without it. */
function ownOnly<T>(answer: Promise<{ data: T }>): Promise<T | null> {
  return answer.then(
    ({ data }) => data,
    (error: unknown) => {
      if (isApiError(error) && error.status === FORBIDDEN) return null;
      throw asPageRefusal(error);
    },
  );
}

/** Loads all settings. */
export async function loadSettings(args: LoaderArgs, member: ShellMember) {
  const call = loaderCall(args);
  const ask = rendering(args).call;
  const own = {
    sessions: ownOnly(ask(contract.accounts.getSessions, {})),
    securityLog: ownOnly(ask(contract.accounts.getSecurityLog, {})),
    security: ownOnly(ask(contract.accounts.getSecurity, {}).then((data) => ({ data }))),
    emails: ownOnly(ask(contract.notifications.getEmailPreferences, {})),
    quickReplies: ownOnly(ask(contract.messages.getQuickReplies, {})),
  };
  const { now, config } = rendering(args);
  const [
    { user },
    { card, will_charge: willCharge, renewal, restorable_renewal: restorable },
    services,
    { data: plans },
    listings,
    sessions,
    securityLog,
    security,
    emails,
    quickReplies,
    requests,
    reminders,
  ] = await Promise.all([
    call(contract.accounts.getUser, {}),
    call(contract.billing.getCard, {}),
    call(contract.billing.getAccountService, {}),
    call(contract.billing.getPlans, {}),
    call(contract.listings.getListingTotal, {}),
    own.sessions,
    own.securityLog,
    own.security,
    own.emails,
    own.quickReplies,
    config.flags.paymentRequest ? loadRequests(call, 'tenant') : [],
    isLister(member) ? call(contract.rent.getReminders, {}) : null,
  ]);
  const context = { listings: listings.count, requestedPlan: null, now };
  const { offers } = offersFor(user, plans, context);
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
    securityLog,
    /** The second step and its methods; null for a viewing admin. */
    security,
    emails,
    quickReplies,
    willCharge,
    /** Whether their tenants who pay by hand are reminded; null for members without tenants. */
    remindsTenants: reminders?.on ?? null,
    /** Requests to the member; those to their own tenants are in My Crew. */
    requests,
  };
}

export type Settings = Awaited<ReturnType<typeof loadSettings>>;
