import type { Call, RenderContext } from '@crewpad/contract';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { isApiError } from './api-error.ts';
import { SECURITY_TAB } from './member-homes.ts';
import { renderContext } from './render-context.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
}

const SERVER_ERROR = 500;
const FORBIDDEN = 403;

/**
 * The loader context of a page: call, config, locale, theme, publicUrl. A page never shows less
 * because the server is away: such an error is the response of the whole page.
 */
export function rendering(args: LoaderArgs): RenderContext {
  const context = args.context.get(renderContext);
  const call: Call = async (operation, input) => {
    try {
      return await context.call(operation, input);
    } catch (error) {
      throw isApiError(error) && error.status >= SERVER_ERROR ? asPageRefusal(error) : error;
    }
  };
  return { ...context, call };
}

/** The data of an API error on an error page. */
interface RefusedCall {
  message: string;
}

/**
 * Converts an API error to a response with the same status, or to the way to the second step if that
 * is missing. Other errors stay unchanged.
 */
export function asPageRefusal(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { error_code } = error.body;
  // A conflict with this code is about turning it off.
  if (error.status === FORBIDDEN && error_code === 'SECOND_STEP_REQUIRED')
    return redirect(SECURITY_TAB);
  const headers: HeadersInit =
    error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) };
  return data({ message: error.body.message } satisfies RefusedCall, {
    status: error.status,
    headers,
  });
}

/**
 * The API for a loader. An error becomes the page's response with the same status (404, 422, 503
 * with Retry-After, ...), shown by the nearest error boundary; use `rendering(args).call` to handle
 * errors yourself.
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

/** For optional parts of a page: null if the server refuses it. */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isApiError(error) && error.status !== UNAUTHORIZED) return null;
    throw asPageRefusal(error);
  }
}

/** Loads a page that redirects to /404 if its subject is missing. */
export async function redirectIfNotFound<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const { init } = (error ?? {}) as Partial<ReturnType<typeof data>>;
    throw init?.status === 404 ? redirect('/404') : error;
  }
}
