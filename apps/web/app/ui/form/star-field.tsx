import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { FieldNotes } from './field.tsx';
import { fieldClasses } from './field-classes.ts';
import { fieldId } from './use-form-issues.ts';

const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

interface StarFieldProps {
  name: string;
  label: string;
  issue?: string | undefined;
  /** 0: none chosen yet. */
  value: number;
  onValue: (stars: Stars) => void;
  /** The text of each number of stars: "4 stars: very good". */
  textOf: (stars: Stars) => string;
}

/** One to five stars as radio buttons. */
export function StarField({ name, label, issue, value, onValue, textOf }: StarFieldProps) {
  const id = fieldId(name);
  const rating = STARS.find((stars) => stars === value);
  return (
    <fieldset className={fieldClasses.field} aria-describedby={issue ? `${id}-error` : undefined}>
      <legend className={fieldClasses.label}>{label}</legend>
      <div className="flex flex-wrap items-center">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="relative grid size-target cursor-pointer place-items-center rounded-sm text-muted data-on:text-ink has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:[outline:3px_solid_var(--focus)]"
            data-on={stars <= value || undefined}
          >
            <input
              // The summary links to the first one.
              id={stars === 1 ? id : undefined}
              type="radio"
              name={name}
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              value={stars}
              checked={stars === value}
              onChange={() => onValue(stars)}
            />
            {stars <= value ? (
              <IconStarFilled aria-hidden size={32} />
            ) : (
              <IconStar aria-hidden size={32} stroke={1.5} />
            )}
            <VisuallyHidden>{textOf(stars)}</VisuallyHidden>
          </label>
        ))}
        {rating && (
          <span aria-hidden className="ms-2 text-ink-soft">
            {textOf(rating)}
          </span>
        )}
      </div>
      <FieldNotes name={name} issue={issue} />
    </fieldset>
  );
}
