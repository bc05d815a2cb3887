import { contract } from '@crewpad/contract';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { asPageRefusal, loaderCall, rendering } from '../../../lib/loader-call.ts';
import { stepOf } from './viewer.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** The invitation of a token, and who looks at it. Answers 404 with a page of its own. */
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
    // 422: nothing that could be a token.
    if (isApiError(error) && (error.status === 404 || error.status === 422)) return null;
    throw asPageRefusal(error);
  }
}

export interface LoadedOffer {
  token: string;
  /** null: no one can accept it any more. */
  offer: contract.rentals.Offer | null;
  user: contract.accounts.OwnUser | null;
  /** On file for the member who looks. */
  card: contract.billing.CardInfo | null;
}
