import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  /** bad: money is owed. wait: no action needed. */
  kind: 'bad' | 'warn' | 'wait';
  title: string;
  children?: ReactNode;
  /** The buttons. */
  actions?: ReactNode;
}

/** A notice about a rental for the tenant. */
export function Notice({ kind, title, children, actions }: NoticeProps) {
  const Icon = kind === 'wait' ? IconClock : IconAlertTriangle;
  return (
    <section
      aria-label={title}
      className="group/notice grid gap-2 rounded-md border border-warn/35 bg-warn-soft p-4 data-[kind=bad]:border-bad/35 data-[kind=bad]:bg-bad-soft data-[kind=wait]:border-line data-[kind=wait]:bg-sunken"
      data-kind={kind}
    >
      <p className="m-0 flex gap-2 font-bold text-warn group-data-[kind=bad]/notice:text-bad group-data-[kind=wait]/notice:text-ink [&_svg]:mt-px [&_svg]:flex-none">
        <Icon aria-hidden size={20} />
        <span>{title}</span>
      </p>
      {children && <div className="grid gap-1 [&_p]:m-0">{children}</div>}
      {actions && <div className="mt-1 flex flex-wrap gap-2 max-sm:*:flex-auto">{actions}</div>}
    </section>
  );
}
