import { IconLayoutDashboard, IconSettings, IconUserCircle } from '@tabler/icons-react';
import type { ShellEntry } from '../../lib/shell-entry.ts';

export const entries: readonly ShellEntry[] = [
  { to: '/dashboard', label: 'dashboard', Icon: IconLayoutDashboard, in: ['menu'], order: 5 },
  { to: '/account-setting', label: 'account', Icon: IconUserCircle, in: ['bar'], order: 70 },
  { to: '/account-setting', label: 'settings', Icon: IconSettings, in: ['menu'], order: 70 },
];
