import { INBOX_FILTER_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import type { InboxState } from '../inbox-state.ts';
import classes from './inbox-pane.module.css';

interface SearchBarProps {
  state: InboxState;
  place: string;
  linkTo: (change: Partial<InboxState>) => string;
}

/** Enter searches; the button searches, or clears the search. */
export function SearchBar({ state, place, linkTo }: SearchBarProps) {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const { filter, tab, isUnreadOnly } = state;
  const [typed, setTyped] = useState({ text: filter, about: filter });
  if (typed.about !== filter) setTyped({ text: filter, about: filter });
  const isSearched = filter !== '' && typed.text.trim() === filter;
  return (
    <Form method="get" action={place} role="search" preventScrollReset className={classes.search}>
      {tab === 'archived' && <input type="hidden" name="tab" value={tab} />}
      {isUnreadOnly && <input type="hidden" name="show" value="unread" />}
      <input
        type="search"
        name="filter"
        value={typed.text}
        aria-label={t('search')}
        placeholder={t('search_hint')}
        maxLength={INBOX_FILTER_MAX}
        className={classes.input}
        onChange={({ currentTarget }) => setTyped({ text: currentTarget.value, about: filter })}
      />
      {isSearched ? (
        <Button
          variant="outline"
          onClick={() => void navigate(linkTo({ filter: '' }), { preventScrollReset: true })}
        >
          {t('clear')}
        </Button>
      ) : (
        <Button type="submit" variant="outline">
          {t('find')}
        </Button>
      )}
    </Form>
  );
}
