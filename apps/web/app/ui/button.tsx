import type { ComponentPropsWithRef } from 'react';
import classes from './button.module.css';

/** `accent` is the main action of a page, `filled` another strong one. */
export type ButtonVariant = 'accent' | 'filled' | 'outline' | 'subtle';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
}

/** The classes of a button, for other elements that look like one. */
export function buttonClass(variant: ButtonVariant = 'filled', className?: string): string {
  return [classes.button, classes[variant], className].filter(Boolean).join(' ');
}

export function Button({ variant, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(variant, className)} />;
}
