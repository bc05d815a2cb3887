import { IconHeart, IconSearch } from '@tabler/icons-react';
import type { ShellEntry } from '../../lib/shell-entry.ts';

export const entries: readonly ShellEntry[] = [
  { to: '/airports', label: 'search', Icon: IconSearch, in: ['bar'], order: 10 },
  { to: '/saved', label: 'saved', Icon: IconHeart, in: ['bar', 'menu'], order: 20 },
];
