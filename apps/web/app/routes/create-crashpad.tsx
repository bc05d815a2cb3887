import { contract } from '@crewpad/contract';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import {
  CannotAddPage,
  CreatePage,
  loadLists,
  type Refusal,
  wizardMeta,
} from '../features/listings/editor/index.ts';
import { isApiError } from '../lib/api-error.ts';
import { requireLister } from '../lib/guards.ts';
import { loaderCall, rendering } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/create-crashpad.ts';

export async function loader(args: Route.LoaderArgs) {
  requireLister(args);
  const refusal = await refusalOf(args);
  if (refusal) return { refusal };
  const call = loaderCall(args);
  const [{ draft }, lists, { data: listings }] = await Promise.all([
    call(contract.listings.getDraft, {}),
    loadLists(call),
    call(contract.listings.getListerListings, {}),
  ]);
  return { refusal: null, draft, lists, listings };
}

/** Why no listing can be added, as shown on the page. */
async function refusalOf(args: Route.LoaderArgs): Promise<Refusal | null> {
  try {
    await rendering(args).call(contract.listings.canAddListings, {});
    return null;
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    const { status, body } = error;
    return { status, code: body.error_code, message: body.message };
  }
}

/** Steps and input are client-side: a step loads nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && rest.defaultShouldRevalidate;
}

export const meta = (args: Route.MetaArgs) => {
  const data = args.loaderData;
  // API error: the error boundary sets the title.
  if (data === undefined) return [];
  if (data.refusal === null) return wizardMeta(args, data.draft?.step ?? 1, null);
  return pageMeta(args, (t) => ({
    title: t('cannot_add', { ns: 'listings/editor' }),
    description: t('wizard_description', { ns: 'listings/editor' }),
    noindex: true,
  }));
};

export default function CreateCrashpadRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.refusal !== null) return <CannotAddPage {...loaderData.refusal} />;
  const { draft, lists, listings } = loaderData;
  return <CreatePage {...{ draft, lists, listings }} />;
}
