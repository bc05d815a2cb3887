import fieldClasses from '../../../ui/form/field.module.css';
import { FieldNotes, type FieldProps } from '../../../ui/form/field.tsx';
import { fieldId } from '../../../ui/form/use-form-issues.ts';
import classes from './card-form.module.css';

interface FramedFieldProps extends FieldProps {
  /** Focuses the frame's field when its label or summary link is pressed. */
  onLabel: () => void;
}

/** The container of a framed field of the payment provider. */
export function FramedField({ name, label, issue, onLabel }: FramedFieldProps) {
  const id = fieldId(name);
  return (
    <div className={fieldClasses.field}>
      {/* The field itself is in the frame and carries a name of its own there. */}
      <span id={`${id}-label`} className={fieldClasses.label}>
        {label}
      </span>
      <fieldset
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={issue ? `${id}-error` : undefined}
        tabIndex={-1}
        className={`${fieldClasses.control} ${classes.frame}`}
        data-invalid={issue || undefined}
        onFocus={(event) => {
          if (event.target === event.currentTarget) onLabel();
        }}
      >
        <div id={`${id}-frame`} className={classes.inner} />
      </fieldset>
      <FieldNotes name={name} issue={issue} />
    </div>
  );
}
