export const statusClass =
  'rounded-full bg-sunken px-3 py-px text-xs font-medium text-ink-soft data-[status=ACTIVE]:bg-good-soft data-[status=ACTIVE]:text-good data-[status=INACTIVE]:bg-warn-soft data-[status=INACTIVE]:text-warn';

export const lineClass = 'flex gap-2 [&_input]:min-w-0 [&_input]:flex-1';
