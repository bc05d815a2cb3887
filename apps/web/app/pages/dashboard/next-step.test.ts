import type { ShellMember } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

const member: ShellMember = {
  id: 1,
  first_name: 'Ada',
  display_name: 'Ada',
  photo: null,
  status: 'ACTIVE',
  user_plan: 'seeker',
  signup_plan: null,
  locked: null,
  expired: false,
  plan_ends_at: '2026-12-01T00:00:00Z',
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
type Parts = Parameters<typeof nextStep>[1];
const nothing: Parts = { lister: null, stays: null };
const stepOf = (changes: Partial<ShellMember>, parts: Partial<Parts> = {}) =>
  nextStep({ ...member, ...changes }, { ...nothing, ...parts })?.step ?? null;
const lister = (crashpads: number): NonNullable<Parts['lister']> => ({
  crashpads,
  beds: { free: 0, taken: 0, pending: 0 },
  received: null,
  months: [],
  moves: [],
  owed: null,
  attention: [],
});
const stay = (amount: number): NonNullable<Parts['stays']>[number] => ({
  id: 1,
  location: 'Bunk house',
  thumbnail: null,
  time_zone: 'UTC',
  bed: 'Room, Bed',
  next: null,
  owed:
    amount === 0 ? null : { amount, since: '2027-03-01', rent: amount, deposit: 0, requests: 0 },
});

describe('the next step', () => {
  it('is to pay, renew or add a card before anything else', () => {
    const waiting = { pending_invites: 1, lacks_autopay_card: true };
    const unpaid = { status: 'INACTIVE', signup_plan: 'basic', user_plan: null } as const;
    expect(stepOf({ ...waiting, ...unpaid })).toBe('finish_sign_up');
    expect(stepOf({ ...waiting, expired: true, setup_complete: false })).toBe('renew');
    expect(stepOf({ ...waiting, setup_complete: false, status: 'INACTIVE' })).toBe('add_card');
    expect(stepOf(waiting)).toBe('autopay_card');
  });

  it('is then whatever awaits a tenant', () => {
    expect(stepOf({ pending_invites: 2 }, { stays: [stay(400)] })).toBe('answer_invitation');
    expect(stepOf({ user_plan: null }, { stays: [stay(0), stay(400)] })).toBe('pay_rent');
    expect(stepOf({ user_plan: null }, { stays: [stay(0)] })).toBeNull();
  });

  it('is a start page for new listers and seekers', () => {
    expect(stepOf({ user_plan: 'basic' }, { lister: lister(0) })).toBe('first_crashpad');
    expect(stepOf({ user_plan: 'basic' }, { lister: lister(2) })).toBeNull();
    expect(stepOf({ user_plan: 'basic' })).toBeNull();
    expect(stepOf({})).toBe('find_crashpad');
    // Their rentals failed to load.
    expect(stepOf({ has_rentals: true })).toBeNull();
    expect(stepOf({ has_rentals: true }, { stays: [] })).toBe('find_crashpad');
    expect(stepOf({ user_plan: null, is_admin: true })).toBeNull();
  });
});
