import { describe, expect, it } from 'vitest';
import { scriptsAfterPaint } from './deferred-scripts.ts';

const PAGE = [
  '<html><head><link rel="stylesheet" href="/assets/root.css"/></head><body><main>Beds</main>',
  '<link rel="modulepreload" href="/assets/manifest-1.js"/>',
  '<link rel="modulepreload" crossorigin="" href="/assets/entry.client-2.js"/>',
  '<script nonce="n-1">window.__reactRouterContext = {};</script>',
  '<script nonce="n-1" type="module" async="">import "/assets/manifest-1.js";',
  'import * as route0 from "/assets/root-3.js";',
  'import * as route1 from "/assets/home-4.js";',
  '  window.__reactRouterRouteModules = {"root":route0,"home":route1};',
  '',
  'import("/assets/entry.client-2.js");</script></body></html>',
].join('\n');

describe('scripts after the first paint', () => {
  const page = scriptsAfterPaint(PAGE);

  it('requests no script before it', () => {
    expect(page).not.toContain('<link rel="modulepreload"');
    expect(page).not.toMatch(/^import /m);
  });

  it('requests all of them, the entry script last', () => {
    expect(page).toContain('["/assets/manifest-1.js","/assets/entry.client-2.js"]');
    expect(page).toContain('const route0 = await late("/assets/root-3.js");');
    expect(page).toContain('const route1 = await late("/assets/home-4.js");');
    expect(page.indexOf('window.__reactRouterRouteModules')).toBeLessThan(
      page.indexOf('import("/assets/entry.client-2.js")'),
    );
  });

  it('does not change scripts in the page content', () => {
    const script = '<script type="module" async="">import "/elsewhere.js";</script>';
    expect(scriptsAfterPaint(script + PAGE)).toContain(script);
  });

  it('leaves the rest of the page unchanged', () => {
    expect(page).toContain('<link rel="stylesheet" href="/assets/root.css"/>');
    expect(page).toContain('<script nonce="n-1" type="module" async="">');
    expect(page).toContain('<script nonce="n-1">window.__reactRouterContext = {};</script>');
  });
});
