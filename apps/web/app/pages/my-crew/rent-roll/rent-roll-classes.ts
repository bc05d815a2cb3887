export const listClass =
  '@container m-0 grid list-none grid-cols-1 rounded-md border border-line bg-surface p-0 [&>li+li]:border-t [&>li+li]:border-t-line';

export const whoClass = 'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1';

export const namesClass = 'grid min-w-0 grow basis-24 content-center leading-tight wrap-anywhere';

export const rowClass =
  'grid grid-cols-rest-auto items-center gap-x-4 gap-y-1 py-1 lg:[grid-template-columns:minmax(0,1.3fr)_minmax(0,1fr)_11rem_auto] [:target>&]:[box-shadow:inset_3px_0_0_var(--ink)]';

export const cellClass = 'grid min-w-0 content-center leading-tight wrap-anywhere';
