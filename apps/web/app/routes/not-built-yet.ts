import { redirect } from 'react-router';
import { needsLister, needsMember } from '../lib/coming-soon.ts';
import { requireLister, requireMember } from '../lib/guards.ts';
import type { Route } from './+types/not-built-yet.ts';

/** Every address of lib/coming-soon.ts. */
export function loader(args: Route.LoaderArgs) {
  if (needsLister(args.url.pathname)) requireLister(args);
  if (needsMember(args.url.pathname)) requireMember(args);
  return redirect('/coming-soon', 302);
}
