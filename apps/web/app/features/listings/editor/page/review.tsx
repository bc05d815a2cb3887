import { rentalTypeRule } from '@crewpad/domain';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { money, moneyRange } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useCityNames } from '../../../../lib/use-city-names.ts';
import { Button } from '../../../../ui/button.tsx';
import { type FieldIssue, useErrorText } from '../../../../ui/form/field-issues.ts';
import formClasses from '../../../../ui/form/form.module.css';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { hasPriceRange } from '../form/listing-body.ts';
import { stepOf } from '../form/steps.ts';
import { bedsOf, roomsFor, staying } from '../rooms/room-items.ts';
import { issuesOf, type Wizard } from '../state/use-editor.ts';
import { PreviewCard } from './preview.tsx';
import classes from './review.module.css';

interface ReviewProps {
  wizard: Wizard;
  onStep: (step: number) => void;
}

/** What will be published, in the public view, and what is missing. */
export function Review({ wizard, onStep }: ReviewProps) {
  const { t } = useTranslation('listings/editor');
  const [issues, setIssues] = useState<readonly FieldIssue[] | null>(null);
  const { form, airports, airportText } = wizard;

  // Requested with every change; outdated answers are ignored.
  useEffect(() => {
    let isCurrent = true;
    issuesOf({ form, airports, airportText }).then(
      (formIssues) => isCurrent && setIssues(formIssues),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [form, airports, airportText]);

  return (
    <section className={formClasses.group} aria-labelledby="wizard-review">
      <h2 id="wizard-review" className={formClasses.heading}>
        {t('review')}
      </h2>
      {issues !== null && <MissingFields issues={issues} onStep={onStep} />}
      <div className={classes.review}>
        <div className={classes.card}>
          <PreviewCard wizard={wizard} />
        </div>
        <Lines wizard={wizard} onStep={onStep} />
      </div>
      <p className={classes.next}>{t('what_happens_next')}</p>
    </section>
  );
}

function MissingFields({
  issues,
  onStep,
}: { issues: readonly FieldIssue[] } & Pick<ReviewProps, 'onStep'>) {
  const { t } = useTranslation('listings/editor');
  const textOf = useErrorText();
  if (issues.length === 0) {
    return (
      <p className={classes.complete} role="status">
        <IconCircleCheck aria-hidden size={22} />
        {t('nothing_missing')}
      </p>
    );
  }
  return (
    <div className={classes.missing} role="status">
      <p className={classes.missingTitle}>
        <IconAlertTriangle aria-hidden size={22} />
        {t('missing', { count: issues.length })}
      </p>
      <ul className={classes.list}>
        {issues.map(({ field, key }) => (
          <li key={field}>
            <button type="button" className={classes.link} onClick={() => onStep(stepOf(field))}>
              {t('step_n', { step: stepOf(field) })}: {textOf(key)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Lines({ wizard, onStep }: ReviewProps) {
  const { t } = useTranslation('listings/editor');
  const { locale } = usePage();
  const nameOf = useCityNames();
  const { form, airports } = wizard;
  const { rental_type } = form;
  const rule = rental_type && rentalTypeRule(rental_type);
  const rooms = rule ? roomsFor(rule.roomEditor, form.rooms) : form.rooms;
  const nothing = t('nothing_yet');
  const codes = form.airport.map(
    (id) => airports.find((airport) => airport.id === id)?.prefix ?? '',
  );
  const to = hasPriceRange(form) ? Number(form.rate_per_to) : null;
  const lines = [
    {
      step: 1,
      name: t('step_basic'),
      text: [
        rental_type && t(`type_${rental_type}`),
        [nameOf(form.country, form.city), form.state].filter(Boolean).join(', '),
        codes.join(', '),
      ],
    },
    {
      step: 2,
      name: t('step_rooms'),
      text: [
        t('rooms_and_beds', {
          rooms: t('rooms_count', { count: staying(rooms).length }),
          beds: t('beds_count', { count: bedsOf(rooms).length }),
        }),
        form.rate_per_from &&
          t('a_month', { price: moneyRange(Number(form.rate_per_from), to, locale) }),
        form.deposit_required &&
          t('deposit_of', { amount: money(Number(form.deposit_required), locale) }),
      ],
    },
    {
      step: 3,
      name: t('step_amenities'),
      text: [
        t('chosen', {
          count: form.amenities.length + form.preferences.length + form.places.length,
        }),
      ],
    },
    {
      step: 4,
      name: t('step_rules'),
      text: [
        form.rules_policies_des.trim() && t('rules_written'),
        form.rules_policies_doc.length > 0 &&
          t('documents_count', { count: form.rules_policies_doc.length }),
      ],
    },
    {
      step: 5,
      name: t('step_pictures'),
      text: [form.images.length > 0 && t('pictures_count', { count: form.images.length })],
    },
  ];
  return (
    <dl className={classes.lines}>
      {lines.map(({ step, name, text }) => (
        <div key={step} className={classes.line}>
          <dt>{name}</dt>
          <dd>{text.filter(Boolean).join(' · ') || nothing}</dd>
          {step < 5 && (
            <dd className={classes.edit}>
              <Button variant="subtle" onClick={() => onStep(step)}>
                {t('change')}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
