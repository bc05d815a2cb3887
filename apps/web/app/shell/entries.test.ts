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
  second_step_due_at: null,
};
type Place = Parameters<typeof entriesFor>[1];
const labels = (place: Place, changes: Partial<ShellMember>) =>
  entriesFor({ ...member, ...changes }, place).map(({ short, label }) => short ?? label);
const LISTER = { user_plan: 'basic' } as const;
const LISTER_PAGES = ['dashboard_short', 'crashpads_short', 'crew_short', 'money'];

describe('the header of a member', () => {
  it('includes search, saved crash pads and messages for seekers and tenants', () => {
    const pages = ['search', 'saved', 'messages'];
    expect(labels('header', {})).toEqual(pages);
    expect(labels('header', { user_plan: 'seeker' })).toEqual(pages);
  });

  it('includes the pages of listers for listers only', () => {
    expect(labels('header', LISTER)).toEqual([...LISTER_PAGES, 'messages']);
  });

  it('has no pages of listers or messages for an INACTIVE lister', () => {
    expect(labels('header', { user_plan: 'pro', status: 'INACTIVE' })).toEqual(['search', 'saved']);
  });

  it('adds rentals for members with an invitation or a rental, and the pages of admins', () => {
    expect(labels('header', { pending_invites: 1 })).toContain('rental_short');
    expect(labels('header', { has_rentals: true, status: 'INACTIVE' })).toContain('rental_short');
    expect(labels('header', { ...LISTER, has_rentals: true, is_admin: true })).toEqual([
      ...LISTER_PAGES,
      ...['rental_short', 'messages', 'admin'],
    ]);
  });

  it('has no notifications while an admin views the account', () => {
    expect(labels('icons', {})).toEqual(['my_notifications']);
    expect(labels('icons', { switched: true })).toEqual([]);
  });
});

describe('the phone navigation bar', () => {
  it('has search, saved, messages, a rental and the account for tenants and seekers', () => {
    expect(labels('bar', { has_rentals: true })).toEqual([
      ...['search', 'saved', 'messages', 'rental_short', 'account'],
    ]);
    expect(labels('bar', {})).toEqual(['search', 'saved', 'messages', 'account']);
  });

  it('has four pages for listers, and the others behind "More"', () => {
    const pages = ['dashboard_short', 'crashpads_short', 'crew_short', 'messages'];
    expect(labels('bar', LISTER)).toEqual(pages);
    expect(labels('bar', { ...LISTER, has_rentals: true })).toEqual(pages);
    const more = ['money', 'waitlists', 'settings', 'search', 'public_site'];
    expect(labels('more', LISTER)).toEqual(more);
    expect(labels('more', { ...LISTER, has_rentals: true })).toContain('rental_short');
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
