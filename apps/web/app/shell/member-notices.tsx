import type { ShellMember } from '@crewpad/contract';
import { LegalNotice } from './legal-notice.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

/** The notices above a member's page: new terms, and an email that refuses emails. */
export default function MemberNotices({ member }: { member: ShellMember }) {
  return (
    <>
      <LegalNotice member={member} />
      <RefusalNotice member={member} />
    </>
  );
}
