import { contract } from '@crewpad/contract';
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
  // This step only exists on the page where it was reached.
  if (stepOf(args.url.searchParams) === 'done') {
    throw redirect(offer === null && member ? '/my-crashpad' : args.url.pathname);
  }
  const user = answer ? answer.user : null;
  const card = billing ? billing.card : null;
  return data({ token, offer, user, card }, { status: offer === null ? 404 : 200 });
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
