import { CONTACT_NAME_MAX, CONTACT_SUBJECT_MAX, CONTACT_TEXT_MAX } from '@crewpad/domain';
import { z } from 'zod';
import { emailField } from '../accounts/forms.ts';
import { line, messageAnswer, text } from '../common.ts';
import { operation } from '../operation.ts';

/** The contact form: only the email is required. Browser and server parse with the same schema. */
export const contactForm = z.object({
  name: line(CONTACT_NAME_MAX).trim().optional(),
  email: emailField,
  subject: line(CONTACT_SUBJECT_MAX).trim().optional(),
  message_content: text(CONTACT_TEXT_MAX).trim().optional(),
});

export const sendContact = operation({
  feature: 'content',
  method: 'POST',
  path: '/contact',
  summary: 'Send a message to the support team',
  body: contactForm,
  answer: messageAnswer,
});
