/** The classes of fields, for controls that are no field of this folder. */
export const fieldClasses = {
  field: 'm-0 min-w-0 border-0 p-0',
  label: 'mb-2 block p-0 text-sm font-medium text-ink',
  control: 'control',
  select: 'relative',
  chevron: 'pointer-events-none absolute top-[calc(50%-0.625rem)] right-[0.75rem] text-muted',
  /** A control with a button at its end, and that button. */
  withButton: 'relative [&_input]:pr-[3.25rem]',
  inside:
    'absolute top-px right-px grid size-target cursor-pointer place-items-center rounded-sm border-0 bg-transparent text-muted hover:bg-sunken hover:text-ink',
  choice: 'choice',
};
