import type { contract } from '@crewpad/contract';
import { waitlist } from '@crewpad/contract/endpoints';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { shortDate } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { useSend } from '../../lib/use-send.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { toast } from '../../ui/toast.ts';

export interface OfferFormProps {
  person: contract.waitlist.WaitingMember;
  beds: contract.waitlist.HouseWaitlist['beds'];
  onClose: () => void;
}

/** The bed to hold for a member on the waitlist. */
export default function OfferForm({ person, beds, onClose }: OfferFormProps) {
  const { t } = useTranslation('waitlist');
  const { locale, today } = usePage();
  const { revalidate } = useRevalidator();
  const { busy, refusal, send } = useSend();
  const fits = beds.find(({ bed_kind }) => bed_kind === person.bed_kind) ?? beds[0];
  const [bedId, setBedId] = useState(String(fits?.bed_id ?? ''));
  const submit = async () => {
    const input = { params: { id: person.id }, body: { bed_id: Number(bedId) } };
    const answer = await send(
      () => call(waitlist.offerBed, input, { quiet: true }),
      () => revalidate(),
    );
    if (answer === undefined) return;
    onClose();
    toast({ kind: 'success', message: t('offered', { name: person.name }) });
    await revalidate();
  };
  return (
    <Form onSubmit={submit} className="grid gap-6">
      <p className="m-0 text-ink-soft">{t('offer_text', { name: person.name })}</p>
      <SelectField name="bed_id" label={t('offer_choose')} value={bedId} onValue={setBedId}>
        {beds.map(({ bed_id, room_name: room, bed_name: bed, from }) => (
          <option key={bed_id} value={bed_id}>
            {from <= today
              ? t('bed_now', { room, bed })
              : t('bed_from', { room, bed, date: shortDate(from, locale) })}
          </option>
        ))}
      </SelectField>
      {refusal && (
        <p role="alert" className="m-0 font-medium text-bad">
          {refusal.body.message || t('failed')}
        </p>
      )}
      <FormFoot save={t('offer_send')} busy={busy} onCancel={onClose} />
    </Form>
  );
}
