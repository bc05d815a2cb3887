import type { ShellMember } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { htmlOf } from '../lib/testing.tsx';
import { asksForLegal, RefusalNotice, warnsOfRefusal } from './member-notices.tsx';

const member: ShellMember = {
  id: 1,
  first_name: 'Ada',
  display_name: 'Ada L.',
  photo: null,
  status: 'ACTIVE',
  user_plan: 'seeker',
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
  email_to_verify: null,
  second_step_due_at: null,
  email_refusal: {
    reason: '550 5.1.1 <b>No such user</b>',
    refused_at: '2027-01-02T13:04:05.000Z',
  },
};

it('the notice quotes why the email refuses emails as text, and leads to the settings', () => {
  const html = htmlOf(<RefusalNotice member={member} />);
  expect(html).toContain('January 2, 2027');
  expect(html).toContain('550 5.1.1 &lt;b&gt;No such user&lt;/b&gt;');
  expect(html).toContain('href="/account-setting"');
  expect(html).toContain('Later');
});

const memberToAsk = { to_accept: ['terms' as const], switched: false };
const refusal = { reason: '550 5.1.1 User unknown', refused_at: '2027-01-02T03:04:05.000Z' };
const memberToWarn = { email_refusal: refusal, switched: false };

it('notices appear on the pages after the login, and on the terms themselves', () => {
  for (const page of ['/messages', '/dashboard', '/airports', '/my-crashpads', '/terms']) {
    expect(asksForLegal(memberToAsk, page)).toBe(true);
    expect(warnsOfRefusal(memberToWarn, page)).toBe(true);
  }
});

it('the notice of new terms is hidden from members who accepted them, and from admins who view a member', () => {
  expect(asksForLegal({ ...memberToAsk, to_accept: [] }, '/messages')).toBe(false);
  expect(asksForLegal({ ...memberToAsk, switched: true }, '/messages')).toBe(false);
});

it('the notice of refused emails is hidden from members who get emails, and from admins who view a member', () => {
  expect(warnsOfRefusal({ ...memberToWarn, email_refusal: null }, '/messages')).toBe(false);
  expect(warnsOfRefusal({ ...memberToWarn, switched: true }, '/messages')).toBe(false);
});

it.each([
  '/account-setting',
  '/account-expired',
  '/my-crashpad',
  '/processing/payment',
  '/tenant/accept/abc',
  '/featured-signup/7',
])('no notice appears on %s, where members pay, stop a charge or leave', (page) => {
  expect(asksForLegal(memberToAsk, page)).toBe(false);
  expect(warnsOfRefusal(memberToWarn, page)).toBe(false);
});
