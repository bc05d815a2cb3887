import type { ShellMember } from '@crewpad/contract';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { SearchDialogProps } from './search-dialog.tsx';

const dialog = lazyPart<SearchDialogProps>(() => import('./search-dialog.tsx'));

const TYPED_INTO = 'input, textarea, select, [contenteditable]';
const MODAL = '[role="dialog"], [role="alertdialog"]';

/** "/" where nobody types, and Ctrl or Cmd with K anywhere, but never over an open dialog. */
function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isShortcut = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';
  const isTyping = target instanceof Element && target.closest(TYPED_INTO) !== null;
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
  return (isShortcut || isSlash) && document.querySelector(MODAL) === null;
}

/** Opens the search over everything that the member may see. Its code loads with the first use. */
export default function SearchButton({ member }: { member: ShellMember }) {
  const { t } = useTranslation('shell/search');
  const { key } = useLocation();
  const hydrated = useHydrated();
  // Open for one history entry: navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const SearchDialog = dialog.usePart(open);

  // What is typed before the code has loaded; null once the box is there.
  const early = useRef<string | null>(null);
  const start = () => {
    early.current = '';
    setOpenAt(key);
  };
  const takeEarly = () => {
    const typed = early.current ?? '';
    early.current = null;
    return typed;
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key: typed, ctrlKey, metaKey } = event;
    if (open && early.current !== null && typed.length === 1 && !ctrlKey && !metaKey) {
      early.current += typed;
      event.preventDefault();
    } else if (!event.defaultPrevented && isSearchKey(event)) {
      event.preventDefault();
      start();
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <IconButton
        className="text-ink"
        aria-label={t('title')}
        title={t('hint')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="/ Control+K Meta+K"
        disabled={!hydrated}
        onPointerEnter={dialog.preload}
        onClick={start}
      >
        <IconSearch aria-hidden size={22} stroke={1.75} />
      </IconButton>
      {SearchDialog && (
        <SearchDialog {...{ member, open, takeEarly }} onClose={() => setOpenAt(null)} />
      )}
    </>
  );
}
