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

const boxClass = 'mx-0 mt-px mb-0 size-6 flex-none cursor-pointer';

type BoxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>;

export function Checkbox(props: BoxProps) {
  return <input {...props} type="checkbox" className={boxClass} />;
}

export function Radio(props: BoxProps) {
  return <input {...props} type="radio" className={boxClass} />;
}
