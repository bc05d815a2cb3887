import { lazyPart } from '../../ui/lazy-part.ts';
import type { JoinDialogProps } from './join-dialog-part.tsx';

const part = lazyPart<JoinDialogProps>(() => import('./join-dialog-part.tsx'));

/** Joins a waitlist, or edits the member's preferences. */
export function JoinDialog(props: JoinDialogProps) {
  const Part = part.usePart(props.open);
  return Part && <Part {...props} />;
}
