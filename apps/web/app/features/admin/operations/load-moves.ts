import { contract } from '@crewpad/contract';
import { LIST_LIMIT_DEFAULT, STUCK_STATES } from '@crewpad/domain';
import type { requireAdmin } from '../../../lib/guards.ts';
import { loaderCall } from '../../../lib/loader-call.ts';
import { requestedPage } from '../../../lib/requested-page.ts';

/** The moves for `state` and `page` of the address. */
export async function loadMoves(args: Parameters<typeof requireAdmin>[0]) {
  const { searchParams } = args.url;
  const state = STUCK_STATES.find((one) => one === searchParams.get('state'));
  const page = requestedPage(args.url);
  const limit = LIST_LIMIT_DEFAULT;
  const query = { limit, offset: (page - 1) * limit, ...(state && { state }) };
  const { data, total } = await loaderCall(args)(contract.admin.getMoves, { query });
  return { data, total, state, page, pages: Math.max(1, Math.ceil(total / limit)) };
}

export type FoundMoves = Awaited<ReturnType<typeof loadMoves>>;
