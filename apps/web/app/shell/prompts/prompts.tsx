import type { ShellMember } from '@crewpad/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { initialAcknowledged, storeAcknowledged } from './acknowledged.ts';
import { ExpiredPrompt } from './expired-prompt.tsx';
import { InvitesPrompt } from './invites-prompt.tsx';
import { type Prompt, promptOnPage } from './select-prompt.ts';
import { SetUpPrompt } from './set-up-prompt.tsx';

interface PromptsProps {
  member: ShellMember;
  /** The member when the page opened. */
  opened: ShellMember;
}

/** The prompts for a member. Loaded only for members who need one. */
export default function Prompts({ member, opened }: PromptsProps) {
  const place = useLocation();
  const [acknowledged, setAcknowledged] = useState(initialAcknowledged);
  const prompt = promptOnPage(member, opened, place, acknowledged);
  const answer = (answered: Prompt) => () => {
    // Ignore a late close of the previous dialog.
    if (prompt !== answered) return;
    storeAcknowledged(answered);
    setAcknowledged((last) => ({ ...last, [answered]: true }));
  };
  return (
    <>
      <ExpiredPrompt open={prompt === 'expired'} onAnswer={answer('expired')} />
      <SetUpPrompt
        open={prompt === 'set_up'}
        isForAutopay={member.lacks_autopay_card}
        onAnswer={answer('set_up')}
      />
      <InvitesPrompt
        open={prompt === 'invites'}
        count={member.pending_invites}
        onAnswer={answer('invites')}
      />
    </>
  );
}
