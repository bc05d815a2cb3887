import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** The reason why the server refused the form. It stays, unlike a toast. */
export function FormRefusal({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="m-0 flex gap-2 rounded-sm bg-bad-soft px-4 py-2 font-medium text-bad"
    >
      <IconAlertCircle aria-hidden size={20} className="mt-px flex-none" />
      <span>{children}</span>
    </p>
  );
}
