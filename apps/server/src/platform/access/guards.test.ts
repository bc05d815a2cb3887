import { expect, it } from 'vitest';
import type { MemberActor } from './actor.ts';
import { requireActive, requireRole, requireUnexpired } from './guards.ts';

const member: MemberActor = {
  kind: 'member',
  id: 1,
  role: 'member',
  status: 'ACTIVE',
  plan: 'basic',
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
};
const refusalOf = (guard: () => void) => {
  try {
    guard();
    return undefined;
  } catch (error) {
    const { status, body } = error as { status: number; body: { error_code: string } };
    return [status, body.error_code];
  }
};

it('lets an active, unexpired member pass', () => {
  expect(refusalOf(() => requireActive(member))).toBeUndefined();
  expect(refusalOf(() => requireUnexpired(member))).toBeUndefined();
  expect(refusalOf(() => requireRole(member, 'member'))).toBeUndefined();
});

it('distinguishes inactive members, expired members and members with another role', () => {
  expect(refusalOf(() => requireActive({ ...member, status: 'INACTIVE' }))).toEqual([
    403,
    'ACCOUNT_INACTIVE',
  ]);
  expect(refusalOf(() => requireUnexpired({ ...member, isExpired: true }))).toEqual([
    403,
    'ACCOUNT_EXPIRED',
  ]);
  expect(refusalOf(() => requireRole(member, 'admin'))).toEqual([403, 'FORBIDDEN']);
});
