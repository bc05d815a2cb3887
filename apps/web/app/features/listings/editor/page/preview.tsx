import type { contract } from '@crewpad/contract';
import { BED_KINDS, cardPictures, rentalTypeRule } from '@crewpad/domain';
import { IconChevronDown, IconEye } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { usePage } from '../../../../lib/page-context.ts';
import { PlainButton } from '../../../../ui/button.tsx';
import { ListingCard } from '../../../search/index.ts';
import { hasPriceRange } from '../form/listing-body.ts';
import { bedsOf, roomsFor } from '../rooms/room-items.ts';
import type { Wizard } from '../state/use-editor.ts';
import { type BedTenant, cardBeds, NO_TENANTS } from './tenants.ts';

interface PreviewProps {
  wizard: Wizard;
  /** The tenants by bed id. */
  tenants?: ReadonlyMap<number, BedTenant>;
}

/** The listing as it will appear in search. */
export function PreviewCard({ wizard, tenants = NO_TENANTS }: PreviewProps) {
  const { t } = useTranslation('listings/editor');
  const airport = wizard.airports.find(({ id }) => id === wizard.form.airport[0]);
  const { today } = usePage();
  const card = cardOf(wizard, {
    tenants,
    prefix: airport?.prefix ?? null,
    titleFallback: t('title_placeholder'),
    today,
  });
  return (
    // A preview of a card: its link is inert.
    <div
      inert
      className="max-w-88 [&[data-unpriced]_p:last-child]:hidden"
      data-unpriced={wizard.form.rate_per_from === '' || undefined}
    >
      <ListingCard card={card} heading="h3" sizes="22rem" priority isPreview />
    </div>
  );
}

/** The card next to the form; on small screens above it, on demand. */
export function Preview({ wizard, tenants }: Required<PreviewProps>) {
  const { t } = useTranslation('listings/editor');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <aside
      aria-labelledby={id}
      className="-order-1 rounded-lg border border-line bg-surface lg:sticky lg:[top:calc(var(--header-height)_+_var(--space-2))] lg:order-0 lg:p-6 lg:shadow"
    >
      <h2 id={id} className="m-0 text-sm lg:mb-2">
        <span className="hidden lg:flex lg:items-center lg:gap-2">
          <IconEye aria-hidden size={20} />
          {t('preview')}
        </span>
        <PlainButton
          className="flex min-h-target w-full items-center gap-2 rounded-[inherit] px-4 py-0 text-ink lg:hidden [&_svg:last-child]:ms-auto [&_svg:last-child]:[transition:rotate_var(--quick)] [&[aria-expanded='true']_svg:last-child]:rotate-180"
          aria-expanded={open}
          aria-controls={`${id}-card`}
          onClick={() => setOpen(!open)}
        >
          <IconEye aria-hidden size={20} />
          {t('preview')}
          <IconChevronDown aria-hidden size={18} />
        </PlainButton>
      </h2>
      <div
        id={`${id}-card`}
        className="hidden px-4 pt-2 pb-4 data-open:block lg:block lg:p-0"
        data-open={open || undefined}
      >
        <PreviewCard wizard={wizard} tenants={tenants} />
        <p className="mx-0 mt-2 mb-0 text-xs text-muted">{t('preview_text')}</p>
      </div>
    </aside>
  );
}

function cardOf(
  { form, rating }: Pick<Wizard, 'form' | 'rating'>,
  {
    tenants,
    prefix,
    titleFallback,
    today,
  }: {
    tenants: ReadonlyMap<number, BedTenant>;
    prefix: string | null;
    titleFallback: string;
    today: string;
  },
): contract.search.Card {
  const rule = form.rental_type && rentalTypeRule(form.rental_type);
  const beds = rule ? bedsOf(roomsFor(rule.roomEditor, form.rooms)) : [];
  const thumbnail = form.thumbnail ?? form.images[0] ?? null;
  const kinds = new Set(beds.map(({ bed_kind }) => bed_kind));
  return {
    id: 0,
    listing_id: 0,
    title: form.title.trim() || titleFallback,
    thumbnail,
    images: cardPictures(form.images, thumbnail),
    rate_per_from: Number(form.rate_per_from),
    rate_per_to: hasPriceRange(form) ? Number(form.rate_per_to) : null,
    deposit_required: Number(form.deposit_required),
    beds: beds.length,
    bathrooms: rule?.hasBathrooms && form.bathrooms !== '' ? Number(form.bathrooms) : null,
    review: rating.count,
    review_avg: rating.average,
    ...cardBeds(beds, tenants, today),
    airport_distance: form.airport_distance === '' ? null : Number(form.airport_distance),
    latitude: form.latitude ?? 0,
    longitude: form.longitude ?? 0,
    airlines: null,
    prefix,
    neighborhood: form.neighborhood,
    rental_type: form.rental_type ?? 'house',
    gender: form.gender,
    bed_kinds: BED_KINDS.filter((kind) => kinds.has(kind)),
    featured: false,
    boosted: false,
    created_at: '',
  };
}
