import { lazyPart } from '../../../ui/lazy-part.ts';
import type { ReportDialogProps } from './report-dialog.tsx';

const dialog = lazyPart<ReportDialogProps>(() => import('./report-dialog.tsx'));

/** Reports something to the admins. Code and texts load when it opens. */
export function ReportDialog(props: ReportDialogProps) {
  const Part = dialog.usePart(props.open);
  return Part && <Part {...props} />;
}
