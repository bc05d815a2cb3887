import { LISTING_STATUS } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { menuEntries } from './menu-entries.ts';

const all = { edit: true, deactivate: true, reactivate: false, delete: true, hide: true };
const none = { edit: false, deactivate: false, reactivate: false, delete: false, hide: false };
const active = { status: LISTING_STATUS.active, hidden: false, abilities: all };
const said = (...args: Parameters<typeof menuEntries>) =>
  menuEntries(...args).map(({ act, because }) => (because ? `${act}: ${because}` : act));

describe('the menu of a crash pad', () => {
  it('offers what applies to how it stands', () => {
    expect(said(active, { expired: false, hasDraft: false })).toEqual([
      'edit',
      'view',
      'reports',
      'copy',
      'hide',
      'deactivate',
      'delete',
    ]);
    expect(said({ ...active, hidden: true }, { expired: false, hasDraft: false })).toContain(
      'show',
    );
    const abilities = { ...all, reactivate: true, deactivate: false, hide: false };
    const inactive = said(
      { ...active, status: LISTING_STATUS.inactive, abilities },
      { expired: false, hasDraft: false },
    );
    expect(inactive).toEqual(['edit', 'view', 'reports', 'copy', 'reactivate', 'delete']);
  });

  it('says why something cannot be done: tenants, or the account', () => {
    const rented = { ...active, abilities: { ...all, deactivate: false, delete: false } };
    expect(said(rented, { expired: false, hasDraft: false }).slice(-2)).toEqual([
      'deactivate: tenants',
      'delete: tenants',
    ]);
    expect(said({ ...active, abilities: none }, { expired: true, hasDraft: false })).toEqual([
      'edit: expired',
      'view',
      'reports',
      'copy: expired',
      'hide: expired',
      'deactivate: expired',
      'delete: expired',
    ]);
    expect(said({ ...active, abilities: none }, { expired: false, hasDraft: false })).toContain(
      'delete: inactive',
    );
  });

  it('says that a copy takes the place of the draft, where one stands', () => {
    const copyOf = (hasDraft: boolean) =>
      menuEntries(active, { expired: false, hasDraft }).find(({ act }) => act === 'copy');
    expect(copyOf(true)).toEqual({ act: 'copy', replaces: true });
    expect(copyOf(false)).toEqual({ act: 'copy' });
  });
});
