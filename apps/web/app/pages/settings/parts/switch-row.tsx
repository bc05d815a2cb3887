import { useId } from 'react';
import classes from './switch-row.module.css';

interface SwitchRowProps {
  label: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that takes effect immediately. */
export function SwitchRow({ label, text, checked, disabled, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <label className={classes.row} htmlFor={id}>
      <span>
        <span className={classes.label}>{label}</span>
        <span id={`${id}-text`} className={classes.text}>
          {text}
        </span>
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-describedby={`${id}-text`}
        className={classes.switch}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
