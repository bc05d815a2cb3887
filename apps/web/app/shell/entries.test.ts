import type { ShellMember } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { badgeText, entriesFor } from './entries.ts';

const member: ShellMember = {
  id: 1,
  first_name: 'Ada',
  display_name: 'Ada',
  photo: null,
  status: 'ACTIVE',
  user_plan: null,
  signup_plan: null,
  locked: null,
  expired: false,
  plan_ends_at: null,
  plan_renews: false,
  setup_complete: true,
  is_admin: false,
  switched: false,
  unread: 0,
  notifications: 0,
  pending_invites: 0,
  open_requests: 0,
  has_rentals: false,
  lacks_autopay_card: false,
  to_accept: [],
  email_refusal: null,
  email_to_verify: null,
};
const labels = (place: 'header' | 'bar' | 'menu' | 'attention', changes: Partial<ShellMember>) =>
  entriesFor({ ...member, ...changes }, place).map(({ short, label }) => short ?? label);
const LISTER = { user_plan: 'basic' } as const;

describe('the header of a member', () => {
  it('includes messages for every ACTIVE member, crash pads and crew for listers only', () => {
    expect(labels('header', {})).toEqual(['messages', 'my_notifications']);
    expect(labels('header', { user_plan: 'seeker' })).toEqual(['messages', 'my_notifications']);
    expect(labels('header', LISTER)).toEqual([
      ...['messages', 'my_notifications', 'crashpads_short', 'my_crew'],
    ]);
  });

  it('keeps only notifications for an INACTIVE lister', () => {
    expect(labels('header', { user_plan: 'pro', status: 'INACTIVE' })).toEqual([
      'my_notifications',
    ]);
  });

  it('includes rentals for members with an invitation or a rental', () => {
    expect(labels('header', { pending_invites: 1 })).toContain('rental_short');
    expect(labels('header', { has_rentals: true, status: 'INACTIVE' })).toContain('rental_short');
  });

  it('has no notifications while an admin views the account', () => {
    expect(labels('header', { switched: true })).toEqual(['messages']);
  });
});

describe('the phone navigation bar', () => {
  it('has five pages for tenants and listers, and one rental or crash pads page', () => {
    const bar = (own: string) => ['search', 'saved', 'messages', own, 'account'];
    expect(labels('bar', { has_rentals: true })).toEqual(bar('rental_short'));
    expect(labels('bar', LISTER)).toEqual(bar('crashpads_short'));
    expect(labels('bar', { ...LISTER, has_rentals: true })).toEqual(bar('crashpads_short'));
    expect(labels('bar', {})).toEqual(['search', 'saved', 'messages', 'account']);
  });
});

describe('what needs attention', () => {
  it('is an unpaid sign-up, an expired plan or an invitation, in this order', () => {
    const owes = { status: 'INACTIVE', signup_plan: 'pro' } as const;
    expect(labels('attention', {})).toEqual([]);
    expect(labels('attention', { ...owes, expired: true, pending_invites: 2 })).toEqual([
      ...['finish_sign_up', 'expired', 'invites_wait'],
    ]);
    expect(labels('menu', owes)).toContain('finish_sign_up');
  });
});

describe('the unread badge', () => {
  it('shows counts up to 100, then 99+', () => {
    expect([1, 99, 100, 101, 5000].map(badgeText)).toEqual(['1', '99', '100', '99+', '99+']);
  });
});
