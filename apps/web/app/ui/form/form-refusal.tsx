import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './form-refusal.module.css';

/** The reason why the server refused the form. It stays, unlike a toast. */
export function FormRefusal({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={classes.refusal}>
      <IconAlertCircle aria-hidden size={20} className={classes.icon} />
      <span>{children}</span>
    </p>
  );
}
