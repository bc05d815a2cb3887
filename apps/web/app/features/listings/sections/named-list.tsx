import { usePage } from '../../../lib/page-context.ts';
import type { ListingView } from '../load-listing.ts';
import { iconFor } from './named-icons.ts';
import classes from './named-list.module.css';
import { Part } from './part.tsx';

interface NamedListProps {
  title: string;
  items: ListingView['amenities'];
}

/** Amenities, preferences or places, each with its icon. */
export function NamedList({ title, items }: NamedListProps) {
  const { locale } = usePage();
  if (items.length === 0) return null;
  return (
    <Part title={title}>
      <ul className={classes.list}>
        {items.map(({ id, name }) => {
          const NameIcon = iconFor(name.en);
          return (
            <li key={id}>
              <NameIcon aria-hidden size={22} stroke={1.75} />
              {name[locale] ?? name.en}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
