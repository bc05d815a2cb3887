import { useTranslation } from '../../../i18n/use-translation.tsx';

/** Where the streets come from that the command reads. */
const BUILDS_PAGE = 'https://docs.protomaps.com/basemaps/downloads';

/** The Open Database License requires attribution, here that of the coast. */
const OPEN_STREET_MAP = 'https://www.openstreetmap.org/copyright';

interface ApproximateNoteProps {
  /** Shows operators the command that reads streets. */
  isDevelopment?: boolean;
}

/** Says that the built-in geography is no map of streets. */
export function ApproximateNote({ isDevelopment = import.meta.env.DEV }: ApproximateNoteProps) {
  const { t } = useTranslation('search/map');
  return (
    <p className="pointer-events-none absolute top-3 left-3 z-1 m-0 rounded-md bg-surface px-2 py-1 text-xs text-ink-soft">
      <span>{t('approximate_map')}</span>
      {' · '}
      <a
        className="pointer-events-auto text-inherit"
        href={OPEN_STREET_MAP}
        target="_blank"
        rel="noopener"
      >
        © OpenStreetMap
      </a>
      {isDevelopment && (
        <>
          {' · '}
          <a className="pointer-events-auto" href={BUILDS_PAGE} target="_blank" rel="noopener">
            npm run map -- JFK
          </a>
        </>
      )}
    </p>
  );
}

/** Says that the map is on its way. */
export function LoadingNote() {
  const { t } = useTranslation('search/map');
  return (
    <p className="absolute inset-0 m-0 grid place-items-center text-ink-soft" role="status">
      {t('map_loading')}
    </p>
  );
}
