export const listClass =
  '@container m-0 grid list-none grid-cols-1 rounded-md border border-line bg-surface p-0 [&>li]:scroll-mt-24 [&>li+li]:border-t [&>li+li]:border-t-line';

export const rowClass =
  'grid grid-cols-rest-auto gap-x-4 gap-y-2 p-4 lg:[grid-template-columns:minmax(0,1.3fr)_minmax(0,1.6fr)_minmax(0,1.1fr)_7.5rem_12.5rem] lg:items-center [:target>&]:[box-shadow:inset_3px_0_0_var(--ink)]';

export const cellClass =
  'col-span-full grid min-w-0 content-center wrap-anywhere lg:col-auto lg:row-auto';
