import { contract } from '@crewpad/contract';
import { LIST_LIMIT_MAX } from '@crewpad/domain';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { asPageRefusal, loaderCall, rendering } from '../../../lib/loader-call.ts';
import { stepOf } from './viewer.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** The invitation of a token, and its viewer. 404 errors have their own page. */
export async function loadOffer(args: LoaderArgs, token: string) {
  const { member } = rendering(args);
  const call = loaderCall(args);
  const [offer, answer, billing] = await Promise.all([
    findOffer(args, token),
    member && call(contract.accounts.getUser, {}),
    member && call(contract.billing.getCard, {}),
  ]);
  const step = stepOf(args.url.searchParams);
  // "Confirm with your bank", pressed again after another tab has confirmed it.
  if (step === 'payment' && offer === null && member && (await hasAccepted(call, token))) {
    throw redirect('/my-crashpad');
  }
  // This step only exists on the page where it was reached.
  if (step === 'done') {
    throw redirect(offer === null && member ? '/my-crashpad' : args.url.pathname);
  }
  const user = answer ? answer.user : null;
  const card = billing ? billing.card : null;
  return data({ token, offer, user, card }, { status: offer === null ? 404 : 200 });
}

/** Whether the member's own rental of this token is accepted. */
async function hasAccepted(call: ReturnType<typeof loaderCall>, token: string): Promise<boolean> {
  const query = { role: 'tenant' as const, offset: 0, limit: LIST_LIMIT_MAX };
  const { data: rentals } = await call(contract.rentals.getRentals, { query });
  return rentals.some((rental) => rental.status === 'accepted' && rental.token === token);
}

async function findOffer(args: LoaderArgs, token: string): Promise<contract.rentals.Offer | null> {
  try {
    const { data: offer } = await rendering(args).call(contract.rentals.getOffer, {
      params: { token },
    });
    return offer;
  } catch (error) {
    // 422: a malformed token.
    if (isApiError(error) && (error.status === 404 || error.status === 422)) return null;
    throw asPageRefusal(error);
  }
}

export interface LoadedOffer {
  token: string;
  /** null if it can no longer be accepted. */
  offer: contract.rentals.Offer | null;
  user: contract.accounts.OwnUser | null;
  /** The viewing member's card on file. */
  card: contract.billing.CardInfo | null;
}
