import { type CrashpadFields, missingForType, type RentalType } from '@crewpad/contract';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { Fault } from './faults.ts';
import { formColumns } from './form-columns.ts';
import { genderInStep } from './gender.ts';
import { ownFiles } from './own-files.ts';
import { readChoices } from './queries/read-choices.ts';
import type { strippedTexts } from './stripped-texts.ts';

/**
 * A form as columns, and all that is wrong with it beyond its own schema. Its files are held until the
 * transaction ends.
 */
export async function prepareFields(
  trx: Trx,
  memberId: number,
  type: RentalType,
  form: CrashpadFields,
  stripped: ReturnType<typeof strippedTexts>,
) {
  const choices = await readChoices(trx, form);
  const own = await ownFiles(trx, memberId, form);
  const faults: Fault[] = [
    ...choices.unknown.map((field) => ({
      field,
      key: field === 'airport' ? 'airport_must_be_chosen_from_the_drop_down' : 'is_not_an_option',
    })),
    ...stripped.faults,
    ...missingForType(type, form),
    ...own.faults,
  ];
  const columns = {
    ...formColumns(type, { ...form, ...own.files }),
    ...stripped.texts,
    ...genderInStep(form.gender, form.preferences, choices),
  };
  return { columns, faults };
}
