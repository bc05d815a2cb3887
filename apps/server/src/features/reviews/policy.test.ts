import { expect, it } from 'vitest';
import { type MemberActor, visitor } from '../../platform/access/actor.ts';
import { can, reviewAbilities } from './policy.ts';

const tenant = { kind: 'member', id: 1, status: 'ACTIVE' } as MemberActor;
const inactive = { ...tenant, status: 'INACTIVE' } as const;
const stayed = { has_stayed: true, has_reviewed: false, review_from: null };

it.each([
  ['a tenant', tenant, stayed, undefined],
  ['a visitor', visitor, stayed, 'UNAUTHENTICATED'],
  ['a tenant whose account is not active', inactive, stayed, 'ACCOUNT_INACTIVE'],
  ['a member without a rental', tenant, { ...stayed, has_stayed: false }, 'FORBIDDEN'],
  ['a tenant who wrote a review', tenant, { ...stayed, has_reviewed: true }, 'ALREADY_REVIEWED'],
] as const)('%s who wants to write a review', (_who, actor, facts, code) => {
  const decision = can(actor, 'review', facts);
  expect(decision.allowed ? undefined : decision.refusal.body.error_code).toBe(code);
  expect(reviewAbilities(actor, facts)).toEqual({
    able_to_review: code === undefined,
    already_review: facts.has_reviewed,
    review_from: null,
  });
});
