import { Outlet, useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RentalDialogs } from '../rent/index.ts';
import { ConnectionBar } from './connection-bar.tsx';
import classes from './frame.module.css';
import { InboxPane } from './inbox/inbox-pane.tsx';
import type { LoadedInbox } from './inbox/load-inbox.ts';
import { useInbox } from './inbox/use-inbox.ts';
import { ReportDialog } from './report/index.ts';
import { MessagesContext, type ThreadActions, useThreadActionsOf } from './thread-actions.ts';
import { useVisibleHeight } from './use-visible-height.ts';

/** The inbox, and beside it on wide screens the open thread; phones show one of the two. */
export function MessagesFrame({ loaded }: { loaded: LoadedInbox }) {
  return (
    <RentalDialogs>
      <Panes loaded={loaded} />
    </RentalDialogs>
  );
}

function Panes({ loaded }: { loaded: LoadedInbox }) {
  const inbox = useInbox(loaded);
  const { pathname } = useLocation();
  const actions = useThreadActionsOf(inbox.state, inbox.apply);
  const isOpen = pathname.startsWith('/chat/');
  const isEmpty = inbox.all === 0 && !isOpen;
  useVisibleHeight();
  return (
    <MessagesContext value={{ actions, state: inbox.state }}>
      <div className={classes.page} data-fills-screen={isOpen ? 'always' : 'wide'}>
        <ConnectionBar />
        <div className={classes.panes}>
          <InboxPane inbox={inbox} openId={openIdOf(pathname)} isBeside={isOpen} />
          {!isEmpty && (
            <div className={classes.pane}>
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
  const what = dialog?.what === 'block' ? 'block' : 'archive';
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
        title={t(`${what}_title`, { name })}
        close={t('close')}
        cancel={t('cancel')}
        confirm={t(`${what}_confirm`)}
        danger={what === 'block'}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        <p className={classes.text}>{t(`${what}_text`, { name })}</p>
      </ConfirmDialog>
    </>
  );
}
