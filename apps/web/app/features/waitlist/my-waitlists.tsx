import type { contract } from '@crewpad/contract';
import { Link, useRevalidator } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Picture } from '../../ui/picture.tsx';
import { WaitlistPosition } from './waitlist-position.tsx';

/** The member's waitlists, offers first. */
export function MyWaitlists({ entries }: { entries: readonly contract.waitlist.WaitlistEntry[] }) {
  const { t } = useTranslation('waitlist');
  const { revalidate } = useRevalidator();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="my-waitlists" className="grid grid-cols-1 gap-4">
      <h2 id="my-waitlists" className="m-0 text-md">
        {t('mine')}
      </h2>
      <ul className="m-0 grid list-none grid-cols-1 gap-4 p-0">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="grid grid-cols-1 gap-4 rounded-md border border-line bg-surface p-4"
          >
            <Link
              to={`/listing/${entry.listing.id}`}
              className="flex min-h-target items-center gap-4 text-ink no-underline [&:hover_strong]:underline"
            >
              <Picture
                src={entry.listing.thumbnail}
                alt=""
                width={96}
                height={72}
                sizes="6rem"
                className="h-14! w-18 flex-none rounded-sm object-cover"
              />
              <strong>{entry.listing.title}</strong>
            </Link>
            <WaitlistPosition entry={entry} onEntry={() => void revalidate()} />
          </li>
        ))}
      </ul>
    </section>
  );
}
