import type { ApiError, ErrorAnswer } from '@crewpad/contract';
import type { BrandName, Locale } from '@crewpad/domain';
import { textsFor } from '../i18n/texts.ts';

/** Checked by name, not by class: host and bundle may each have a copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error;
}

const SERVER_ERROR = 500;

/**
 * Why the server refused a step, in its own words; null for a fault of the server, and for what it
 * says of single fields. Pure.
 */
export function refusalReason({ status, body }: ApiError): string | null {
  // `error` names what refused a payment, also at the provider.
  const isOwn = body.error !== undefined || (status < SERVER_ERROR && status !== 0);
  const isAboutFields = status === 422 && body.errors !== undefined;
  return isOwn && !isAboutFields && body.message ? body.message : null;
}

/** The body of an error of this status. A proxy's answer is no JSON, or has no message of ours. */
export function errorAnswerOf(status: number, text: string): ErrorAnswer {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'message' in body) return body as ErrorAnswer;
  } catch {
    // Not JSON.
  }
  return { message: specifiedText(status === 409 ? 'conflict_error_text' : 'server_error_text') };
}

export const serverErrorText = (): string => specifiedText('server_error_text');

/** A specified sentence, in the language of the page. */
function specifiedText(key: 'server_error_text' | 'conflict_error_text'): string {
  const { brand, locale } = document.documentElement.dataset;
  const { t } = textsFor(brand as BrandName, locale as Locale);
  return t(key, { ns: 'shell/errors' });
}
