import { expect, test } from 'vitest';
import { type ListingFacts, type ListingViewer, listingView } from './policy.ts';

const shown: ListingFacts = {
  status: 2,
  owner_active: true,
  approval_public_phone_user: 0,
  approval_public_phone_tenant: 0,
  rents_from_lister: false,
};
const everyone: ListingViewer[] = ['visitor', 'member', 'tenant', 'owner', 'admin'];
const seeing = (facts: Partial<ListingFacts>) =>
  everyone.filter((viewer) => listingView(viewer, { ...shown, ...facts }) !== undefined);
const seeingThe = (what: 'address' | 'point' | 'phone', facts: Partial<ListingFacts> = {}) =>
  everyone.filter((viewer) => listingView(viewer, { ...shown, ...facts })?.[what]);

test('a deleted listing is there for nobody', () => {
  expect(seeing({ status: 0 })).toEqual([]);
});

test('an inactive listing, and that of an expired or closed owner, is there for those involved', () => {
  expect(seeing({ status: 1 })).toEqual(['tenant', 'owner', 'admin']);
  expect(seeing({ owner_active: false })).toEqual(['tenant', 'owner', 'admin']);
  expect(seeing({})).toEqual(everyone);
});

test('the address is for tenants, owner and admin; the true point for owner and admin', () => {
  expect(seeingThe('address')).toEqual(['tenant', 'owner', 'admin']);
  expect(seeingThe('point')).toEqual(['owner', 'admin']);
});

test('the phone follows its two approvals, and a visitor never sees it', () => {
  expect(seeingThe('phone')).toEqual(['owner', 'admin']);
  expect(seeingThe('phone', { approval_public_phone_tenant: 2 })).toEqual(['owner', 'admin']);
  expect(seeingThe('phone', { approval_public_phone_tenant: 2, rents_from_lister: true })).toEqual([
    'member',
    'tenant',
    'owner',
    'admin',
  ]);
  expect(seeingThe('phone', { approval_public_phone_user: 1 })).toEqual([
    'member',
    'tenant',
    'owner',
    'admin',
  ]);
});
