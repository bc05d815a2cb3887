import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { PlainButton } from './button.tsx';

const iconButtonClass = cva('grid size-target flex-none place-items-center', {
  variants: {
    /** `round` stands on a picture. */
    look: {
      plain: 'rounded-md text-ink-soft hover:bg-sunken hover:text-ink',
      round: 'rounded-full border border-line bg-surface text-ink hover:bg-sunken',
    },
  },
  defaultVariants: { look: 'plain' },
});

interface IconButtonProps
  extends ComponentPropsWithRef<'button'>,
    VariantProps<typeof iconButtonClass> {
  /** An icon says nothing to a screen reader. */
  'aria-label'?: string;
}

/** A button that shows an icon only. */
export function IconButton({ look, className, ...rest }: IconButtonProps) {
  return <PlainButton {...rest} className={iconButtonClass({ look, className })} />;
}
