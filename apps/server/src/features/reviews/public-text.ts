import { REVIEW_MAX } from '@crewpad/domain';
import { invalidInput } from '../../platform/errors.ts';
import { stripContactDetails } from '../listings/index.ts';

/**
 * A text that everyone can read, without contact details.
 * @throws ApiError 422: what is left is too long, or nothing is left of a text that is required
 */
export function publicText(message: string, { required = false } = {}): string {
  const text = stripContactDetails(message).trim();
  if (text.length > REVIEW_MAX) throw invalidInput({ message: ['is_too_long'] });
  if (required && text === '') throw invalidInput({ message: ['please_write_a_response'] });
  return text;
}
