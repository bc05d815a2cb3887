import { IconStar, IconStarFilled, IconStarHalfFilled } from '@tabler/icons-react';

const PLACES = [0, 1, 2, 3, 4];

/** Five stars for a score of 0 to 5. A fraction of up to 0.5 is half a star, a larger one a whole. */
export function Stars({ score, size }: { score: number; size: number }) {
  const full = Math.floor(score);
  const fraction = score - full;
  return (
    <span aria-hidden className="inline-flex flex-none text-ink">
      {PLACES.map((place) => {
        const part = place < full ? 1 : place === full ? fraction : 0;
        const Icon = part > 0.5 ? IconStarFilled : part > 0 ? IconStarHalfFilled : IconStar;
        return <Icon key={place} size={size} />;
      })}
    </span>
  );
}
