const PRELOADED_SCRIPT = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
/** The nonce tells it from what the page's content may hold. */
const STARTING_SCRIPT = /(<script nonce="[\w-]+" type="module" async="">)([\s\S]*?)<\/script>/;
const NAMED_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;
const BARE_IMPORT = /^import ("[^"]+");$/gm;

const LONGEST_WAIT_MS = 1000;

/**
 * No one needs the scripts in order to read: they are asked for once the page has been painted, so
 * that text, style sheets, font and pictures have the line for themselves, and each runs in a task
 * of its own, so that scrolling and typing come in between. What is pressed until then is kept by
 * EarlyInputScript.
 */
export function scriptsAfterPaint(html: string): string {
  const preloaded: string[] = [];
  const withoutPreloads = html.replaceAll(PRELOADED_SCRIPT, (_link, href: string) => {
    preloaded.push(href);
    return '';
  });
  return withoutPreloads.replace(STARTING_SCRIPT, (_script, tag: string, code: string) => {
    const oneByOne = code
      .replaceAll(NAMED_IMPORT, 'const $1 = await late($2);')
      .replaceAll(BARE_IMPORT, 'await late($1);');
    return `${tag}${start(preloaded)}${oneByOne}</script>`;
  });
}

/** A page that no one sees may not be painted for long, and is not waited for. */
function start(preloaded: readonly string[]): string {
  return `
const pause = () => new Promise((done) => setTimeout(done));
const late = async (address) => { const module = await import(address); await pause(); return module; };
await new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); setTimeout(done, ${LONGEST_WAIT_MS}); });
const scripts = ${JSON.stringify(preloaded)};
for (const href of scripts) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
for (const href of scripts) if (!href.includes('/entry.client-')) await late(href);
`;
}
