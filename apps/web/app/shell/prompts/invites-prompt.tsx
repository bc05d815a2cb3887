import { useTranslation } from '../../i18n/use-translation.tsx';
import { AskDialog } from './ask-dialog.tsx';

interface InvitesPromptProps {
  open: boolean;
  count: number;
  onAnswer: () => void;
}

/** Announces pending invitations and links to them. */
export function InvitesPrompt({ open, count, onAnswer }: InvitesPromptProps) {
  const { t } = useTranslation('prompts');
  return (
    <AskDialog
      open={open}
      onAnswer={onAnswer}
      title={t('pending_invitation')}
      text={t('pending_text', { count })}
      link={{ to: '/my-crashpad', label: t('to_my_crashpad') }}
    />
  );
}
