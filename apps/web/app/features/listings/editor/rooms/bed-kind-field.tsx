import { BED_KINDS, type BedKind } from '@crewpad/domain';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import field from '../../../../ui/form/field.module.css';
import { FieldNotes } from '../../../../ui/form/field.tsx';
import { fieldId } from '../../../../ui/form/use-form-issues.ts';
import classes from './bed-kind-field.module.css';

interface BedKindFieldProps {
  name: string;
  label: string;
  value: BedKind;
  isLocked: boolean;
  hint: string | undefined;
  onValue: (kind: BedKind) => void;
}

/** The bed types, each explained in one line. */
export function BedKindField(props: BedKindFieldProps) {
  const { name, label, value, isLocked, hint, onValue } = props;
  const { t } = useTranslation('wizard');
  const id = fieldId(name);
  return (
    <fieldset className={field.field} disabled={isLocked} aria-describedby={hint && `${id}-hint`}>
      <legend className={field.label}>{label}</legend>
      <div className={classes.kinds}>
        {BED_KINDS.map((kind, at) => (
          <label key={kind} className={classes.kind}>
            <input
              id={at === 0 ? id : undefined}
              type="radio"
              name={name}
              className={field.box}
              checked={value === kind}
              onChange={() => onValue(kind)}
            />
            <span>
              <strong>{t(`bed_kind_${kind}`)}</strong>
              <span className={classes.text}>{t(`bed_kind_${kind}_text`)}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldNotes name={name} issue={undefined} hint={hint} />
    </fieldset>
  );
}
