import { ACCOUNT_RULES, type AccountAction } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { accountAbilities, can, type Holder } from './policy.ts';

const lister: Holder = {
  role: 'member',
  status: 'ACTIVE',
  plan: 'basic',
  signupPlan: null,
  isLocked: false,
  isExpired: false,
};
const holders = {
  lister,
  seeker: { ...lister, plan: 'seeker' },
  'free tenant': { ...lister, plan: null },
  'lister without a card': { ...lister, status: 'INACTIVE' },
  'unpaid lister': { ...lister, status: 'INACTIVE', plan: null, signupPlan: 'pro' },
  'expired lister': { ...lister, isExpired: true },
  'admin viewing a lister': { ...lister, session: { adminSessionId: 1, owesSecondStep: false } },
  admin: { ...lister, role: 'admin', plan: null },
} as const satisfies Record<string, Holder>;

const ACTIONS = Object.keys(ACCOUNT_RULES) as AccountAction[];

/** `yes`, or the error code. */
function answer(decision: ReturnType<typeof can>): string {
  return decision.allowed ? 'yes' : (decision.refusal.body.error_code ?? 'none');
}

describe('with their own account', () => {
  const everyone = Object.keys(holders) as (keyof typeof holders)[];
  const expected: Record<AccountAction, Partial<Record<keyof typeof holders, string>>> = {
    change_password: { 'admin viewing a lister': 'FORBIDDEN' },
    change_email: { 'admin viewing a lister': 'FORBIDDEN' },
    manage_sessions: { 'admin viewing a lister': 'FORBIDDEN' },
    close: { 'admin viewing a lister': 'FORBIDDEN' },
    set_language: {},
    set_theme: {},
    accept_legal: { 'admin viewing a lister': 'FORBIDDEN' },
    update_profile: {
      'lister without a card': 'ACCOUNT_INACTIVE',
      'unpaid lister': 'ACCOUNT_INACTIVE',
    },
    set_phone_visibility: {
      seeker: 'FORBIDDEN',
      'free tenant': 'FORBIDDEN',
      'lister without a card': 'ACCOUNT_INACTIVE',
      'unpaid lister': 'ACCOUNT_INACTIVE',
      admin: 'FORBIDDEN',
    },
    view_as: Object.fromEntries(
      everyone.filter((item) => item !== 'admin').map((role) => [role, 'FORBIDDEN']),
    ),
  };

  it.each(ACTIONS)('%s', (action) => {
    for (const item of everyone) {
      expect([item, answer(can(holders[item], action, undefined))]).toEqual([
        item,
        expected[action][item] ?? 'yes',
      ]);
    }
  });

  it('a closed account is allowed nothing', () => {
    for (const action of ACTIONS) {
      expect(can({ ...lister, role: 'admin', status: 'CLOSED' }, action, undefined).allowed).toBe(
        false,
      );
    }
  });
});

describe('viewing as a member', () => {
  it.each([
    ['member', 'ACTIVE', 'yes'],
    ['member', 'INACTIVE', 'yes'],
    ['member', 'CLOSED', 'FORBIDDEN'],
    ['admin', 'ACTIVE', 'FORBIDDEN'],
  ] as const)('opens the account of a %s who is %s: %s', (role, status, expected) => {
    expect(answer(can(holders.admin, 'open_view', { role, status }))).toBe(expected);
    expect(answer(can(lister, 'open_view', { role, status }))).toBe('FORBIDDEN');
  });

  it('can end only while one is open', () => {
    expect(answer(can(holders['admin viewing a lister'], 'end_view', undefined))).toBe('yes');
    expect(answer(can(holders.admin, 'end_view', undefined))).toBe('CONFLICT');
  });
});

it('gives the reason why a member cannot write messages', () => {
  const to = (holder: Holder, hasRentals = false) => answer(can(holder, 'message', { hasRentals }));
  expect(to(holders.seeker)).toBe('yes');
  expect(to(holders['expired lister'])).toBe('ACCOUNT_EXPIRED');
  expect(to(holders['expired lister'], true)).toBe('yes');
  expect(to(holders['lister without a card'], true)).toBe('ACCOUNT_INACTIVE');
  expect(to(holders['free tenant'])).toBe('FORBIDDEN');
});

it('makes the same decisions in the browser', () => {
  expect(accountAbilities(holders['expired lister'], { hasRentals: false })).toEqual({
    pay_sign_up: false,
    renew: true,
    administer: false,
    message: false,
    manage_listings: false,
    see_rentals: false,
  });
});
