import { useTranslation } from 'react-i18next';
import { promptsText } from '../../../i18n/en/prompts.ts';
import { AskDialog } from './ask-dialog.tsx';

interface InvitesPromptProps {
  open: boolean;
  count: number;
  onAnswer: () => void;
}

/** Tells of invitations that wait, and where they are accepted. */
export function InvitesPrompt({ open, count, onAnswer }: InvitesPromptProps) {
  const { t } = useTranslation(promptsText);
  return (
    <AskDialog
      open={open}
      onAnswer={onAnswer}
      title={t('pending_invitation')}
      text={t('pending_text', { count })}
      way={{ to: '/my-crashpad', label: t('to_my_crashpad') }}
    />
  );
}
