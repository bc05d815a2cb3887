import type { ShellMember } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { badgeText, memberLinks } from './member-links.ts';

const member: ShellMember = {
  id: 1,
  first_name: 'Ada',
  display_name: 'Ada',
  photo: null,
  status: 'ACTIVE',
  user_plan: null,
  signup_plan: null,
  expired: false,
  setup_complete: true,
  is_admin: false,
  switched: false,
  unread: 0,
  notifications: 0,
  pending_invites: 0,
  has_rentals: false,
  lacks_autopay_card: false,
};
const labels = (changes: Partial<ShellMember>) =>
  memberLinks({ ...member, ...changes }).map(({ label }) => label);

describe('the links of a member', () => {
  it('include messages for every ACTIVE member, crash pads and crew for listers only', () => {
    expect(labels({})).toEqual(['my_messages']);
    expect(labels({ user_plan: 'seeker' })).toEqual(['my_messages']);
    expect(labels({ user_plan: 'basic' })).toEqual(['my_messages', 'my_crashpad', 'my_crew']);
  });

  it('are empty for an INACTIVE lister', () => {
    expect(labels({ user_plan: 'pro', status: 'INACTIVE' })).toEqual([]);
  });

  it('include rentals for members with an invitation or a rental', () => {
    expect(labels({ pending_invites: 1 })).toContain('my_rentals');
    expect(labels({ has_rentals: true, status: 'INACTIVE' })).toEqual(['my_rentals']);
  });
});

describe('the unread badge', () => {
  it('shows counts up to 100, then 99+', () => {
    expect([1, 99, 100, 101, 5000].map(badgeText)).toEqual(['1', '99', '100', '99+', '99+']);
  });
});
