import type { DialogProps } from './dialog-popup.tsx';
import { lazyPart } from './lazy-part.ts';

const popup = lazyPart<DialogProps>(() => import('./dialog-popup.tsx'));

/** A modal dialog: focus stays inside, Escape closes it, focus returns. Its code loads when it opens. */
export function Dialog(props: DialogProps) {
  const Popup = popup.usePart(props.open);
  return Popup && <Popup {...props} />;
}
