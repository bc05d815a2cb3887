export const actionsClass =
  'actions mt-6 flex flex-wrap justify-end gap-2 max-sm:*:shrink-0 max-sm:*:grow max-sm:*:basis-auto';

export const dangerClass =
  '[.actions_&]:bg-bad [.actions_&]:text-surface [.actions_&]:hover:bg-bad [.actions_&]:hover:text-surface';

export const agreedClass =
  'm-0 rounded-sm border border-l-3 border-line border-l-line-strong bg-sunken p-4';
