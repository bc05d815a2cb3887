import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DisclosureSummary } from '../../../../ui/disclosure-summary.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import classes from './copy-from.module.css';
import type { ListingName } from './state/types.ts';

interface CopyFromProps {
  listings: readonly ListingName[];
  busy: boolean;
  /** Whether nothing is typed that a copy would replace. */
  isEmpty: boolean;
  onCopy: (listing: ListingName) => void;
}

/** Starts with a copy of another listing of the lister. */
export function CopyFrom({ listings, busy, isEmpty, onCopy }: CopyFromProps) {
  const { t } = useTranslation('wizard');
  const { t: f } = useTranslation('form');
  const [chosen, setChosen] = useState('');
  const listing = listings.find(({ id }) => String(id) === chosen);
  return (
    <details className={classes.copy}>
      <DisclosureSummary className={classes.summary}>
        <IconCopy aria-hidden size={20} />
        {t('copy_from')}
      </DisclosureSummary>
      <div className={classes.inside}>
        <SelectField
          name="copy_from"
          label={t('listing_to_copy')}
          optional
          hint={t(isEmpty ? 'copy_hint' : 'copy_hint_replaces')}
          value={chosen}
          onValue={setChosen}
        >
          <option value="">{f('choose')}</option>
          {listings.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <Button
          variant="outline"
          disabled={busy || !listing}
          className={classes.button}
          onClick={() => listing && onCopy(listing)}
        >
          {t('copy')}
        </Button>
      </div>
    </details>
  );
}
