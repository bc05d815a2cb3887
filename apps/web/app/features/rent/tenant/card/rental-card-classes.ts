export const cardClass =
  'grid grid-cols-1 overflow-hidden rounded-lg border border-line bg-surface md:grid-cols-start-60 md:items-start md:gap-6 md:p-6';

export const pictureClass = 'aspect-16/9 h-auto w-full object-cover md:aspect-4/3 md:rounded-md';

export const bodyClass = 'grid min-w-0 content-start gap-4 p-4 md:p-0';

export const headClass = 'flex flex-wrap items-start justify-between gap-2';

export const badgeClass =
  'flex-none rounded-full bg-good-soft px-3 py-2 text-xs leading-none font-bold text-good data-[phase=invited]:bg-warn-soft data-[phase=invited]:text-warn';

export const chargeClass = 'm-0 grid rounded-md bg-sunken p-4 [&_dd]:tabular';

export const actionsClass = 'flex flex-wrap gap-2 empty:hidden max-sm:*:flex-auto';
