import { withoutDirections } from '@crewpad/domain';
import { find } from 'linkifyjs';
import { memo } from 'react';

/** Only web addresses: nothing else is meant to be opened. */
const WEB = /^https?:\/\//i;

/** A member's message as plain text with links, isolated from the surrounding text direction. */
export const MessageText = memo(function MessageText({ text }: { text: string }) {
  const shown = withoutDirections(text);
  const links = find(shown, 'url').filter(({ value }) => WEB.test(value));
  const ends = [0, ...links.map(({ end }) => end)];
  return (
    <bdi>
      {links.map(({ start, value, href }, at) => [
        shown.slice(ends[at], start),
        <a
          key={start}
          href={href}
          rel="noopener nofollow ugc"
          target="_blank"
          referrerPolicy="no-referrer"
        >
          {value}
        </a>,
      ])}
      {shown.slice(ends.at(-1))}
    </bdi>
  );
});
