import { IconMinus, IconPlus } from '@tabler/icons-react';
import field from '../../../ui/form/field.module.css';
import { FieldNotes } from '../../../ui/form/field.tsx';
import { fieldId } from '../../../ui/form/use-form-issues.ts';
import { wholeOf } from '../form/typed-number.ts';
import classes from './stepper.module.css';

interface StepperProps {
  name: string;
  label: string;
  fewer: string;
  more: string;
  value: number;
  min: number;
  max: number;
  onValue: (value: number) => void;
  issue?: string | undefined;
  hint?: string | undefined;
}

/** A small number: typed, or one more and one fewer. */
export function Stepper(props: StepperProps) {
  const { name, label, fewer, more, value, min, max, onValue, issue, hint } = props;
  const id = fieldId(name);
  const set = (next: number) => onValue(Math.min(max, Math.max(min, next)));
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={classes.box}>
        <button
          type="button"
          className={classes.button}
          aria-label={fewer}
          disabled={value <= min}
          onClick={() => set(value - 1)}
        >
          <IconMinus aria-hidden size={20} />
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={classes.input}
          aria-invalid={issue ? true : undefined}
          aria-describedby={issue ? `${id}-error` : undefined}
          value={value}
          onChange={(event) => {
            const typed = wholeOf(event.currentTarget.value, 2);
            if (typed !== '') set(Number(typed));
          }}
        />
        <button
          type="button"
          className={classes.button}
          aria-label={more}
          disabled={value >= max}
          onClick={() => set(value + 1)}
        >
          <IconPlus aria-hidden size={20} />
        </button>
      </div>
      <FieldNotes name={name} issue={issue} hint={hint} />
    </div>
  );
}
