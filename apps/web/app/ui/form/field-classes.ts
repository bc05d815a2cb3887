/** The classes of fields, for controls that are no field of this folder. */
export const fieldClasses = {
  field: 'm-0 min-w-0 border-0 p-0',
  label: 'mb-6px block p-0 text-sm font-600 text-ink',
  control:
    'block min-h-[3rem] w-full rounded-sm border border-line-strong bg-surface px-14px py-10px text-ink [transition:border-color_var(--quick)] placeholder:text-muted placeholder:opacity-100 focus-within:border-focus focus-within:[outline:3px_solid_color-mix(in_srgb,var(--focus)_35%,transparent)] focus-within:outline-offset-0 not-disabled:hover:border-ink-soft disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft disabled:opacity-100 aria-[invalid]:border-bad data-invalid:border-bad [select&]:cursor-pointer [select&]:appearance-none [select&]:pr-[2.5rem] [textarea&]:min-h-[6.5rem] [textarea&]:resize-y [&[readonly]]:bg-sunken',
  select: 'relative',
  chevron: 'pointer-events-none absolute top-[calc(50%-0.625rem)] right-[0.75rem] text-muted',
  /** A control with a button at its end, and that button. */
  withButton: 'relative [&_input]:pr-[3.25rem]',
  inside:
    'absolute top-2px right-2px grid size-target cursor-pointer place-items-center rounded-sm border-0 bg-transparent text-muted hover:bg-sunken hover:text-ink',
  box: 'mx-0 mt-px mb-0 size-[1.375rem] flex-none cursor-pointer',
  choice:
    'flex min-h-[3rem] cursor-pointer items-center gap-10px rounded-sm border border-line-strong bg-surface px-14px py-2 hover:bg-sunken has-checked:border-ink has-checked:[box-shadow:inset_0_0_0_1px_var(--ink)] data-invalid:border-bad',
};
