import type { RenderContext, ShellMember } from '@crewpad/contract';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { requireAdmin } from './guards.ts';
import { renderContext } from './render-context.ts';

const NOW = new Date('2027-03-01T12:00:00Z');

/** Where an admin page leads this member; null if it opens. */
function leadsTo(member: Pick<ShellMember, 'is_admin' | 'second_step_due_at'>): string | null {
  const context = new RouterContextProvider();
  context.set(renderContext, { member, now: NOW } as unknown as RenderContext);
  try {
    requireAdmin({ context, url: new URL('http://localhost/admin') });
    return null;
  } catch (error) {
    return (error as Response).headers.get('location');
  }
}

it.each([
  ['an admin with the second step', true, null, null],
  ['an admin before the day', true, '2027-03-02T00:00:00.000Z', null],
  ['an admin after it', true, '2027-03-01T00:00:00.000Z', '/account-setting?tab=security'],
  ['another member', false, null, '/'],
])('an admin page for %s', (_who, is_admin, second_step_due_at, path) => {
  expect(leadsTo({ is_admin, second_step_due_at })).toBe(path);
});
