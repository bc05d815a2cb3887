import type { ApiError, ErrorAnswer } from '@crewpad/contract';
import type { BrandName, Locale } from '@crewpad/domain';
import { textsFor } from '../i18n/texts.ts';

/** Checked by name, not by class: host and bundle may each have a copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error;
}

/** The body of an error. A proxy's answer is no JSON, or has no message of ours. */
export function errorAnswerOf(text: string): ErrorAnswer {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'message' in body) return body as ErrorAnswer;
  } catch {
    // Not JSON.
  }
  return { message: serverErrorText() };
}

/** The specified sentence, in the language of the page. */
export function serverErrorText(): string {
  const { brand, locale } = document.documentElement.dataset;
  const { t } = textsFor(brand as BrandName, locale as Locale);
  return t('server_error_text', { ns: 'errors' });
}
