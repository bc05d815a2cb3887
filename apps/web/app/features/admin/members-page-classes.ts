export const statusClass =
  'rounded-full bg-sunken px-10px py-1px text-14px font-600 text-ink-soft data-[status=ACTIVE]:bg-good-soft data-[status=ACTIVE]:text-good data-[status=INACTIVE]:bg-warn-soft data-[status=INACTIVE]:text-warn';

export const lineClass = 'flex gap-2 [&_input]:min-w-0 [&_input]:flex-1';
