export const rowClass =
  'grid grid-cols-rest-auto gap-x-4 gap-y-1 border-b border-b-line px-0 py-4 wrap-anywhere max-md:grid-cols-1';

export const nameClass = 'flex flex-wrap items-center gap-x-2 gap-y-1 font-bold';

export const stateClass =
  'rounded-full bg-sunken px-3 py-px text-xs font-medium text-ink-soft data-[state=abandoned]:bg-bad-soft data-[state=abandoned]:text-bad data-[state=failed]:bg-bad-soft data-[state=failed]:text-bad data-[state=pending]:bg-warn-soft data-[state=pending]:text-warn data-[state=refused]:bg-bad-soft data-[state=refused]:text-bad data-[state=retrying]:bg-warn-soft data-[state=retrying]:text-warn data-[state=returned]:bg-bad-soft data-[state=returned]:text-bad data-[state=sent]:bg-good-soft data-[state=sent]:text-good data-[state=unknown]:bg-warn-soft data-[state=unknown]:text-warn data-[state=waiting]:bg-warn-soft data-[state=waiting]:text-warn';

export const factsClass = 'm-0 flex flex-wrap gap-x-2 text-xs text-ink-soft';

export const whenClass = 'm-0 grid content-start text-end text-xs text-ink-soft max-md:text-start';
