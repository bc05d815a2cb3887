import type { contract } from '@crewpad/contract';
import { isApiError } from '../../../../lib/api-error.ts';
import { endpoint } from '../../../../lib/browser-call.ts';
import { draftOf } from '../form/wizard-form.ts';
import type { DraftCalls } from './draft-saver.ts';

export const sendDraft = endpoint<typeof contract.listings.putDraft>('PUT', '/lister/draft');
const fetchDraft = endpoint<typeof contract.listings.getDraft>('GET', '/lister/draft');
export const dropDraft = endpoint<typeof contract.listings.deleteDraft>('DELETE', '/lister/draft');
export const copyListing = endpoint<typeof contract.listings.copyCrashpad>(
  'POST',
  '/crashpads/{id}/copy',
);
export const publishListing = endpoint<typeof contract.listings.createCrashpad>(
  'POST',
  '/crashpads',
);
export const saveListing = endpoint<typeof contract.listings.updateCrashpad>(
  'PUT',
  '/crashpads/{id}',
);
export const fetchListing = endpoint<typeof contract.listings.getCrashpadToEdit>(
  'GET',
  '/crashpads/{id}/edit',
);

/** Another tab or person saved in the meantime. */
export function isOutdated(error: unknown): boolean {
  return isApiError(error) && error.body.error_code === 'EDITED_MEANWHILE';
}

/** The login has ended. */
export function isEnded(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}

/** The draft calls: silent, because the wizard shows the save status itself. */
export const draftCalls: DraftCalls = {
  put: async (form, step, version) => {
    const body = { form: draftOf(form), step, version };
    const { draft } = await sendDraft({ body }, { quiet: true, keepalive: true });
    return draft;
  },
  get: async () => (await fetchDraft({}, { quiet: true })).draft,
  isOutdated,
  isEnded,
};
