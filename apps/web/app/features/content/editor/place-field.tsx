import type { contract } from '@crewpad/contract';
import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePlaces } from '../../../lib/use-places.ts';
import { SuggestField } from '../../../ui/form/suggest-field.tsx';

/** Finds a place while typing. Selecting one fills in the city and the point. */
export function PlaceField({ onPick }: { onPick: (place: contract.search.Place) => void }) {
  const { t } = useTranslation('site-editor');
  const [text, setText] = useState('');
  const found = usePlaces(text);
  const places = found.items;
  const none = found.state === 'failed' ? t('places_failed') : t('places_none');
  return (
    <SuggestField
      optional
      name="place"
      label={t('place')}
      hint={t('place_hint')}
      text={text}
      onText={setText}
      options={
        found.state === 'none'
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
      waits={found.state === 'waiting'}
      onPick={(at) => {
        const place = places[at];
        if (!place) return;
        setText('');
        onPick(place);
      }}
    />
  );
}
