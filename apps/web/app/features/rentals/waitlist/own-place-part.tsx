import { withTexts } from '../../../i18n/texts.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import type { OwnPlaceProps } from './own-place.tsx';

const part = lazyPart<OwnPlaceProps>(async () => {
  const { OwnPlace: place } = await withTexts(import('./own-place.tsx'), 'waitlist');
  return { default: place };
});

/** The member's position on a waitlist. Its code loads only for members on one. */
export function OwnPlace(props: OwnPlaceProps) {
  const Place = part.usePart(true);
  return Place && <Place {...props} />;
}
