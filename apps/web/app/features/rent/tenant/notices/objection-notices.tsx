import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import { isOpenObjection } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { shortDate } from '../../../../lib/format.ts';
import { useObjectionWords } from '../../../../lib/objection-words.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { usePerform } from '../dialogs/use-rental-actions.ts';
import type { MyRental } from '../load-my-rentals.ts';
import { Notice } from './notice.tsx';

/** The tenant's objections that wait for an answer, and the answers about rent still to pay. */
export function ObjectionNotices({ rental }: { rental: MyRental }) {
  const { t } = useTranslation('rent/tenant/money');
  const { t: own } = useTranslation('rent/tenant');
  const { locale, member } = usePage();
  const perform = usePerform();
  const wordsOf = useObjectionWords();
  const [busy, setBusy] = useState(false);
  const isUnpaid = (id: number) => rental.open_charges.some((charge) => charge.id === id);
  const objections = rental.objections.filter(
    (objection) =>
      isOpenObjection(objection) ||
      (objection.answer !== null && !objection.is_seen && isUnpaid(objection.charge_id)),
  );
  const act = async (
    endpoint: typeof rent.withdrawObjection | typeof rent.dismissObjectionAnswer,
    { charge_id, refund_id, line }: contract.rentals.Objection,
    successText: string,
  ) => {
    const part = { ...(refund_id !== null && { refund_id }), ...(line !== null && { line }) };
    const work = () => call(endpoint, { params: { id: charge_id }, body: part }, { quiet: true });
    setBusy(true);
    await perform(work, successText, t('failed'));
    setBusy(false);
  };
  return objections.map((objection) => (
    <Notice
      key={objection.id}
      kind="wait"
      title={t('objection_open', { day: shortDate(objection.on, locale), text: objection.text })}
      actions={
        <Button
          variant="outline"
          disabled={busy || member?.switched === true}
          onClick={() =>
            objection.answer === null
              ? act(rent.withdrawObjection, objection, t('objection_withdrawn'))
              : act(rent.dismissObjectionAnswer, objection, own('answer_dismissed'))
          }
        >
          {objection.answer === null ? t('objection_withdraw') : own('answer_dismiss')}
        </Button>
      }
    >
      <p>{t('objection_about', { about: wordsOf(objection) })}</p>
      {objection.answer !== null && (
        <p>
          {t('objection_answered', {
            day: shortDate(objection.answered_on ?? objection.on, locale),
            text: objection.answer,
          })}
        </p>
      )}
    </Notice>
  ));
}
