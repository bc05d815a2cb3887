import type { ShellMember } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { type RouterContextProvider, redirect } from 'react-router';
import { rendering } from './loader-call.ts';
import { homeAfterLogin, isInvitation, owesSignUp, UNPAID_HOME } from './member-homes.ts';
import { sitePath } from './site-path.ts';
import { withWanted } from './wanted-listing.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  /** Without what the framework adds for in-site navigation. */
  url: URL;
}

/** For pages of members: guests are led to the login and back again. */
export function requireMember(args: LoaderArgs): ShellMember {
  const { member } = rendering(args);
  if (member) return member;
  const { pathname, search } = args.url;
  throw redirect(`/login?ref_url=${encodeURIComponent(pathname + search)}`);
}

/** For pages of listers: members of other plans are led to the home page. */
export function requireLister(args: LoaderArgs): ShellMember {
  const member = requireMember(args);
  if (isListerPlan(member.user_plan ?? member.signup_plan)) return member;
  throw redirect('/');
}

/** For pages of admins: all others are led to the home page. */
export function requireAdmin(args: LoaderArgs): ShellMember {
  const member = requireMember(args);
  if (member.is_admin) return member;
  throw redirect('/');
}

/** For pages of guests: members are led to where they wanted to go, or home. */
export function requireGuest(args: LoaderArgs): void {
  const { member } = rendering(args);
  if (!member) return;
  const wanted = sitePath(args.url.searchParams.get('ref_url'));
  if (owesSignUp(member) && !isInvitation(wanted)) throw redirect(withWanted(UNPAID_HOME, wanted));
  throw redirect(wanted ?? homeAfterLogin(member));
}
