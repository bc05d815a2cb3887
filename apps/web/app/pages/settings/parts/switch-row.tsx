import { useId } from 'react';

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
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-describedby={`${id}-text`}
        className="relative m-0 h-8 w-13 flex-none cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors after:absolute after:top-1/2 after:left-1 after:size-5 after:[transform:translateY(-50%)] after:rounded-full after:bg-line-strong after:transition-transform checked:border-button checked:bg-button checked:after:[transform:translate(1.375rem,-50%)] checked:after:bg-on-button disabled:cursor-not-allowed disabled:opacity-55"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
