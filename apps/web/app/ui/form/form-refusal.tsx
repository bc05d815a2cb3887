import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './form-refusal.module.css';

/** Why the form as a whole was refused: stays where a toast goes. */
export function FormRefusal({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={classes.refusal}>
      <IconAlertCircle aria-hidden size={20} className={classes.icon} />
      <span>{children}</span>
    </p>
  );
}
