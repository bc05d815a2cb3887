import { contract } from '@crewpad/contract';
import { type FieldIssue, issuesOf } from '../../../../ui/form/field-issues.ts';
import { INVITE_ORDER, type InviteValues, inviteBody, rentalBody } from './invite-values.ts';

type Rental = contract.rentals.Rental;

/**
 * The form's errors, one per field, in form order. A separate module: the schemas load with the
 * first press of the button.
 */
export function checkInvite(
  values: InviteValues,
  rental: Pick<Rental, 'id' | 'updated_at' | 'status' | 'start_date'> | undefined,
  today: string,
  userId?: number,
): FieldIssue[] {
  if (rental?.status === 'accepted') {
    return issuesOf(
      contract.rentals.rentalForm.safeParse(rentalBody(values, rental)),
      INVITE_ORDER,
    );
  }
  const issues = issuesOf(
    contract.rentals.inviteForm.safeParse({
      ...inviteBody(values, rental, userId),
      bed_id: values.bed_id === '' ? undefined : Number(values.bed_id),
    }),
    INVITE_ORDER,
  );
  const { start_date } = values;
  const isNew = start_date !== rental?.start_date;
  if (start_date !== '' && isNew && start_date < today) {
    issues.push({ field: 'start_date', key: 'date_is_before_today' });
  }
  return issues;
}
