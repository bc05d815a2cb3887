import { LISTING_STATUS } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { type Actor, type MemberActor, visitor } from '../../platform/access/actor.ts';
import { can, type ViewedListing } from './policy.ts';

const member = (of: Partial<MemberActor> = {}): MemberActor => ({
  kind: 'member',
  id: 2,
  role: 'member',
  status: 'ACTIVE',
  plan: null,
  signupPlan: null,
  isLocked: false,
  isCollectionHeld: false,
  isExpired: false,
  email: 'ana@crewpad.test',
  isEmailVerified: true,
  locale: 'en',
  session: {
    id: 1,
    token: 't',
    expiresAt: new Date(0),
    adminSessionId: null,
    adminId: null,
    confirmation: { at: null, methods: [], needsCode: false },
    owesSecondStep: false,
  },
  ...of,
});
const owner = member({ id: 1, plan: 'premium' });

const LISTING: ViewedListing = {
  user_id: 1,
  status: LISTING_STATUS.active,
  removed_at: null,
  owner_active: true,
  approval_public_phone_user: 0,
  approval_public_phone_tenant: 0,
  rents_here: false,
  rents_from_lister: false,
  stayed_here: false,
  reviewed_here: false,
  knows_lister: false,
};
const TENANT = { rents_here: true, rents_from_lister: true, stayed_here: true, knows_lister: true };

/** Every kind of viewer of a listing of member 1. */
const VIEWERS: readonly [string, Actor, Partial<ViewedListing>][] = [
  ['visitor', visitor, {}],
  ['member', member(), {}],
  ['tenant', member(), TENANT],
  ['owner', owner, {}],
  ['admin', member({ role: 'admin' }), {}],
];
const everyone = VIEWERS.map(([name]) => name);

/** Who may do something with a listing. */
const whoCan = (
  action: 'view' | 'see_address' | 'see_point' | 'see_phone',
  changes: Partial<ViewedListing> = {},
) =>
  VIEWERS.filter(
    ([, actor, facts]) => can(actor, action, { ...LISTING, ...facts, ...changes }).allowed,
  ).map(([name]) => name);

describe('who sees a listing', () => {
  it('no one sees a deleted listing', () => {
    expect(whoCan('view', { status: LISTING_STATUS.deleted })).toEqual([]);
  });

  it('tenants, owner and admin see an inactive listing, or one of an expired or closed owner', () => {
    expect(whoCan('view', { status: LISTING_STATUS.inactive })).toEqual([
      'tenant',
      'owner',
      'admin',
    ]);
    expect(whoCan('view', { owner_active: false })).toEqual(['tenant', 'owner', 'admin']);
    expect(whoCan('view', { removed_at: new Date() })).toEqual(['tenant', 'owner', 'admin']);
    expect(whoCan('view')).toEqual(everyone);
  });

  it('tenants, owner and admin see the address; owner and admin the exact point', () => {
    expect(whoCan('see_address')).toEqual(['tenant', 'owner', 'admin']);
    expect(whoCan('see_point')).toEqual(['owner', 'admin']);
  });

  it('the phone depends on its two settings, and visitors never see it', () => {
    expect(whoCan('see_phone')).toEqual(['owner', 'admin']);
    const members = ['member', 'tenant', 'owner', 'admin'];
    expect(whoCan('see_phone', { approval_public_phone_user: 1 })).toEqual(members);
    const byRent = { approval_public_phone_tenant: 2, rents_from_lister: true };
    expect(whoCan('see_phone', byRent)).toEqual(members);
  });
});

const codeOf = (
  actor: Actor,
  action: 'edit' | 'hide' | 'copy' | 'deactivate' | 'delete' | 'reactivate',
  changes = {},
) => {
  const listing = { ...LISTING, rented: 0, listed: 1, ...changes };
  const decision = can(actor, action, listing);
  return decision.allowed ? 'allowed' : decision.refusal.body.error_code;
};

describe('what an owner may do', () => {
  const { active, inactive, deleted } = LISTING_STATUS;

  it.each([
    ['edit', active, 'allowed'],
    ['edit', inactive, 'allowed'],
    ['hide', active, 'allowed'],
    ['hide', inactive, 'CONFLICT'],
    ['copy', active, 'allowed'],
    ['copy', inactive, 'allowed'],
    ['reactivate', active, 'CONFLICT'],
    ['reactivate', inactive, 'allowed'],
    ['deactivate', active, 'allowed'],
    ['deactivate', inactive, 'CONFLICT'],
    ['delete', active, 'allowed'],
    ['delete', inactive, 'allowed'],
  ] as const)('%s, with status %i: %s', (action, status, code) => {
    expect(codeOf(owner, action, { status })).toBe(code);
    expect(codeOf(owner, action, { status: deleted })).toBe('NOT_FOUND');
    for (const other of [visitor, member(), member({ role: 'admin', plan: 'pro' })]) {
      expect(codeOf(other, action, { status })).toBe('NOT_FOUND');
    }
    expect(codeOf({ ...owner, isExpired: true }, action, { status })).toBe('ACCOUNT_EXPIRED');
    const inactiveOwner = { ...owner, status: 'INACTIVE' as const };
    expect(codeOf(inactiveOwner, action, { status })).toBe('ACCOUNT_INACTIVE');
  });

  it('depends on tenants where the transition table requires it', () => {
    const rented = { rented: 1 };
    expect(codeOf(owner, 'deactivate', rented)).toBe('CONFLICT');
    expect(codeOf(owner, 'delete', rented)).toBe('CONFLICT');
    expect(codeOf(owner, 'reactivate', { ...rented, status: inactive })).toBe('allowed');
    expect(codeOf(owner, 'edit', rented)).toBe('allowed');
  });

  it.each([
    ['basic', 1, 'UPGRADE_REQUIRED'],
    ['premium', 3, 'allowed'],
    ['premium', 4, 'UPGRADE_REQUIRED'],
    ['pro', 400, 'allowed'],
  ] as const)('a copy with the plan %s and %i listings: %s', (plan, listed, code) => {
    expect(codeOf({ ...owner, plan }, 'copy', { listed })).toBe(code);
  });

  it('excludes a copy of what an admin removed', () => {
    expect(codeOf(owner, 'copy', { removed_at: new Date() })).toBe('CONFLICT');
    expect(codeOf(owner, 'edit', { removed_at: new Date() })).toBe('allowed');
  });
});

describe('messages and reviews', () => {
  const may = (actor: Actor, action: 'message' | 'review', changes: Partial<ViewedListing> = {}) =>
    can(actor, action, { ...LISTING, ...changes }).allowed;
  const seeker = member({ plan: 'seeker' });

  it('plan holders can message any active listing, others only listers they know', () => {
    expect(may(seeker, 'message')).toBe(true);
    expect(may(seeker, 'message', { status: LISTING_STATUS.inactive })).toBe(false);
    expect(may({ ...seeker, isExpired: true }, 'message')).toBe(false);
    expect(may(member(), 'message')).toBe(false);
    expect(may(member(), 'message', { knows_lister: true })).toBe(true);
    expect(may(owner, 'message', { knows_lister: true })).toBe(false);
    expect(may(visitor, 'message')).toBe(false);
    expect(may({ ...seeker, status: 'INACTIVE' }, 'message', { knows_lister: true })).toBe(false);
  });

  it('tenants whose stay has begun review a listing once, and owners never', () => {
    expect(may(member(), 'review', { stayed_here: true })).toBe(true);
    expect(may(member(), 'review', { stayed_here: true, reviewed_here: true })).toBe(false);
    expect(may(member(), 'review')).toBe(false);
    expect(may(owner, 'review', { stayed_here: true })).toBe(false);
    expect(may(visitor, 'review', { stayed_here: true })).toBe(false);
  });
});
