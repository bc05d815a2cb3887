import type { contract } from '@crewpad/contract';
import { waitlist } from '@crewpad/contract/endpoints';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { usePerform } from '../../features/rent/index.ts';
import { useRentalDialog } from '../../features/rentals/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { shortDate } from '../../lib/format.ts';
import { dayAndTime } from '../../lib/format-times.ts';
import { usePage } from '../../lib/page-context.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/form/controls.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { MessageView } from '../../ui/message-view.tsx';
import type { OfferFormProps } from './offer-form.tsx';

type House = contract.waitlist.HouseWaitlist;
type Person = contract.waitlist.WaitingMember;

/** The waitlists of the lister's crash pads. */
export function Waitlists({ houses }: { houses: readonly House[] }) {
  const { t } = useTranslation('waitlist');
  if (houses.length === 0) {
    return (
      <MessageView
        inPage
        picture="/images/crew.svg"
        title={t('lister_empty')}
        text={t('lister_empty_text')}
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      {houses.map((house) => (
        <HouseSection key={house.listing_id} house={house} />
      ))}
    </div>
  );
}

function HouseSection({ house }: { house: House }) {
  const { t } = useTranslation('waitlist');
  const headingId = useId();
  const [offeredTo, setOfferedTo] = useState<Person | null>(null);
  const { listing_id, title, total, entries, beds } = house;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={headingId} className="m-0 text-md [&_a]:text-inherit">
            <Link to={`/listing/${listing_id}`}>{title}</Link>
          </h2>
          <p className="m-0 text-xs text-ink-soft">
            {t('waiting_count', { count: total })}
            {total > entries.length && <> {t('first_shown', { count: entries.length })}</>}
          </p>
        </div>
        <ModeSwitch house={house} />
      </div>
      {beds.length === 0 && <p className="m-0 text-xs text-ink-soft">{t('no_beds_to_offer')}</p>}
      <ol className="m-0 grid list-none gap-2 p-0">
        {entries.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            house={house}
            onOffer={() => setOfferedTo(person)}
          />
        ))}
      </ol>
      <OfferDialog person={offeredTo} beds={beds} onClose={() => setOfferedTo(null)} />
    </section>
  );
}

function ModeSwitch({ house: { listing_id, mode } }: { house: House }) {
  const { t } = useTranslation('waitlist');
  const hydrated = useHydrated();
  const perform = usePerform();
  const hintId = useId();
  const [busy, setBusy] = useState(false);
  const isAutomatic = mode === 'automatic';
  const change = async () => {
    setBusy(true);
    const body = { mode: isAutomatic ? ('manual' as const) : ('automatic' as const) };
    const work = () =>
      call(waitlist.setWaitlistMode, { params: { id: listing_id }, body }, { quiet: true });
    await perform(work, t('mode_saved'), t('failed'));
    setBusy(false);
  };
  return (
    <div className="max-w-104">
      <label className="flex min-h-target items-center gap-2 font-medium">
        <Checkbox
          checked={isAutomatic}
          disabled={!hydrated || busy}
          aria-describedby={hintId}
          onChange={() => void change()}
        />
        {t('automatic')}
      </label>
      <p id={hintId} className="m-0 text-xs text-ink-soft">
        {t(isAutomatic ? 'automatic_hint' : 'manual_hint')}
      </p>
    </div>
  );
}

interface PersonRowProps {
  person: Person;
  house: House;
  onOffer: () => void;
}

function PersonRow({ person, house, onOffer }: PersonRowProps) {
  const { t } = useTranslation('waitlist');
  const { locale, member } = usePage();
  const hydrated = useHydrated();
  const perform = usePerform();
  const openDialog = useRentalDialog();
  const { name, offer, note } = person;
  const isHeldUp = !hydrated || member?.expired === true || member?.status !== 'ACTIVE';
  const wish = [
    person.bed_kind && t(`bed_kind_${person.bed_kind}`),
    person.from && t('wish_from', { date: shortDate(person.from, locale) }),
  ].filter(Boolean);
  const release = () =>
    perform(
      () => call(waitlist.releaseOffer, { params: { id: person.id } }, { quiet: true }),
      t('released'),
      t('failed'),
    );
  return (
    <li className="grid grid-cols-auto-rest items-start gap-x-4 gap-y-2 rounded-md border border-line bg-surface p-4 md:grid-cols-auto-rest-auto md:items-center">
      <Avatar photo={person.photo} name={name} />
      <div className="grid gap-1 wrap-anywhere [&_a]:text-inherit">
        <strong>
          <Link to={`/user/${person.member_id}`}>{name}</Link>
        </strong>
        <span className="m-0 text-xs text-ink-soft">
          {[t('place', { position: person.position }), person.airline].filter(Boolean).join(' · ')}
        </span>
        <span>{wish.length > 0 ? wish.join(', ') : t('wants_any')}</span>
        {note !== null && note !== '' && (
          <q className="whitespace-pre-line text-ink-soft">{note}</q>
        )}
        {offer && (
          <span className="font-medium">
            {t(person.state === 'claimed' ? 'claimed_until' : 'held_until', {
              room: offer.room_name,
              bed: offer.bed_name,
              when: dayAndTime(offer.expires_at, locale),
            })}
          </span>
        )}
      </div>
      <div className="col-span-full flex flex-wrap gap-2 md:col-auto">
        {offer === null && (
          <Button
            variant="outline"
            disabled={isHeldUp || house.beds.length === 0}
            aria-label={t('offer_to', { name })}
            onClick={onOffer}
          >
            {t('offer')}
          </Button>
        )}
        {offer && (
          <>
            <Button
              variant={person.state === 'claimed' ? 'accent' : 'outline'}
              disabled={isHeldUp}
              aria-label={t('invite_of', { name })}
              onClick={() =>
                openDialog({
                  action: 'invite',
                  listingId: house.listing_id,
                  bedId: offer.bed_id,
                  person: { userId: person.member_id, name, startDate: offer.from },
                })
              }
            >
              {t('invite')}
            </Button>
            <Button
              variant="subtle"
              disabled={!hydrated}
              aria-label={t('release_of', { name })}
              onClick={() => void release()}
            >
              {t('release')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

const form = lazyPart<OfferFormProps>(() => import('./offer-form.tsx'));

interface OfferDialogProps extends Omit<OfferFormProps, 'person'> {
  /** null: closed. */
  person: OfferFormProps['person'] | null;
}

/** Offers a bed to a member on the waitlist. */
function OfferDialog({ person, ...props }: OfferDialogProps) {
  const { t } = useTranslation('waitlist');
  // Shows its last content while closing.
  const [lastPerson, setLastPerson] = useState(person);
  if (person !== null && person !== lastPerson) setLastPerson(person);
  const Form = form.usePart(person !== null);
  if (lastPerson === null) return null;
  return (
    <Dialog
      open={person !== null && Form !== null}
      onClose={props.onClose}
      title={t('offer_to', { name: lastPerson.name })}
      closeLabel={t('close', { ns: 'common' })}
    >
      {Form && <Form person={lastPerson} {...props} />}
    </Dialog>
  );
}
