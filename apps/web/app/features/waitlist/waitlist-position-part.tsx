import { lazyPart } from '../../ui/lazy-part.ts';
import type { WaitlistPositionProps } from './waitlist-position.tsx';

const part = lazyPart<WaitlistPositionProps>(async () => {
  const { WaitlistPosition: place } = await import('./waitlist-position.tsx');
  return { default: place };
});

/** The member's position on a waitlist. Its code loads only for members on one. */
export function WaitlistPosition(props: WaitlistPositionProps) {
  const Place = part.usePart(true);
  return Place && <Place {...props} />;
}
