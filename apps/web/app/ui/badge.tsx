import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badge = cva('inline-block rounded-[0.875rem] px-3 py-px text-xs font-medium', {
  variants: {
    kind: {
      good: 'bg-good-soft text-good',
      bad: 'bg-bad-soft text-bad',
      plain: 'bg-sunken text-ink-soft',
    },
  },
});

/** A status in a word or two. */
export function Badge({ kind, children }: { kind: 'good' | 'bad' | 'plain'; children: ReactNode }) {
  return <span className={badge({ kind })}>{children}</span>;
}
