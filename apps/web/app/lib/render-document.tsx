import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Only a stream starts with it. It is added last: each addition in front copies the page. */
export const DOCTYPE = '<!DOCTYPE html>';

/**
 * The end of the comment that React writes for a part that is missing, because its code is still
 * loading or it failed. A search for the frequent character `<` would take much longer.
 */
const MISSING_PART = '$!-->';

interface RenderOptions {
  nonce: string;
  /** Called for each part that fails; the rest of the page is rendered. */
  onError(error: unknown): void;
}

/**
 * Renders a whole page. Rendering to a string takes a quarter less time than a stream, but cannot
 * wait for code that is still loading. Such a page is streamed, and so is one that fails.
 * @param page called once per attempt
 * @returns the page without its doctype
 * @throws what a component throws outside of all Suspense boundaries
 */
export async function renderDocument(
  page: () => ReactNode,
  options: RenderOptions,
): Promise<string> {
  return renderAtOnce(page()) ?? (await renderStreamed(page(), options));
}

function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(MISSING_PART) ? undefined : html;
  } catch {
    // The stream fails in the same way, and reports it.
    return undefined;
  }
}

function renderStreamed(page: ReactNode, { nonce, onError }: RenderOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const html = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString().slice(DOCTYPE.length));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(html),
      onShellError: reject,
      onError,
    });
  });
}
