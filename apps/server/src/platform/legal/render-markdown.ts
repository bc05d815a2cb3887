import { Marked, type Token } from 'marked';

/** Addresses that a text may lead to; `javascript:` and the like are none. */
const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];
const SECTION_DEPTH = 2;

/** The operator writes it, but it must not be able to break or script a page: no HTML, no pictures. */
const marked = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    heading({ tokens, depth }) {
      const level = Math.max(depth, SECTION_DEPTH);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    link({ href, tokens }) {
      const label = this.parser.parseInline(tokens);
      return isSafe(href) ? `<a href="${escapeHtml(href)}">${label}</a>` : label;
    },
  },
});

/** Renders Markdown as safe HTML. A heading of the first level at the top is the title. */
export function renderMarkdown(markdown: string): { title: string | null; html: string } {
  const tokens = marked.lexer(markdown);
  const [first] = tokens.filter(({ type }) => type !== 'space');
  const isTitled = first?.type === 'heading' && first.depth === 1;
  const body = isTitled ? tokens.slice(tokens.indexOf(first) + 1) : tokens;
  return { title: isTitled ? plainOf(first) : null, html: marked.parser(body) };
}

/** The words of a token, without marks. */
function plainOf(token: Token): string {
  const parts = 'tokens' in token ? token.tokens : undefined;
  if (parts !== undefined) return parts.map(plainOf).join('');
  return 'text' in token ? String(token.text) : '';
}

function isSafe(href: string): boolean {
  // Relative addresses are of this site.
  const base = 'https://site.invalid';
  return URL.canParse(href, base) && PROTOCOLS.includes(new URL(href, base).protocol);
}

function escapeHtml(text: string): string {
  const named: Record<string, string> = {
    '&': 'amp',
    '<': 'lt',
    '>': 'gt',
    '"': 'quot',
    "'": '#39',
  };
  return text.replace(/[&<>"']/g, (mark) => `&${named[mark]};`);
}
