import { withTexts } from '../../../i18n/texts.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import type { ReportDialogProps } from './report-dialog.tsx';

const dialog = lazyPart<ReportDialogProps>(() =>
  withTexts(import('./report-dialog.tsx'), 'report', 'form', 'form-errors'),
);

/** Reports something to the admins. Code and texts load when it opens. */
export function ReportDialog(props: ReportDialogProps) {
  const Part = dialog.usePart(props.open);
  return Part && <Part {...props} />;
}
