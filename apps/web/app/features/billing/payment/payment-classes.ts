export const barClass =
  'bar max-lg:sticky max-lg:bottom-0 max-lg:z-9 max-lg:[margin:0_calc(-1px_-_var(--sheet-padding)_-_var(--beside))_calc(-1*var(--sheet-padding))] max-lg:border-t max-lg:border-t-line max-lg:bg-surface max-lg:[padding:var(--space-1)_calc(var(--sheet-padding)_+_var(--beside))_max(var(--space-1),env(safe-area-inset-bottom))] max-lg:[--beside:var(--gutter)] max-sm:[--beside:var(--space-1)]';

export const whyClass = 'm-0 text-center text-xs text-ink-soft [&:not(:empty)]:mb-1';

export const columnsClass =
  'grid items-start gap-4 lg:[grid-template-columns:minmax(18rem,2fr)_3fr]';
