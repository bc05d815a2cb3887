import { type ReactNode, useId } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';

interface SmallSelectProps {
  label: string;
  isLabelHidden: boolean;
  value: string;
  onValue: (value: string) => void;
  children: ReactNode;
}

/** A native select that takes effect at once, below its small label; `children` are its options. */
export function SmallSelect({ label, isLabelHidden, value, onValue, children }: SmallSelectProps) {
  const id = useId();
  const hydrated = useHydrated();
  return (
    <div className="grid gap-1 text-xs text-muted">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : undefined}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={!hydrated}
        className="min-h-target w-full overflow-hidden rounded-sm border border-line-strong bg-surface px-2 py-0 text-ellipsis text-ink"
        onChange={(event) => onValue(event.currentTarget.value)}
      >
        {children}
      </select>
    </div>
  );
}
