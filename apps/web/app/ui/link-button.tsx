import { Link, type LinkProps } from 'react-router';
import { type ButtonVariant, buttonClass } from './button.tsx';

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
}

/** A link that looks like a button. */
export function LinkButton({ variant, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass(variant, className)} />;
}
