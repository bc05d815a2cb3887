const PRELOAD = '<link rel="modulepreload"';
const PRELOADED_SCRIPT = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
/** The nonce distinguishes it from scripts in the page's content. */
const STARTING_SCRIPT = /(<script nonce="[\w-]+" type="module" async="">)([\s\S]*?)<\/script>/;
const NAMED_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;
const BARE_IMPORT = /^import ("[^"]+");$/gm;

const LONGEST_WAIT_MS = 1000;

/**
 * Reading needs no scripts, so they are requested after the first paint: text, style sheets, font
 * and pictures get the bandwidth first, and each script runs in its own task, so that scrolling and
 * typing stay responsive. EarlyInputScript records presses until then.
 */
export function scriptsAfterPaint(html: string): string {
  // The scripts follow the content, which is most of the page.
  const end = Math.max(0, html.indexOf(PRELOAD));
  const addresses: string[] = [];
  const withoutPreloads = html.slice(end).replaceAll(PRELOADED_SCRIPT, (_link, href: string) => {
    addresses.push(href);
    return '';
  });
  const scripts = withoutPreloads.replace(STARTING_SCRIPT, (_script, tag: string, code: string) => {
    const oneByOne = code
      .replaceAll(NAMED_IMPORT, 'const $1 = await late($2);')
      .replaceAll(BARE_IMPORT, 'await late($1);');
    return `${tag}${start(addresses)}${oneByOne}</script>`;
  });
  return html.slice(0, end) + scripts;
}

/** A hidden page may not paint for long, so it is not waited for. */
function start(addresses: readonly string[]): string {
  return `
const pause = () => new Promise((done) => setTimeout(done));
const late = async (address) => { const module = await import(address); await pause(); return module; };
await new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); setTimeout(done, ${LONGEST_WAIT_MS}); });
const scripts = ${JSON.stringify(addresses)};
for (const href of scripts) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
for (const href of scripts) if (!href.includes('/entry.client-')) await late(href);
`;
}
