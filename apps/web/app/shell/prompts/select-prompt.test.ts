import type { ShellMember } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { promptOnPage, selectPrompt } from './select-prompt.ts';

const member: ShellMember = {
  id: 1,
  first_name: 'Ada',
  display_name: 'Ada',
  photo: null,
  status: 'ACTIVE',
  user_plan: 'basic',
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
const NOTHING = { expired: false, set_up: false, invites: false };

function promptFor(changes: Partial<ShellMember>, address: string, acknowledged = {}) {
  const { pathname, search, hash } = new URL(address, 'http://site.invalid');
  const place = { pathname, search, hash };
  return selectPrompt({ ...member, ...changes }, place, { ...NOTHING, ...acknowledged });
}

const CARD_TABS = [
  '/account-setting?tab=payment-methods',
  '/account-setting?tab=autopay&connect-account',
  '/account-setting#payment-method',
  '/account-setting#autopay',
];

describe('prompts', () => {
  it('are empty for a member with nothing to do', () => {
    expect(promptFor({}, '/airports')).toBeNull();
  });

  it('show an expired account, except on renewal, contact and login pages', () => {
    const expiredMember = { expired: true };
    for (const path of ['/', '/airports', '/my-crashpad', '/account-setting']) {
      expect(promptFor(expiredMember, path), path).toBe('expired');
    }
    for (const path of [
      '/account-expired',
      '/contact',
      '/coming-soon',
      '/login',
      '/change-package',
    ]) {
      expect(promptFor(expiredMember, path), path).toBeNull();
    }
    expect(promptFor(expiredMember, '/airports', { expired: true })).toBeNull();
  });

  it('show invitations to expired members after that', () => {
    const invitee = { expired: true, setup_complete: false, pending_invites: 1 };
    expect(promptFor(invitee, '/airports')).toBe('expired');
    expect(promptFor(invitee, '/airports', { expired: true })).toBe('invites');
  });

  it('ask plan holders for a missing card', () => {
    const lacks = { setup_complete: false };
    // The wizard shows it itself.
    expect(promptFor(lacks, '/create-crashpad')).toBeNull();
    expect(promptFor(lacks, '/airports')).toBe('set_up');
    expect(promptFor(lacks, '/account-setting')).toBe('set_up');
    for (const path of ['/', '/account-expired', '/upgrade-account', ...CARD_TABS]) {
      expect(promptFor(lacks, path), path).toBeNull();
    }
    expect(promptFor(lacks, '/airports', { set_up: true })).toBeNull();
    // An unpaid sign-up has its own reminder.
    expect(promptFor({ ...lacks, user_plan: null, signup_plan: 'basic' }, '/airports')).toBeNull();
  });

  it('ask tenants with AutoPay for a card before showing the invitation', () => {
    const tenant = { user_plan: null, lacks_autopay_card: true, pending_invites: 1 };
    expect(promptFor(tenant, '/airports')).toBe('set_up');
    expect(promptFor(tenant, '/airports', { set_up: true })).toBe('invites');
    for (const path of ['/', '/account-expired', '/tenant/accept/abc', ...CARD_TABS]) {
      expect(promptFor(tenant, path), path).toBeNull();
    }
    const expiredMember = { ...tenant, user_plan: 'basic' as const, expired: true };
    expect(promptFor(expiredMember, '/airports', { expired: true })).toBe('set_up');
  });

  it('show pending invitations after the card', () => {
    const invitee = { user_plan: null, pending_invites: 2 };
    expect(promptFor(invitee, '/airports')).toBe('invites');
    const exceptions = [
      '/',
      '/account-expired',
      '/my-crashpad',
      '/tenant/accept/abc',
      ...CARD_TABS,
    ];
    for (const path of exceptions) expect(promptFor(invitee, path), path).toBeNull();
    expect(promptFor(invitee, '/airports', { invites: true })).toBeNull();
    const needs = { setup_complete: false, pending_invites: 1 };
    expect(promptFor(needs, '/airports')).toBe('set_up');
    expect(promptFor(needs, '/airports', { set_up: true })).toBe('invites');
  });

  it('are hidden from a viewing admin', () => {
    expect(promptFor({ expired: true, switched: true }, '/airports')).toBeNull();
  });

  it('open with a page, and never over what a member is typing on it', () => {
    const place = { pathname: '/my-crew', search: '', hash: '' };
    const invitee = { ...member, pending_invites: 1 };
    expect(promptOnPage(invitee, invitee, place, NOTHING)).toBe('invites');
    expect(promptOnPage(invitee, member, place, NOTHING)).toBeNull();
    expect(promptOnPage(member, invitee, place, NOTHING)).toBeNull();
    const withoutCard = { ...invitee, lacks_autopay_card: true };
    expect(promptOnPage(withoutCard, invitee, place, NOTHING)).toBeNull();
  });
});
