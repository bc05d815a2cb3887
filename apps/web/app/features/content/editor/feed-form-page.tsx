import { contract } from '@crewpad/contract';
import { content } from '@crewpad/contract/endpoints';
import {
  FEED_LINE_MAX,
  FEED_TEXT_MAX,
  FEED_TITLE_MAX,
  type FeedKind,
  LOCALES,
} from '@crewpad/domain';
import { IconMapPin } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { LANGUAGE_NAMES } from '../../../i18n/language-names.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { countries } from '../../../lib/countries.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { usePlaces } from '../../../lib/use-places.ts';
import { type FieldIssue, issuesFromServer } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { twoClass } from '../../../ui/form/form-classes.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SuggestField } from '../../../ui/form/suggest-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { toast } from '../../../ui/toast.ts';
import { editorAddress } from '../feed/feed-text.ts';
import { FeedCards } from '../index.ts';
import { columnsClass, previewClass } from './editor-classes.ts';
import { EditorFoot, useSave } from './editor-foot.tsx';
import { PictureField } from './picture-field.tsx';

type FeedItem = contract.content.FeedItem;
type FeedForm = contract.content.FeedForm;

/** The form's values as typed. */
const TEXTS = [
  ...LOCALES.map((locale) => `title_${locale}` as const),
  'description',
  'business_name',
  'city',
  'country',
  'map_lat',
  'map_lng',
  'start_date',
  'end_date',
  'start_time',
  'end_time',
  'price_range',
  'rating',
  'merchant_id',
] as const;
type FeedText = (typeof TEXTS)[number];
export type FeedValues = Record<FeedText, string> & { image: string | null };

/** In form order, for the error summary. */
const FEED_ORDER: readonly string[] = [...TEXTS, 'image'];

function valuesOf(item: FeedItem | null): FeedValues {
  const titles = LOCALES.map((locale) => [
    `title_${locale}`,
    item?.title.find(({ key }) => key === locale)?.value ?? '',
  ]);
  const text = (value: string | number | null | undefined) => String(value ?? '');
  return {
    ...(Object.fromEntries(titles) as Record<`title_${(typeof LOCALES)[number]}`, string>),
    description: text(item?.description),
    image: item?.image ?? null,
    business_name: text(item?.business_name),
    city: text(item?.city),
    country: text(item?.country ?? 'US'),
    map_lat: text(item?.map_lat),
    map_lng: text(item?.map_lng),
    start_date: text(item?.start_date),
    end_date: text(item?.end_date),
    start_time: text(item?.start_time ?? '09:00'),
    end_time: text(item?.end_time ?? '17:00'),
    price_range: text(item?.price_range),
    rating: text(item?.rating ?? 0),
    merchant_id: text(item?.merchant_id),
  };
}

/** An empty number is undefined, so that the schema reports it as missing. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** What is sent. */
function bodyOf(values: FeedValues): FeedForm {
  return {
    title: LOCALES.map((key) => ({ key, value: values[`title_${key}`] })),
    description: values.description,
    image: values.image,
    business_name: values.business_name,
    city: values.city,
    country: values.country.trim().toUpperCase(),
    map_lat: numberOf(values.map_lat),
    map_lng: numberOf(values.map_lng),
    start_date: values.start_date,
    end_date: values.end_date,
    start_time: values.start_time,
    end_time: values.end_time,
    price_range: values.price_range,
    rating: numberOf(values.rating),
    merchant_id: values.merchant_id.trim() === '' ? null : numberOf(values.merchant_id),
  };
}

/** Maps title errors to the field of their language: `title.1.value` is Spanish. */
function atFields(issues: readonly FieldIssue[]): FieldIssue[] {
  return issues.map(({ field, key }) => {
    if (!field.startsWith('title')) return { field, key };
    const at = Number(field.split('.')[1] ?? 0);
    return { field: `title_${LOCALES[at] ?? 'en'}`, key };
  });
}

/** The item as visitors would see it now. */
function previewOf(values: FeedValues, today: string): FeedItem {
  const body = bodyOf(values);
  const start = values.start_date || today;
  return {
    ...body,
    id: 0,
    title: body.title.filter(({ value }) => value.trim() !== ''),
    start_date: start,
    end_date: values.end_date < start ? start : values.end_date,
    rating: Number.isFinite(body.rating) ? Math.min(5, Math.max(0, body.rating)) : 0,
    distance_km: null,
  };
}

const CREATE = {
  event: content.createEvent,
  special_offer: content.createOffer,
};
const UPDATE = {
  event: content.updateEvent,
  special_offer: content.updateOffer,
};
const REMOVE = {
  event: content.deleteEvent,
  special_offer: content.deleteOffer,
};

interface FeedFormPageProps {
  kind: FeedKind;
  /** null: a new one. */
  item: contract.content.FeedItem | null;
  nav: ReactNode;
}

/** The form of an event or a special offer with a preview card. */
export function FeedFormPage({ kind, item, nav }: FeedFormPageProps) {
  const { t } = useTranslation('content/editor');
  const hydrated = useHydrated();
  const { today } = usePage();
  const navigate = useNavigate();
  const form = useFormIssues();
  const [values, setValues] = useState(() => valuesOf(item));
  const back = editorAddress(kind);

  const save = useSave(async () => {
    const body = bodyOf(values);
    const result = contract.content.feedForm.safeParse(body);
    const issues = (result.error?.issues ?? []).map(({ path, message }) => ({
      field: path.join('.'),
      key: message,
    }));
    form.show(atFields(issues));
    if (!result.success) return undefined;
    return item === null
      ? call(CREATE[kind], { body }, { quiet: true })
      : call(UPDATE[kind], { params: { id: item.id }, body }, { quiet: true });
  });

  const submit = async () => {
    const answer = await save.run((errors) =>
      form.show(atFields(issuesFromServer(errors, FEED_ORDER))),
    );
    if (answer === undefined) return;
    toast({ kind: 'success', message: answer.message });
    await navigate(back);
  };

  const field = (name: FeedText) => ({
    name,
    value: values[name],
    issue: form.keyOf(name),
    onValue: (value: string) => {
      setValues((last) => ({ ...last, [name]: value }));
      form.clear(name);
    },
  });

  const preview = previewOf(values, today);
  // The server's names can differ from the browser's.
  const names = hydrated ? countries('en') : [{ code: values.country, name: values.country }];
  return (
    <ScenePage
      width="wide"
      title={t(item === null ? `${kind}_new` : `${kind}_edit`)}
      lead={t('form_lead')}
    >
      <Sheet>
        {nav}
        <div className={columnsClass}>
          {/* One column for the form and its errors. */}
          <div>
            <Form form={form} onSubmit={submit} className="grid gap-6">
              {LOCALES.map((locale) => (
                <TextField
                  key={locale}
                  {...field(`title_${locale}`)}
                  label={t('title_in', { language: LANGUAGE_NAMES[locale] })}
                  lang={locale}
                  optional={locale !== 'en'}
                  maxLength={FEED_TITLE_MAX}
                />
              ))}
              <TextField
                {...field('business_name')}
                label={t('business')}
                maxLength={FEED_LINE_MAX}
              />
              <TextAreaField
                {...field('description')}
                optional
                label={t('about')}
                maxLength={FEED_TEXT_MAX}
              />
              <PictureField
                name="image"
                issue={form.keyOf('image')}
                value={values.image}
                onValue={(image) => {
                  setValues((last) => ({ ...last, image }));
                  form.clear('image');
                }}
              />
              <PlaceField
                onPick={({ city, country: name, latitude, longitude }) => {
                  const country = names.find((entry) => entry.name === name)?.code ?? '';
                  const point = { map_lat: String(latitude), map_lng: String(longitude) };
                  setValues((last) => ({ ...last, ...point, city, country }));
                  form.clear('city', 'country', 'map_lat', 'map_lng');
                }}
              />
              <div className={twoClass}>
                <TextField {...field('city')} label={t('city')} maxLength={FEED_LINE_MAX} />
                <SelectField {...field('country')} label={t('country')}>
                  {values.country === '' && <option value="">{t('choose_country')}</option>}
                  {names.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </SelectField>
                <TextField {...field('map_lat')} label={t('latitude')} inputMode="decimal" />
                <TextField {...field('map_lng')} label={t('longitude')} inputMode="decimal" />
                <TextField {...field('start_date')} label={t('start_date')} type="date" />
                <TextField {...field('end_date')} label={t('end_date')} type="date" />
                <TextField {...field('start_time')} label={t('start_time')} type="time" />
                <TextField {...field('end_time')} label={t('end_time')} type="time" />
                <TextField
                  {...field('price_range')}
                  optional
                  label={t('price')}
                  hint={t('price_hint')}
                  maxLength={FEED_LINE_MAX}
                />
                <TextField
                  {...field('rating')}
                  label={t('rating')}
                  hint={t('rating_hint')}
                  inputMode="decimal"
                />
                <TextField
                  {...field('merchant_id')}
                  optional
                  label={t('merchant')}
                  inputMode="numeric"
                />
              </div>
              <EditorFoot
                back={back}
                busy={save.busy}
                refusal={save.refusal}
                name={preview.title[0]?.value ?? ''}
                removeText={t('delete_text')}
                remove={
                  item === null
                    ? undefined
                    : () => call(REMOVE[kind], { params: { id: item.id } }, { quiet: true })
                }
              />
            </Form>
          </div>
          <section aria-label={t('preview')} className={previewClass}>
            <h2 className="mx-0 mt-0 mb-2 text-md">{t('preview')}</h2>
            <div inert>
              <FeedCards kind={kind} items={[preview]} />
            </div>
          </section>
        </div>
      </Sheet>
    </ScenePage>
  );
}

/** Finds a place while typing. Selecting one fills in the city and the point. */
function PlaceField({ onPick }: { onPick: (place: contract.search.Place) => void }) {
  const { t } = useTranslation('content/editor');
  const [text, setText] = useState('');
  const suggestions = usePlaces(text);
  const places = suggestions.items;
  const none = suggestions.state === 'failed' ? t('places_failed') : t('places_none');
  return (
    <SuggestField
      optional
      name="place"
      label={t('place')}
      hint={t('place_hint')}
      text={text}
      onText={setText}
      options={
        suggestions.state === 'none'
          ? null
          : places.map(({ label, latitude, longitude }) => ({
              key: `${label} ${latitude} ${longitude}`,
              label: (
                <>
                  <IconMapPin aria-hidden size={18} />
                  <span>{label}</span>
                </>
              ),
            }))
      }
      status={places.length === 0 ? none : t('places_found', { count: places.length })}
      waits={suggestions.state === 'waiting'}
      onPick={(at) => {
        const place = places[at];
        if (!place) return;
        setText('');
        onPick(place);
      }}
    />
  );
}
