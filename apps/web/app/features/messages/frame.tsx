import { IconMessages, IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { STARTS, startOf } from '../../lib/member-homes.ts';
import { usePage } from '../../lib/page-context.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RentalDialogs } from '../rent/index.ts';
import { InboxPane } from './inbox-pane.tsx';
import { useConnected } from './live/hub.ts';
import type { LoadedInbox } from './load-inbox.ts';
import { ReportDialog } from './report/index.ts';
import { MessagesContext, type ThreadActions, useThreadActionsOf } from './thread-actions.ts';
import { useInbox } from './use-inbox.ts';

/** The inbox, and beside it on wide screens the open thread; phones show one of the two. */
export function MessagesFrame({ loadedInbox }: { loadedInbox: LoadedInbox }) {
  return (
    <RentalDialogs>
      <Panes loadedInbox={loadedInbox} />
    </RentalDialogs>
  );
}

function Panes({ loadedInbox }: { loadedInbox: LoadedInbox }) {
  const inbox = useInbox(loadedInbox);
  const { pathname } = useLocation();
  const actions = useThreadActionsOf(inbox.state, inbox.apply);
  const isOpen = pathname.startsWith('/chat/');
  const isEmpty = inbox.all === 0 && !isOpen;
  useVisibleHeight();
  return (
    <MessagesContext value={{ actions, state: inbox.state }}>
      <div
        className="group/page flex min-h-0 min-w-0 flex-1 flex-col"
        data-fills-screen={isOpen ? 'always' : 'wide'}
        data-full-width
      >
        <ConnectionBar />
        <div className="flex min-h-0 flex-1 max-lg:flex-col lg:bg-surface lg:[--ground:var(--surface)] [[data-fills-screen=always]_&>section]:hidden lg:[[data-fills-screen]_&>section]:flex">
          <InboxPane inbox={inbox} openId={openIdOf(pathname)} isBeside={isOpen} />
          {!isEmpty && (
            <div className="flex min-h-0 min-w-0 flex-col max-lg:order-first lg:flex-1 group-data-[fills-screen=always]/page:flex-1">
              <Outlet />
            </div>
          )}
        </div>
      </div>
      <OpenedDialog actions={actions} />
    </MessagesContext>
  );
}

function openIdOf(pathname: string): number | null {
  const id = /^\/chat\/(\d+)$/.exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}

/** Confirmations before a thread is archived or reported, or a member is blocked. */
function OpenedDialog({ actions }: { actions: ThreadActions }) {
  const { t } = useTranslation('messages');
  const { dialog, close, confirm } = actions;
  const action = dialog?.what === 'block' ? 'block' : 'archive';
  const name = dialog?.target.name ?? '';
  const isReport = dialog?.what === 'report';
  return (
    <>
      <ReportDialog
        open={isReport}
        subject="thread"
        id={dialog?.target.id ?? 0}
        name={t('this_conversation')}
        onClose={close}
      />
      <ConfirmDialog
        open={dialog !== null && !isReport}
        title={t(`${action}_title`, { name })}
        close={t('close', { ns: 'common' })}
        cancel={t('cancel', { ns: 'common' })}
        confirm={t(`${action}_confirm`)}
        danger={action === 'block'}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        <p className="m-0 text-ink-soft">{t(`${action}_text`, { name })}</p>
      </ConfirmDialog>
    </>
  );
}

/**
 * Limits the page height to the visible part above an on-screen keyboard, which some browsers
 * overlay on the page.
 */
function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (viewport === null) return;
    const { style } = document.documentElement;
    const fit = () => {
      // Zooming in also reduces the visible part.
      const isCovered = viewport.scale === 1 && window.innerHeight - viewport.height > 100;
      if (!isCovered) return style.removeProperty('--visible-height');
      style.setProperty('--visible-height', `${viewport.height}px`);
      window.scrollTo(0, 0);
    };
    viewport.addEventListener('resize', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      style.removeProperty('--visible-height');
    };
  }, []);
}

const SHOWN_AFTER_MS = 3000;

/** Shows a lost connection after a moment. */
function ConnectionBar() {
  const { t } = useTranslation('messages');
  const isUp = useConnected();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isUp) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isUp]);
  return (
    <div role="status">
      {isShown && (
        <p className="m-0 flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-xs font-medium text-warn [&_svg]:flex-none">
          <IconWifiOff aria-hidden size={18} />
          {t('connection_lost')}
        </p>
      )}
    </div>
  );
}

/** Beside the inbox on wide screens while no thread is open, below what needs the member. */
export function NoThreadSelected({ children }: { children: ReactNode }) {
  const { t } = useTranslation('messages');
  const start = startOf(usePage().member);
  return (
    <div className="flex flex-1 flex-col overflow-y-auto bg-paper p-6 max-lg:hidden">
      {children}
      <div className="grid flex-1 place-content-center justify-items-center gap-2 text-muted">
        <IconMessages aria-hidden size={48} stroke={1.25} />
        <p className="m-0">{t('none_open')}</p>
        <Link to={STARTS[start]} className="inline-flex min-h-target items-center">
          {t(`start_${start}`)}
        </Link>
      </div>
    </div>
  );
}
