import { invalidRequest, resourceMissing } from '../errors.ts';
import type { FormObject } from '../params/form.ts';
import type { Objects } from '../store/objects.ts';

/**
 * With a publishable key, an intent can be used only with its client_secret.
 * Otherwise throws the same 404 as for an intent that does not exist, so no one can probe for ids.
 */
export function checkClientSecret(objects: Objects, id: string, form: FormObject): void {
  const intent = objects.find('setup_intent', id) ?? objects.find('payment_intent', id);
  const kind = id.startsWith('seti_') ? 'setupintent' : 'payment_intent';
  if (form.client_secret === undefined)
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  if (!intent || intent.client_secret !== form.client_secret)
    throw resourceMissing(kind, id, 'intent');
}
