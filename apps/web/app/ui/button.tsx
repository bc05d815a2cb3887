import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';

/** The classes of a button, for other elements that look like one. */
export const buttonClass = cva(
  'inline-flex min-h-target cursor-pointer items-center justify-center gap-2 rounded-md border text-center leading-tight no-underline [transition:background-color_var(--quick)] active:translate-y-px disabled:translate-y-0 disabled:cursor-not-allowed',
  {
    variants: {
      /** `accent` is the main action of a page, `filled` another strong one. */
      variant: {
        accent:
          'border-transparent bg-accent px-5 py-1 font-bold text-on-accent hover:bg-accent-hover disabled:bg-sunken disabled:text-muted',
        filled:
          'border-transparent bg-button px-5 py-1 font-bold text-on-button hover:bg-button-hover disabled:bg-sunken disabled:text-muted',
        /** What cannot be undone. */
        danger: 'border-transparent bg-bad px-5 py-1 font-bold text-surface',
        outline:
          'border-line-strong bg-surface px-5 py-1 font-bold text-ink hover:bg-sunken disabled:bg-sunken disabled:text-muted',
        subtle:
          'border-transparent bg-transparent px-3 py-0 font-medium text-ink hover:bg-sunken disabled:bg-sunken disabled:text-muted',
      },
    },
    defaultVariants: { variant: 'filled' },
  },
);

interface ButtonProps extends ComponentPropsWithRef<'button'>, VariantProps<typeof buttonClass> {}

export function Button({ variant, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass({ variant, className })} />;
}

/** A button without a look of its own, such as a row or a picture that can be pressed. */
export function PlainButton({ type = 'button', ...rest }: ComponentPropsWithRef<'button'>) {
  return <button {...rest} type={type} />;
}
