import { IconCheck } from '@tabler/icons-react';

interface StepBarProps {
  label: string;
  steps: readonly string[];
  /** The index of the current step. */
  at: number;
}

/** Shows the steps of a form over several pages, on the dark scene above it. */
export function StepBar({ label, steps, at }: StepBarProps) {
  return (
    <ol aria-label={label} className="@container m-0 mb-6 flex list-none gap-2 p-0 text-xs">
      {steps.map((step, index) => (
        <li
          key={step}
          className="flex flex-1 flex-col gap-2 border-t-3 border-[color-mix(in_srgb,var(--on-night)_35%,transparent)] pt-2 text-on-night-soft data-done:border-on-night aria-[current]:border-on-night aria-[current]:font-bold aria-[current]:text-on-night sm:flex-row sm:items-center @max-[15em]:aria-[current]:flex-none @max-[15em]:not-aria-[current]:text-[0px]"
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span
            aria-hidden
            className="hidden size-[1.5rem] place-items-center rounded-full border border-current text-xs font-bold sm:inline-grid"
          >
            {index < at ? <IconCheck size={16} stroke={2.5} /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
