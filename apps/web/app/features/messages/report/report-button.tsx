import type { ReportSubject } from '@crewpad/domain';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { usePage } from '../../../lib/page-context.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import classes from './report-button.module.css';
import { ReportDialog } from './report-dialog-part.tsx';

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
        className={classes.report}
        rel="nofollow"
      >
        {content}
      </Link>
    );
  }
  return (
    <>
      <button type="button" className={classes.report} onClick={() => setOpen(true)}>
        {content}
      </button>
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
