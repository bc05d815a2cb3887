import {
  getAccountService,
  getCard,
  getPlans,
  getSessions,
  getUser,
  type OperationAnswer,
} from '@crewpad/contract';
import { isApiError } from '../../lib/api-error.ts';
import { loaderCall, rendering } from '../../lib/loader-call.ts';
import { overduePrice } from '../billing/index.ts';

type LoaderArgs = Parameters<typeof loaderCall>[0];
export type SessionRow = OperationAnswer<typeof getSessions>['data'][number];

const FORBIDDEN = 403;

/** All that the settings show; sessions are null where an admin looks. */
export async function loadSettings(args: LoaderArgs) {
  const call = loaderCall(args);
  const sessionsOf = rendering(args).call(getSessions, {});
  const [{ user }, { card }, services, plans, sessions] = await Promise.all([
    call(getUser, {}),
    call(getCard, {}),
    call(getAccountService, {}),
    call(getPlans, {}),
    sessionsOf.then(
      ({ data }) => data,
      (error: unknown) => {
        if (isApiError(error) && error.status === FORBIDDEN) return null;
        throw error;
      },
    ),
  ]);
  const overdue = overduePrice(user, plans.data, new Date());
  return { user, card, services: services.data, plans: plans.data, sessions, overdue };
}

export type Settings = Awaited<ReturnType<typeof loadSettings>>;
