import { withoutDirections } from '@crewpad/domain';
import Linkify from 'linkify-react';
import { memo } from 'react';

const OPTIONS = {
  // Only what is written as an address on the web: nothing else is meant to be opened.
  validate: { url: (value: string) => /^https?:\/\//i.test(value), email: () => false },
  attributes: { rel: 'noopener nofollow ugc', target: '_blank', referrerPolicy: 'no-referrer' },
};

/** What a member wrote, as plain text with links. It cannot turn the direction of what follows. */
export const MessageText = memo(function MessageText({ text }: { text: string }) {
  return (
    <bdi>
      <Linkify options={OPTIONS}>{withoutDirections(text)}</Linkify>
    </bdi>
  );
});
