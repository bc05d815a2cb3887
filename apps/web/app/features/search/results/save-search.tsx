import { IconBellPlus } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { SaveSearchDialogProps } from './save-search-dialog.tsx';
import type { SearchState } from './search-state.ts';

const dialog = lazyPart<SaveSearchDialogProps>(() => import('./save-search-dialog.tsx'));

/** Navigation state that opens the dialog, also after a login. */
const HASH = '#save-search';

interface SaveSearchProps {
  state: SearchState;
  prefix: string;
  /** Icon only on phones. */
  isShort?: boolean;
}

/** The button that saves the search of a results page; visitors log in first. */
export function SaveSearch({ state, prefix, isShort = false }: SaveSearchProps) {
  const { t } = useTranslation('search/results');
  const { member } = usePage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isOpen = hash === HASH && member !== null;
  const SaveDialog = dialog.usePart(isOpen);
  const className = isShort
    ? 'flex-none gap-2 px-3 py-0 text-xs max-lg:min-h-target max-lg:w-target max-lg:p-0'
    : 'flex-none gap-2';
  const label = (
    <>
      <IconBellPlus aria-hidden size={20} />
      <span data-phones-hide={isShort || undefined}>{t('save_search')}</span>
    </>
  );
  if (member === null) {
    const returnTo = encodeURIComponent(`${pathname}${search}${HASH}`);
    return (
      <LinkButton variant="outline" to={`/login?ref_url=${returnTo}`} className={className}>
        {label}
      </LinkButton>
    );
  }
  if (member.switched) return null;
  const show = (isShown: boolean) =>
    navigate(
      { search, hash: isShown ? HASH : '' },
      { replace: true, preventScrollReset: true, state: null },
    );
  return (
    <>
      <Button variant="outline" className={className} onClick={() => show(true)}>
        {label}
      </Button>
      {SaveDialog && (
        <SaveDialog open={isOpen} state={state} prefix={prefix} onClose={() => show(false)} />
      )}
    </>
  );
}
