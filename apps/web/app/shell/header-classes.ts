export const linkClass =
  'inline-flex min-h-target items-center rounded-md px-2 py-0 leading-tight font-medium text-ink no-underline hover:bg-sunken [.narrow_&]:whitespace-nowrap';
