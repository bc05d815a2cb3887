import { expect, it } from 'vitest';
import { htmlOf } from '../../../lib/testing.tsx';
import { readCrewState } from '../crew-state.ts';
import { EmptyTenantList } from './tenant-list.tsx';

it('an empty list of tenants says whether there were any, with the way to those', () => {
  const state = readCrewState(new URLSearchParams());
  const list = htmlOf(<EmptyTenantList hasPast state={state} />);
  expect(list).toContain('No one lives here now');
  expect(list).toContain('?tab=history');
  const never = htmlOf(<EmptyTenantList state={state} />);
  expect(never).toContain('No tenants yet');
  expect(never).not.toContain('?tab=history');
});
