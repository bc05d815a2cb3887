import { IconCheck } from '@tabler/icons-react';
import classes from './step-bar.module.css';

interface StepBarProps {
  label: string;
  steps: readonly string[];
  /** The index of the current step. */
  at: number;
}

/** Shows the steps of a form over several pages, on the dark scene above it. */
export function StepBar({ label, steps, at }: StepBarProps) {
  return (
    <ol aria-label={label} className={classes.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes.step}
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span aria-hidden className={classes.number}>
            {index < at ? <IconCheck size={16} stroke={2.5} /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
