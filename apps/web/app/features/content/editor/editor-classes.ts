export const rowClass =
  'grid [grid-template-columns:min(6rem,96px)_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-b-line px-0 py-4 md:[grid-template-columns:8rem_minmax(0,1fr)_auto_auto]';

export const stateClass =
  'ms-0 me-2 inline-block rounded-full bg-sunken px-2 py-0 font-medium text-ink-soft data-[state=running]:bg-good-soft data-[state=running]:text-good';

export const rowActionsClass =
  'col-span-full m-0 flex flex-wrap items-center gap-x-4 gap-y-2 md:-col-2 md:justify-end';

export const columnsClass = 'grid gap-6 lg:grid-cols-end-88 lg:items-start';

export const previewClass =
  'min-w-0 lg:sticky lg:[top:calc(var(--header-height)_+_var(--space-2))]';
