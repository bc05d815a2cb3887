export const barClass =
  'bar max-896px:sticky max-896px:bottom-0 max-896px:z-9 max-896px:[margin:0_calc(-1px_-_var(--sheet-padding)_-_var(--beside))_calc(-1*var(--sheet-padding))] max-896px:border-t max-896px:border-t-line max-896px:bg-surface max-896px:[padding:var(--space-1)_calc(var(--sheet-padding)_+_var(--beside))_max(var(--space-1),env(safe-area-inset-bottom))] max-896px:[--beside:var(--gutter)] max-sm:[--beside:var(--space-1)]';

export const whyClass = 'm-0 text-center text-14px text-ink-soft [&:not(:empty)]:mb-1';

export const columnsClass =
  'grid items-start gap-4 896px:[grid-template-columns:minmax(18rem,2fr)_3fr]';
