export const actionsClass =
  'actions mt-6 flex flex-wrap justify-end gap-2 max-sm:*:shrink-0 max-sm:*:grow max-sm:*:basis-auto';
