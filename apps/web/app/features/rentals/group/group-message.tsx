import { lazyPart } from '../../../ui/lazy-part.ts';
import type { GroupDialogProps } from './group-dialog.tsx';

const dialog = lazyPart<GroupDialogProps>(() => import('./group-dialog.tsx'));

/** The group message dialog. Its code loads when it opens. */
export function GroupMessage(props: GroupDialogProps) {
  const GroupDialog = dialog.usePart(props.request !== null);
  return GroupDialog && <GroupDialog {...props} />;
}
