import type { ShellMember } from '@crewpad/contract';

/** Whether a member has a plan but no card to pay for it. */
export function lacksCard({ user_plan, setup_complete }: ShellMember): boolean {
  return user_plan !== null && !setup_complete;
}

/**
 * Whether this member may need a prompt; only then the dialogs load. An admin who views an account
 * gets no prompts.
 */
export function needsPrompt(member: ShellMember): boolean {
  const { switched, expired, pending_invites, lacks_autopay_card } = member;
  if (switched) return false;
  return expired || pending_invites > 0 || lacks_autopay_card || lacksCard(member);
}
