export const buttonsClass =
  'flex flex-wrap justify-end gap-2 *:max-w-full *:whitespace-normal [.prompt_&]:mt-4 max-sm:*:flex-1 [.text+&]:mt-4 max-sm:[.bar_&>*]:flex-auto max-sm:[.bar_&>*]:shrink-0 max-sm:[.bar_&>*]:px-3 max-sm:[.bar_&>:last-child]:grow-2';

export const barClass =
  'bar mt-6 max-md:sticky max-md:bottom-0 max-md:z-9 max-md:[margin:var(--space-3)_calc(-1px_-_var(--sheet-padding)_-_var(--beside))_calc(-1*var(--sheet-padding))] max-md:border-t max-md:border-t-line max-md:bg-surface max-md:[padding:var(--space-1)_calc(var(--sheet-padding)_+_var(--beside))_max(var(--space-1),env(safe-area-inset-bottom))] max-md:[--beside:var(--gutter)] max-sm:[--beside:var(--space-1)]';

export const whyClass = 'mx-0 mt-1 mb-0 text-right text-xs text-muted max-sm:text-center';
