import type { NamedItem } from '../load-listing.ts';
import sprite from './named-icons.svg?url';
import classes from './named-list.module.css';
import { Part } from './part.tsx';

interface NamedListProps {
  title: string;
  items: readonly NamedItem[];
}

/**
 * Amenities, preferences or places, each with its icon. Too many icons for the script of every
 * listing page, so they are one SVG file.
 */
export function NamedList({ title, items }: NamedListProps) {
  if (items.length === 0) return null;
  return (
    <Part title={title}>
      <ul className={classes.list}>
        {items.map(({ id, name, icon }) => (
          <li key={id}>
            <svg aria-hidden className={classes.icon}>
              <use href={`${sprite}#${icon}`} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}
