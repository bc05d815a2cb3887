export const listClass =
  '@container m-0 grid list-none grid-cols-1 rounded-md border border-line bg-surface p-0 [&>li+li]:border-t [&>li+li]:border-t-line';

export const whoClass = 'flex min-w-0 items-center gap-x-3';

export const namesClass = 'grid min-w-0 grow basis-24 content-center leading-tight wrap-anywhere';

export const rowClass =
  'grid grid-cols-rest-auto items-center gap-x-4 gap-y-1 py-1 xl:[grid-template-columns:minmax(0,1fr)_minmax(5.5rem,auto)_11rem_12rem] [:target>&]:[box-shadow:inset_3px_0_0_var(--ink)]';

export const cellClass = 'grid min-w-0 content-center leading-tight wrap-anywhere';
