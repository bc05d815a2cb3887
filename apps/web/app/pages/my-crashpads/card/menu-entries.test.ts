import { LISTING_STATUS } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { menuEntries } from './menu-entries.ts';

const all = {
  edit: true,
  copy: true,
  deactivate: true,
  reactivate: false,
  delete: true,
  hide: true,
};
const none = {
  edit: false,
  copy: false,
  deactivate: false,
  reactivate: false,
  delete: false,
  hide: false,
};
const active = {
  status: LISTING_STATUS.active,
  hidden: false,
  abilities: all,
  num_beds: 4,
  num_occupied_beds: 1,
  feature_listing: 0,
  feature_ongoing: 0,
};
const entriesOf = (...args: Parameters<typeof menuEntries>) =>
  menuEntries(...args).map(({ act, because }) => (because ? `${act}: ${because}` : act));

describe('the menu of a crash pad', () => {
  it('offers the actions of its status', () => {
    expect(entriesOf(active, { expired: false, hasDraft: false, noMore: null })).toEqual([
      'edit',
      'view',
      'crew',
      'message',
      'invite',
      'reports',
      'copy',
      'feature',
      'hide',
      'deactivate',
      'delete',
    ]);
    expect(
      entriesOf({ ...active, hidden: true }, { expired: false, hasDraft: false, noMore: null }),
    ).toContain('show');
    const abilities = { ...all, reactivate: true, deactivate: false, hide: false };
    const inactive = entriesOf(
      { ...active, status: LISTING_STATUS.inactive, abilities },
      { expired: false, hasDraft: false, noMore: null },
    );
    expect(inactive).toEqual([
      'edit',
      'view',
      'crew',
      'message',
      'reports',
      'copy',
      'reactivate',
      'delete',
    ]);
  });

  it('explains why an action is disabled: tenants, or the account', () => {
    const rentedListing = { ...active, abilities: { ...all, deactivate: false, delete: false } };
    expect(
      entriesOf(rentedListing, { expired: false, hasDraft: false, noMore: null }).slice(-2),
    ).toEqual(['deactivate: tenants', 'delete: tenants']);
    expect(
      entriesOf({ ...active, abilities: none }, { expired: true, hasDraft: false, noMore: null }),
    ).toEqual([
      'edit: expired',
      'view',
      'crew',
      'message',
      'invite: expired',
      'reports',
      'copy: expired',
      'feature: expired',
      'hide: expired',
      'deactivate: expired',
      'delete: expired',
    ]);
    expect(
      entriesOf({ ...active, abilities: none }, { expired: false, hasDraft: false, noMore: null }),
    ).toContain('delete: inactive');
  });

  it('offers to end a promotion, also of an inactive crash pad and after the plan has expired', () => {
    const terms = { expired: false, hasDraft: false, noMore: null };
    const featuredListing = { ...active, feature_listing: 1, feature_ongoing: 1 };
    expect(entriesOf(featuredListing, terms)).toContain('cancel_feature');
    expect(entriesOf(featuredListing, terms)).not.toContain('feature');
    const boostedListing = { ...active, feature_listing: 1, abilities: none };
    expect(entriesOf(boostedListing, { ...terms, expired: true })).toContain('cancel_boost');
    expect(entriesOf({ ...boostedListing, status: LISTING_STATUS.inactive }, terms)).toContain(
      'cancel_boost',
    );
  });

  it('offers no invitation for a full listing', () => {
    const terms = { expired: false, hasDraft: false, noMore: null };
    expect(entriesOf({ ...active, num_occupied_beds: 4 }, terms)).not.toContain('invite');
    expect(entriesOf({ ...active, num_beds: 0, num_occupied_beds: 0 }, terms)).not.toContain(
      'invite',
    );
  });

  it('warns that a copy replaces an existing draft', () => {
    const copyOf = (hasDraft: boolean) =>
      menuEntries(active, { expired: false, hasDraft, noMore: null }).find(
        ({ act }) => act === 'copy',
      );
    expect(copyOf(true)).toEqual({ act: 'copy', replaces: true });
    expect(copyOf(false)).toEqual({ act: 'copy' });
  });

  it('offers no copy at the plan limit or without a card, and explains why', () => {
    const terms = { expired: false, hasDraft: true };
    expect(entriesOf(active, { ...terms, noMore: 'limit' })).toContain('copy: limit');
    expect(entriesOf(active, { ...terms, noMore: 'card' })).toContain('copy: card');
    const resting = { ...active, abilities: none };
    expect(entriesOf(resting, { ...terms, expired: true, noMore: 'limit' })).toContain(
      'copy: expired',
    );
  });
});
