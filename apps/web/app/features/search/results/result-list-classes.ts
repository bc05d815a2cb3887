export const headClass =
  'mb-4 flex flex-wrap items-baseline gap-x-4 max-lg:mb-1 max-lg:gap-x-3 max-lg:data-alone:sr-only';
/** One small line on phones. */
export const titleClass = 'm-0 text-lg max-lg:text-sm';
