import { contract } from '@crewpad/contract';
import { content } from '@crewpad/contract/endpoints';
import { AD_PLACES, AD_TARGET_MAX, AD_TITLE_MAX, type AdPlace } from '@crewpad/domain';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { usePage } from '../../../lib/page-context.ts';
import { CheckField } from '../../../ui/form/choice-fields.tsx';
import { FieldNotes } from '../../../ui/form/field.tsx';
import { fieldClasses } from '../../../ui/form/field-classes.ts';
import { issuesFromServer, issuesOf } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { twoClass } from '../../../ui/form/form-classes.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { toast } from '../../../ui/toast.ts';
import { AdCard } from '../ad-place.tsx';
import { AdCharts } from './ad-charts.tsx';
import { columnsClass, previewClass } from './editor-classes.ts';
import { EditorFoot, useSave } from './editor-foot.tsx';
import { PictureField } from './picture-field.tsx';

const ORDER = ['title', 'target', 'picture', 'places', 'from', 'to'];
const LIST = '/admin/ads';

interface AdFormPageProps {
  /** null for a new one. */
  ad: contract.content.Ad | null;
  /** Its views and clicks. */
  months: readonly contract.content.MonthOfAds[];
  nav: ReactNode;
}

/** The form of an ad with a preview, and the figures of one that was booked. */
export function AdFormPage({ ad, months, nav }: AdFormPageProps) {
  const { t } = useTranslation('content/editor');
  const navigate = useNavigate();
  const { today } = usePage();
  const form = useFormIssues();
  const [values, setValues] = useState({
    title: ad?.title ?? '',
    target: ad?.target ?? 'https://',
    picture: ad?.picture ?? null,
    places: ad?.places ?? [...AD_PLACES],
    from: ad?.from ?? today,
    to: ad?.to ?? '',
  });

  const change = (edit: Partial<typeof values>) => {
    setValues((last) => ({ ...last, ...edit }));
    form.clear(...Object.keys(edit));
  };

  const save = useSave(async () => {
    const body = { ...values, picture: values.picture ?? '', to: values.to || null };
    const result = contract.content.adForm.safeParse(body);
    form.show(issuesOf(result, ORDER));
    if (!result.success) return undefined;
    return ad === null
      ? call(content.createAd, { body }, { quiet: true })
      : call(content.updateAd, { params: { id: ad.id }, body }, { quiet: true });
  });

  const submit = async () => {
    const answer = await save.run((errors) => form.show(issuesFromServer(errors, ORDER)));
    if (answer === undefined) return;
    toast({ kind: 'success', message: answer.message });
    await navigate(LIST);
  };

  const field = (name: 'title' | 'target' | 'from' | 'to') => ({
    name,
    value: values[name],
    issue: form.keyOf(name),
    onValue: (value: string) => change({ [name]: value }),
  });

  const toggle = (place: AdPlace, isOn: boolean) =>
    change({
      places: AD_PLACES.filter((placeName) =>
        placeName === place ? isOn : values.places.includes(placeName),
      ),
    });

  return (
    <ScenePage width="wide" title={t(ad === null ? 'ads_new' : 'ads_edit')} lead={t('form_lead')}>
      <Sheet>
        {nav}
        <div className={columnsClass}>
          {/* One column for the form and its errors. */}
          <div>
            <Form form={form} onSubmit={submit} className="grid gap-6">
              <TextField {...field('title')} label={t('ad_name')} maxLength={AD_TITLE_MAX} />
              <TextField
                {...field('target')}
                label={t('ad_target')}
                hint={t('ad_target_hint')}
                type="url"
                autoCapitalize="off"
                maxLength={AD_TARGET_MAX}
              />
              <PictureField
                required
                name="picture"
                issue={form.keyOf('picture')}
                value={values.picture}
                onValue={(picture) => change({ picture })}
              />
              <fieldset className={fieldClasses.field}>
                <legend className={fieldClasses.label}>{t('ad_places')}</legend>
                {AD_PLACES.map((place, at) => (
                  <CheckField
                    key={place}
                    // The summary links to the first box.
                    name={at === 0 ? 'places' : `places-${place}`}
                    label={t(`place_${place}`)}
                    checked={values.places.includes(place)}
                    onValue={(isOn) => toggle(place, isOn)}
                  />
                ))}
                <FieldNotes name="places" issue={form.keyOf('places')} />
              </fieldset>
              <div className={twoClass}>
                <TextField {...field('from')} label={t('ad_from')} type="date" />
                <TextField
                  {...field('to')}
                  optional
                  label={t('ad_to')}
                  hint={t('ad_to_hint')}
                  type="date"
                />
              </div>
              <EditorFoot
                back={LIST}
                busy={save.busy}
                refusal={save.refusal}
                name={values.title}
                removeText={t('ad_delete_text')}
                remove={
                  ad === null
                    ? undefined
                    : () => call(content.deleteAd, { params: { id: ad.id } }, { quiet: true })
                }
              />
            </Form>
          </div>
          <section aria-label={t('preview')} className={previewClass}>
            <h2 className="mx-0 mt-0 mb-2 text-md">{t('preview')}</h2>
            <div inert>
              <AdCard ad={values} />
            </div>
          </section>
        </div>
        {ad !== null && <AdCharts months={months} />}
      </Sheet>
    </ScenePage>
  );
}
