import type { ReportSubject } from '@crewpad/domain';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { usePage } from '../../../lib/page-context.ts';
import { PlainButton } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ReportDialog } from './report-dialog-part.tsx';

const reportClass =
  'inline-flex min-h-target cursor-pointer items-center gap-1 border-0 bg-transparent p-0 text-xs text-muted no-underline hover:text-ink hover:underline';

interface ReportButtonProps {
  subject: ReportSubject;
  id: number;
  label: string;
  /** Its accessible name: "Ana's review". */
  name: string;
}

/** Opens the report dialog; visitors log in first. */
export function ReportButton({ subject, id, label, name }: ReportButtonProps) {
  const { member } = usePage();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const content = (
    <>
      <IconFlag aria-hidden size={16} />
      {label}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </>
  );
  if (member === null) {
    return (
      <Link
        to={`/login?ref_url=${encodeURIComponent(pathname + search)}`}
        className={reportClass}
        rel="nofollow"
      >
        {content}
      </Link>
    );
  }
  return (
    <>
      <PlainButton className={reportClass} onClick={() => setOpen(true)}>
        {content}
      </PlainButton>
      <ReportDialog
        open={open}
        subject={subject}
        id={id}
        name={name}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
