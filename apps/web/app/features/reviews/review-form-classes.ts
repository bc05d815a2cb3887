export const actionsClass =
  'flex flex-wrap justify-end gap-2 max-sm:*:shrink-0 max-sm:*:grow max-sm:*:basis-auto';
