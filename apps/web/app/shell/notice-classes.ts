export const noticeClass =
  'mx-auto mt-4 mb-0 grid [max-width:calc(min(100%,var(--page-width))_-_2*var(--gutter))] justify-items-start gap-2 rounded-md border border-line bg-sunken p-4 print:hidden';

export const listClass = 'm-0 grid gap-1 [padding-inline-start:1.25em]';
