import type { ComponentPropsWithRef } from 'react';
import classes from './button.module.css';

/** `accent` is the one next action of a page, `filled` any other strong one. */
export type ButtonVariant = 'accent' | 'filled' | 'outline' | 'subtle';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
}

/** The classes of a button, for what looks like one and is something else. */
export function buttonClass(variant: ButtonVariant = 'filled', className?: string): string {
  return [classes.button, classes[variant], className].filter(Boolean).join(' ');
}

export function Button({ variant, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(variant, className)} />;
}
