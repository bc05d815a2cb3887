import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';

/**
 * Renders a text of several paragraphs. Blank lines separate blocks. Lines that start with `- ` or
 * `1. ` are a list. `**word**` is bold, `[label](/page)` is a link.
 */
export function RichText({ children }: { children: string }) {
  return blocksOf(children).map((block) => {
    const [first = ''] = block;
    const marker = /^(?:- |\d+\. )/;
    if (!marker.test(first)) return <p key={first}>{inline(block.join(' '))}</p>;
    const List = first.startsWith('- ') ? 'ul' : 'ol';
    return (
      <List key={first}>
        {block.map((item) => (
          <li key={item}>{inline(item.replace(marker, ''))}</li>
        ))}
      </List>
    );
  });
}

/** The same text without markup, for search engines and on-page search. */
export function plainText(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('**', '')
    .replace(/^- /gm, '')
    .replace(/\s+/g, ' ');
}

const blocksOf = (text: string) => text.split(/\n{2,}/).map((block) => block.split('\n'));

const INLINE = /\*\*([^*]+)\*\*|\[([^\]]+)\]\((\/[^)]*)\)/g;

function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, strong, label, to] = match;
    parts.push(text.slice(from, match.index));
    parts.push(
      <Fragment key={match.index}>
        {strong === undefined ? <Link to={to ?? '/'}>{label}</Link> : <strong>{strong}</strong>}
      </Fragment>,
    );
    from = match.index + whole.length;
  }
  return [...parts, text.slice(from)];
}
