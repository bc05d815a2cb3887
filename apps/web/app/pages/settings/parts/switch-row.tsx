import { useId } from 'react';
import { Switch } from '../../../ui/form/controls.tsx';

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
    <label
      className="flex min-h-target cursor-pointer items-center justify-between gap-4 border-t border-t-line px-0 py-4 first:border-t-0 first:pt-0 last:pb-0"
      htmlFor={id}
    >
      <span>
        <span className="block font-medium">{label}</span>
        <span id={`${id}-text`} className="block text-xs text-muted">
          {text}
        </span>
      </span>
      <Switch
        id={id}
        aria-label={label}
        aria-describedby={`${id}-text`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
