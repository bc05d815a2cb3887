import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type Button, buttonClass } from './button.tsx';

interface LinkButtonProps extends LinkProps {
  variant?: ComponentProps<typeof Button>['variant'];
}

/** A link that looks like a button. */
export function LinkButton({ variant, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass({ variant, className })} />;
}
