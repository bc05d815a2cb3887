export const twoClass = 'grid items-start gap-x-4 gap-y-6 sm:grid-cols-1fr-1fr';

export const whyClass = 'mx-0 mt-2 mb-0 text-center text-xs text-muted';

export const groupClass =
  'grid gap-6 border-t border-t-line pt-8 [&:first-of-type]:border-t-0 [&:first-of-type]:pt-0';

export const linkClass = 'inline-flex min-h-target items-center font-medium';
