import { lazy, type ReactNode, Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { renderDocument } from './render-document.tsx';

function Page({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <title>A page</title>
      </head>
      <body>
        <Suspense fallback="Loading">{children}</Suspense>
      </body>
    </html>
  );
}

function Failing(): ReactNode {
  throw new Error('no text');
}

async function render(page: ReactNode) {
  const errors: unknown[] = [];
  const html = await renderDocument(() => page, {
    nonce: 'abc',
    onError: (error) => void errors.push(error),
  });
  return { html, errors };
}

describe('a page', () => {
  it('is rendered at once', async () => {
    const { html, errors } = await render(<Page>Hello</Page>);
    expect(html).toBe(
      '<html lang="en"><head><title>A page</title></head>' +
        '<body><!--$-->Hello<!--/$--></body></html>',
    );
    expect(errors).toEqual([]);
  });

  it('waits for code that is still loading, and is the same once it has loaded', async () => {
    const Late = lazy(async () => ({ default: () => <p>Late</p> }));
    const page = (
      <Page>
        <Late />
      </Page>
    );
    const first = await render(page);
    expect(first.html).toMatch(/^<html.*<p>Late<\/p>.*<\/html>$/s);
    expect(first.errors).toEqual([]);
    const second = await render(page);
    expect(second.html).toContain('<body><!--$--><p>Late</p><!--/$--></body>');
  });

  it('reports a part that fails, and leaves it to the browser', async () => {
    const { html, errors } = await render(
      <Page>
        <Failing />
      </Page>,
    );
    expect(html).toContain('Loading');
    expect(errors).toEqual([new Error('no text')]);
  });

  it('fails with what a component throws outside of all boundaries', async () => {
    await expect(render(<Failing />)).rejects.toThrow('no text');
  });
});
