import { contract } from '@crewpad/contract';
import type { RentalType } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { airportIssues, type StoredAirports } from '../basic/airport-issues.ts';
import { syncGender } from '../basic/gender.ts';
import { findChoices } from '../basic/queries/find-choices.ts';
import type { stripTexts } from '../basic/strip-texts.ts';
import { checkFiles } from '../media/check-files.ts';
import { formColumns } from './form-columns.ts';
import type { Issue } from './issues.ts';

/**
 * Converts a form to columns, and collects all issues beyond the schema. Locks its files until the
 * transaction ends.
 * @param stored the listing's current airports; undefined if new
 */
export async function checkForm(
  trx: Trx,
  memberId: number,
  type: RentalType,
  form: contract.listings.CrashpadFields,
  stripped: ReturnType<typeof stripTexts>,
  stored?: StoredAirports,
) {
  const choices = await findChoices(trx, form);
  const checked = await checkFiles(trx, memberId, form);
  const issues: Issue[] = [
    ...choices.unknown.map((field) => ({
      field,
      key: field === 'airport' ? 'airport_must_be_chosen_from_the_drop_down' : 'is_not_an_option',
    })),
    ...airportIssues(form, choices.airports, stored),
    ...stripped.issues,
    ...contract.listings.missingForType(type, form),
    ...checked.issues,
  ];
  const columns = {
    ...formColumns(type, { ...form, ...choices.kept, ...checked.files }),
    ...stripped.texts,
    ...syncGender(form.gender, choices.kept.preferences, choices),
  };
  return { columns, issues };
}
