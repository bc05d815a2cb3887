export const footClass =
  'flex flex-wrap items-center gap-x-4 gap-y-2 [&_p]:m-0 max-sm:[&>button]:w-full';

export const itemClass =
  'flex flex-wrap items-center gap-4 border-t border-t-line px-0 py-4 first:border-t-0 first:pt-0';

export const valueClass = 'flex flex-wrap items-center gap-x-2 gap-y-1 font-medium';
