import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { PlainButton } from '../button.tsx';
import { FieldNotes } from './field.tsx';
import { fieldClasses } from './field-classes.ts';
import { editedCount, type TypedCount } from './typed-number.ts';
import { fieldId } from './use-form-issues.ts';

const buttonClass =
  'grid min-h-12 w-target cursor-pointer place-items-center border-0 bg-transparent text-ink hover:bg-sunken focus-visible:-outline-offset-3 disabled:cursor-not-allowed disabled:text-muted disabled:opacity-60';

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
  /** Why a typed number was adjusted. */
  atMost: string;
  atLeast: string;
}

/** A small number: typed, or changed by one. */
export function Stepper(props: StepperProps) {
  const { name, label, fewer, more, value, min, max, onValue, hint } = props;
  const [corrected, setCorrected] = useState<string | null>(null);
  const [last, setLast] = useState<TypedCount>({ value });
  const issue = (last.value === value ? last.issue : undefined) ?? props.issue;
  const id = fieldId(name);
  const set = (next: number) => {
    setCorrected(null);
    if (next !== value) onValue(next);
  };
  const step = (next: number) => {
    setLast({ value: next });
    set(next);
  };
  const type = (text: string) => {
    const edit = editedCount(last.value === value ? last : { value }, text);
    const next = Math.min(max, Math.max(min, edit.value));
    setLast({ ...edit, value: next });
    set(next);
    if (edit.value > max) setCorrected(props.atMost);
    if (edit.value < min) setCorrected(props.atLeast);
  };
  const descriptions = [
    issue && `${id}-error`,
    hint && `${id}-hint`,
    corrected && `${id}-corrected`,
  ];
  return (
    <div className={fieldClasses.field}>
      <label htmlFor={id} className={fieldClasses.label}>
        {label}
      </label>
      <div className="inline-flex items-stretch overflow-hidden rounded-sm border border-line-strong bg-surface focus-within:border-focus">
        <PlainButton
          className={buttonClass}
          aria-label={fewer}
          disabled={value <= min}
          onClick={() => step(value - 1)}
        >
          <IconMinus aria-hidden size={20} />
        </PlainButton>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className="w-12 border-0 border-r border-l border-r-line border-l-line bg-transparent text-center font-bold text-ink tabular focus-visible:-outline-offset-3"
          aria-invalid={issue ? true : undefined}
          aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
          value={value}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <PlainButton
          className={buttonClass}
          aria-label={more}
          disabled={value >= max}
          onClick={() => step(value + 1)}
        >
          <IconPlus aria-hidden size={20} />
        </PlainButton>
      </div>
      <p
        id={`${id}-corrected`}
        role="status"
        className="m-0 text-xs font-medium text-ink empty:hidden"
      >
        {corrected}
      </p>
      <FieldNotes name={name} issue={issue} hint={hint} />
    </div>
  );
}
