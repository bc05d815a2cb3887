import type { contract, OperationInput } from '@crewpad/contract';
import { messages } from '@crewpad/contract/endpoints';
import { createContext, useCallback, useContext, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/browser-call.ts';
import { openErrorDialog } from '../../lib/error-dialogs.ts';
import { messageToast } from '../../ui/toast.ts';
import { useRentalDialog } from '../rentals/index.ts';
import { type InboxState, inboxAddress } from './inbox-state.ts';
import { publish } from './live/hub.ts';
import type { Card } from './merge-cards.ts';

/** The thread of an action. */
export interface Target {
  id: number;
  userId: number;
  name: string;
  listingId: number | null;
}

export type OpenDialog = { what: 'archive' | 'block' | 'report'; target: Target };

/** The actions on a thread, in the inbox and in the thread itself. */
export function useThreadActionsOf(state: InboxState, apply: (cards: readonly Card[]) => void) {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const openRentalDialog = useRentalDialog();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (openErrorDialog(error)) return;
      const message = isApiError(error) && error.body.message;
      messageToast({
        kind: 'error',
        message: message || t('something_went_wrong', { ns: 'common' }),
      });
    }
  };
  const change = (
    id: number,
    body: OperationInput<typeof contract.messages.changeThread>['body'],
  ) =>
    attempt(async () => {
      const { data } = await call(messages.changeThread, { params: { id }, body }, { quiet: true });
      apply([data]);
      publish({ action: 'thread', thread_id: id, version: data.version });
    });
  const leave = async (id: number) => {
    if (pathname === `/chat/${id}`) await navigate(inboxAddress(state));
  };
  const archive = ({ id }: Target) =>
    attempt(async () => {
      await call(messages.archiveThread, { params: { id } }, { quiet: true });
      publish({ action: 'resync' });
      await leave(id);
      messageToast({
        kind: 'success',
        message: t('message_archived'),
        action: {
          label: t('undo', { ns: 'common' }),
          run: () => void change(id, { archived: false }),
        },
      });
    });
  const block = ({ userId, name }: Target) =>
    attempt(async () => {
      await call(messages.blockMember, { body: { user_id: userId } }, { quiet: true });
      publish({ action: 'resync' });
      messageToast({ kind: 'success', message: t('blocked_done', { name }) });
    });

  return {
    dialog,
    open: (what: OpenDialog['what'], target: Target) => setDialog({ what, target }),
    close: useCallback(() => setDialog(null), []),
    confirm: async () => {
      setDialog(null);
      if (dialog?.what === 'archive') await archive(dialog.target);
      if (dialog?.what === 'block') await block(dialog.target);
    },
    unarchive: ({ id }: Target) => change(id, { archived: false }),
    mute: ({ id }: Target, muted: boolean) => change(id, { muted }),
    markUnread: async ({ id }: Target) => {
      // An open thread would be marked as read again immediately.
      await leave(id);
      await change(id, { unread: true });
    },
    needsNoAnswer: ({ id }: Target) => change(id, { unanswered: false }),
    unblock: ({ userId, name }: Target) =>
      attempt(async () => {
        await call(messages.unblockMember, { params: { id: userId } }, { quiet: true });
        publish({ action: 'resync' });
        messageToast({ kind: 'success', message: t('unblocked_done', { name }) });
      }),
    invite: ({ userId, name, listingId }: Target) =>
      openRentalDialog({
        action: 'invite',
        person: { userId, name },
        ...(listingId !== null && { listingId }),
      }),
  };
}

export type ThreadActions = ReturnType<typeof useThreadActionsOf>;

export const MessagesContext = createContext<{ actions: ThreadActions; state: InboxState } | null>(
  null,
);

/** The actions and state of the enclosing frame. */
export function useMessages() {
  const context = useContext(MessagesContext);
  if (context === null) throw new Error('outside of the messages frame');
  return context;
}
