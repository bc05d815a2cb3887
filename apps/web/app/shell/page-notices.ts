import type { ShellMember } from '@crewpad/contract';

/** Pages where members pay, stop a charge, answer an invitation or close their account. */
const UNDISTURBED = [
  '/account-setting',
  '/account-expired',
  '/change-package',
  '/update-payment-method',
  '/upgrade-account',
  '/processing/payment',
  '/featured-signup',
  '/my-crashpad',
  '/tenant/accept',
  '/payouts/open',
  '/contact',
];

const isUndisturbed = (pathname: string) =>
  UNDISTURBED.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** Whether this page asks a member to accept new terms. It never asks an admin who views them. */
export function asksForLegal(
  { to_accept, switched }: Pick<ShellMember, 'to_accept' | 'switched'>,
  pathname: string,
): boolean {
  return to_accept.length > 0 && !switched && !isUndisturbed(pathname);
}

/** Whether this page warns a member that their email refuses emails. The settings show it, too. */
export function warnsOfRefusal(
  { email_refusal, switched }: Pick<ShellMember, 'email_refusal' | 'switched'>,
  pathname: string,
): boolean {
  return email_refusal !== null && !switched && !isUndisturbed(pathname);
}
