import type { ShellMember } from '@crewpad/contract';

/** Whether a member has a plan and no card that could pay it. */
export function lacksCard({ user_plan, setup_complete }: ShellMember): boolean {
  return user_plan !== null && !setup_complete;
}

/**
 * Whether there may be something to ask this member for; the dialogs are loaded only then. An admin
 * who looks at an account is asked nothing that only its owner can do.
 */
export function needsPrompt(member: ShellMember): boolean {
  return !member.switched && (member.expired || member.pending_invites > 0 || lacksCard(member));
}
