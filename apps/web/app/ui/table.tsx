import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Checkbox } from './form/controls.tsx';

/**
 * A list of many rows that are compared: its lines are 44 px high, for a mouse 40 px, and on phones
 * 62 px.
 */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    <table
      aria-label={label}
      className="w-full border-separate border-spacing-0 rounded-md border border-line bg-surface text-sm leading-tight [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-0 [&_:is(td,th)]:text-start [&_tbody_:is(td,th)]:[box-shadow:inset_0_1px_0_var(--line)] [&_tbody_td]:h-15.5 md:[&_tbody_td]:h-target md:pointer-fine:[&_tbody_td]:h-10 [&_:is(a,button,input)]:scroll-mt-46 md:[&_:is(a,button,input)]:scroll-mt-32"
    >
      {children}
    </table>
  );
}

type SortDirection = 'asc' | 'desc';

interface HeadCellProps {
  label: string;
  /** What its numbers mean, on hover. */
  hint?: string;
  /** The address with the rows in the order of this column, and their order now. */
  sort?: { to: string; direction: SortDirection | null } | undefined;
  className?: string | undefined;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** The head of a column; a press sorts by it, another one turns the order around. */
export function HeadCell({ label, hint, sort, className }: HeadCellProps) {
  const direction = sort?.direction ?? null;
  const Arrow = direction === 'desc' ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      title={hint}
      aria-sort={direction === null ? undefined : ARIA_SORT[direction]}
      className={cx('h-target text-xs font-medium text-muted', className)}
    >
      {sort === undefined ? (
        label
      ) : (
        <Link
          to={sort.to}
          preventScrollReset
          className="inline-flex min-h-target items-center gap-1 text-inherit no-underline hover:text-ink"
        >
          {label}
          <Arrow aria-hidden size={16} className={direction === null ? 'invisible' : ''} />
        </Link>
      )}
    </th>
  );
}

interface SelectBoxProps {
  label: string;
  checked: boolean;
  disabled: boolean;
  /** @param isRange whether Shift was held: also the rows since the last press */
  onSelect: (isRange: boolean) => void;
}

/** The check box of a row, or of all rows, as high as a line. */
export function SelectBox({ label, checked, disabled, onSelect }: SelectBoxProps) {
  return (
    <label className="-mx-2 grid size-target cursor-pointer md:pointer-fine:[tbody_&]:h-10 place-items-center has-disabled:cursor-default">
      <Checkbox
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={({ nativeEvent }) =>
          onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
