import type { ReactNode } from 'react';
import { Checkbox, Radio } from './controls.tsx';
import { FieldNotes, type FieldProps } from './field.tsx';
import { fieldClasses } from './field-classes.ts';
import { fieldId } from './use-form-issues.ts';

interface CheckFieldProps {
  name: string;
  label: ReactNode;
  hint?: string;
  checked: boolean;
  onValue?: (checked: boolean) => void;
  disabled?: boolean;
}

/** A checkbox. The hint of a disabled one says why. */
export function CheckField({ name, label, hint, checked, onValue, disabled }: CheckFieldProps) {
  const id = fieldId(name);
  return (
    <label
      htmlFor={id}
      className="flex min-h-target cursor-pointer items-start gap-2 py-2 has-disabled:cursor-default"
    >
      <Checkbox
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onValue?.(event.currentTarget.checked)}
      />
      <span>
        {label}
        {hint && <span className="block text-xs text-muted">{hint}</span>}
      </span>
    </label>
  );
}

interface RadioFieldProps<V extends string> extends FieldProps {
  choices: readonly { value: V; label: string }[];
  value: string;
  onValue: (value: V) => void;
}

/** The letters that fit beside each other in a dialog, and what a button and its edges take. */
const LETTERS_MAX = 66;
const BUTTON_LETTERS = 6;

/** Radio buttons: one of a few visible choices, one below the other where their labels are long. */
export function RadioField<V extends string>(props: RadioFieldProps<V>) {
  const { name, label, issue, hint, choices, value, onValue } = props;
  const id = fieldId(name);
  const longest = Math.max(...choices.map((choice) => choice.label.length));
  const isLong = choices.length * (longest + BUTTON_LETTERS) > LETTERS_MAX;
  return (
    <fieldset className={fieldClasses.field} aria-describedby={issue ? `${id}-error` : undefined}>
      <legend className={fieldClasses.label}>{label}</legend>
      <div
        className="grid gap-2 sm:not-data-long:auto-cols-[1fr] sm:not-data-long:grid-flow-col"
        data-long={isLong || undefined}
      >
        {choices.map((choice, at) => (
          <label
            key={choice.value}
            className={fieldClasses.choice}
            data-invalid={issue || undefined}
          >
            <Radio
              // The summary links to the first radio button.
              id={at === 0 ? id : undefined}
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onValue(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes name={name} issue={issue} hint={hint} />
    </fieldset>
  );
}
