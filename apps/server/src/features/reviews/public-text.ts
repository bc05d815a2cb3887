import { REVIEW_MAX } from '@crewpad/domain';
import { invalidInput } from '../../platform/errors.ts';
import { stripContactDetails } from '../listings/index.ts';

/**
 * A public text without contact details.
 * @throws ApiError 422 if the rest is too long, or a required text is empty
 */
export function publicText(message: string, { required = false } = {}): string {
  const text = stripContactDetails(message).trim();
  if (text.length > REVIEW_MAX) throw invalidInput({ message: ['is_too_long'] });
  if (required && text === '') throw invalidInput({ message: ['please_write_a_response'] });
  return text;
}
