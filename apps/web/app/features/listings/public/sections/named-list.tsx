import { usePage } from '../../../../lib/page-context.ts';
import type { ListingView } from '../load-listing.ts';
import sprite from './named-icons.svg?url';
import { iconFor } from './named-icons.ts';
import classes from './named-list.module.css';
import { Part } from './part.tsx';

interface NamedListProps {
  title: string;
  items: ListingView['amenities'];
}

/**
 * Amenities, preferences or places, each with its icon. Too many icons for the script of every
 * listing page, so they are one SVG file.
 */
export function NamedList({ title, items }: NamedListProps) {
  const { locale } = usePage();
  if (items.length === 0) return null;
  return (
    <Part title={title}>
      <ul className={classes.list}>
        {items.map(({ id, name }) => (
          <li key={id}>
            <svg aria-hidden className={classes.icon}>
              <use href={`${sprite}#${iconFor(name.en)}`} />
            </svg>
            {name[locale] ?? name.en}
          </li>
        ))}
      </ul>
    </Part>
  );
}
