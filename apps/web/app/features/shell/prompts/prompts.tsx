import type { ShellMember } from '@crewpad/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { acknowledgedAtFirst, keepAcknowledged } from './acknowledged.ts';
import { ExpiredPrompt } from './expired-prompt.tsx';
import { InvitesPrompt } from './invites-prompt.tsx';
import { SetUpPrompt } from './set-up-prompt.tsx';
import { type Prompt, whichPrompt } from './which-prompt.ts';

/** The dialogs that ask a member for something. Loaded only for those of whom something is asked. */
export default function Prompts({ member }: { member: ShellMember }) {
  const place = useLocation();
  const [acknowledged, setAcknowledged] = useState(acknowledgedAtFirst);
  const prompt = whichPrompt(member, place, acknowledged);
  const answer = (answered: Prompt) => () => {
    // Closing one dialog may come with the next one, which nobody has answered.
    if (prompt !== answered) return;
    keepAcknowledged(answered);
    setAcknowledged((last) => ({ ...last, [answered]: true }));
  };
  return (
    <>
      <ExpiredPrompt open={prompt === 'expired'} onAnswer={answer('expired')} />
      <SetUpPrompt open={prompt === 'set_up'} onAnswer={answer('set_up')} />
      <InvitesPrompt
        open={prompt === 'invites'}
        count={member.pending_invites}
        onAnswer={answer('invites')}
      />
    </>
  );
}
