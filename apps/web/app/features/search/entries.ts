import type { ShellMember } from '@crewpad/contract';
import { IconHeart, IconSearch } from '@tabler/icons-react';
import { isLister, type ShellEntry } from '../../lib/shell-entry.ts';

const isNoLister = (member: ShellMember) => !isLister(member);
const search = { to: '/airports', label: 'search', Icon: IconSearch, order: 10 } as const;
const saved = { to: '/saved', label: 'saved', Icon: IconHeart, order: 20 } as const;

export const entries: readonly ShellEntry[] = [
  { ...search, in: ['header', 'bar'], shows: isNoLister },
  { ...search, in: ['more'], order: 80 },
  { ...saved, in: ['header', 'bar', 'menu'], shows: isNoLister },
  { ...saved, in: ['menu'], shows: isLister },
];
