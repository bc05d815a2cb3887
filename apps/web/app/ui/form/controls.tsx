import { IconChevronDown } from '@tabler/icons-react';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { fieldClasses } from './field-classes.ts';

/** A text box without a label of its own. With one, see TextField. */
export function Input({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <input {...rest} className={cx('control', className)} />;
}

/** A native select; `className` is for the box around it. */
export function Select({ className, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <div className={cx('relative', className)}>
      <select {...rest} className="control" />
      <IconChevronDown aria-hidden size={20} className={fieldClasses.chevron} />
    </div>
  );
}

/** A text box of several lines without a label of its own. */
export function Textarea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...rest} className={cx(TEXTAREA, className)} />;
}

const TEXTAREA =
  'block min-w-0 rounded-lg border border-line-strong bg-surface px-3 py-3 text-ink placeholder:text-muted placeholder:opacity-100 focus:border-focus focus:focus-glow focus:outline-offset-0 [&[aria-invalid]]:border-bad';

const boxClass = 'mx-0 mt-px mb-0 size-6 flex-none cursor-pointer';

type BoxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>;

export function Checkbox(props: BoxProps) {
  return <input {...props} type="checkbox" className={boxClass} />;
}

export function Radio(props: BoxProps) {
  return <input {...props} type="radio" className={boxClass} />;
}

/** Covers its label, which shows whether it is chosen. */
export function CoveringRadio(props: BoxProps) {
  return <input {...props} type="radio" className={COVERING} />;
}

/** Covers what shows its value. */
export function CoveringSelect(props: Omit<ComponentPropsWithRef<'select'>, 'className'>) {
  return <select {...props} className={COVERING} />;
}

const COVERING = 'absolute inset-0 size-full cursor-pointer opacity-0';

/** A check box that takes effect at once. */
export function Switch({ checked, ...rest }: BoxProps & { checked: boolean }) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      className={SWITCH}
    />
  );
}

const SWITCH =
  'relative m-0 h-8 w-13 flex-none cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors after:absolute after:top-1/2 after:left-1 after:size-5 after:[transform:translateY(-50%)] after:rounded-full after:bg-line-strong after:transition-transform checked:border-button checked:bg-button checked:after:[transform:translate(1.375rem,-50%)] checked:after:bg-on-button disabled:cursor-not-allowed disabled:opacity-55';
