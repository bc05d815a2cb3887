import type { ShellMember } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { type RouterContextProvider, redirect } from 'react-router';
import { withChosenListing } from './chosen-listing.ts';
import { rendering } from './loader-call.ts';
import {
  isInvitation,
  MEMBERS_HOME,
  owesSecondStep,
  owesSignUp,
  SECURITY_TAB,
  UNPAID_HOME,
} from './member-homes.ts';
import { sitePath } from './site-path.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  /** Without the framework's parameters for client-side navigation. */
  url: URL;
}

/** For member pages: redirects visitors to the login and back. */
export function requireMember(args: LoaderArgs): ShellMember {
  const { member } = rendering(args);
  if (member) return member;
  const { pathname, search } = args.url;
  throw redirect(`/login?ref_url=${encodeURIComponent(pathname + search)}`);
}

/** For lister pages: redirects members with other plans to the home page. */
export function requireLister(args: LoaderArgs): ShellMember {
  const member = requireMember(args);
  if (isListerPlan(member.user_plan ?? member.signup_plan)) return member;
  throw redirect('/');
}

/**
 * For admin pages: redirects everyone else to the home page, and admins who owe their second step to
 * where they set it up.
 */
export function requireAdmin(args: LoaderArgs): ShellMember {
  const member = requireMember(args);
  if (!member.is_admin) throw redirect('/');
  if (owesSecondStep(member, rendering(args).now)) throw redirect(SECURITY_TAB);
  return member;
}

/** For visitor pages: redirects members to their requested page, or home. */
export function requireGuest(args: LoaderArgs): void {
  const { member } = rendering(args);
  if (!member) return;
  const returnTo = sitePath(args.url.searchParams.get('ref_url'));
  if (owesSignUp(member) && !isInvitation(returnTo))
    throw redirect(withChosenListing(UNPAID_HOME, returnTo));
  throw redirect(returnTo ?? MEMBERS_HOME);
}
