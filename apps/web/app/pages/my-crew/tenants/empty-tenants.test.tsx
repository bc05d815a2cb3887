import { expect, it } from 'vitest';
import { htmlOf } from '../../../lib/testing.tsx';
import { readCrewState } from '../crew-state.ts';
import { EmptyTenants } from './empty-tenants.tsx';

it('an empty list of tenants says whether there were any, with the way to those', () => {
  const state = readCrewState(new URLSearchParams());
  const list = htmlOf(<EmptyTenants hasPast state={state} />);
  expect(list).toContain('No one lives here now');
  expect(list).toContain('?tab=history');
  const never = htmlOf(<EmptyTenants state={state} />);
  expect(never).toContain('No tenants yet');
  expect(never).not.toContain('?tab=history');
  const noBeds = htmlOf(<EmptyTenants state={state} addTenant="Add tenant" hasBeds={false} />);
  expect(noBeds).toContain('href="/my-crashpads"');
  expect(noBeds).not.toContain('Add tenant');
});
