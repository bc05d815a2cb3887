import type { Call, RenderContext } from '@crewpad/contract';
import { data, type RouterContextProvider } from 'react-router';
import { isApiError } from './api-error.ts';
import { renderContext } from './render-context.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
}

/** What a loader may know of the page it renders: call, config, locale, theme, publicUrl. */
export function rendering(args: LoaderArgs): RenderContext {
  return args.context.get(renderContext);
}

/** What an error page knows of a refused call. */
interface RefusedCall {
  message: string;
}

/** What a loader throws for a refused call: a page with the same status. Anything else stays as it is. */
export function asPageRefusal(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const headers: HeadersInit =
    error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) };
  return data({ message: error.body.message } satisfies RefusedCall, {
    status: error.status,
    headers,
  });
}

/**
 * The API for a loader. A refusal becomes the page's own answer with the same status (404, 422,
 * 503 with Retry-After, ...), shown by the nearest error boundary; use `rendering(args).call` to
 * handle refusals yourself.
 */
export function loaderCall(args: LoaderArgs): Call {
  const { call } = rendering(args);
  return async (operation, input) => {
    try {
      return await call(operation, input);
    } catch (error) {
      throw asPageRefusal(error);
    }
  };
}

const UNAUTHORIZED = 401;

/** For a part that its page shows without: null where the server refuses it. */
export async function unlessRefused<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isApiError(error) && error.status !== UNAUTHORIZED) return null;
    throw asPageRefusal(error);
  }
}
