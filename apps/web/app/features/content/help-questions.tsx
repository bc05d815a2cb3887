import { Link, Form as SearchForm, useSearchParams } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { DisclosureSummary } from '../../ui/disclosure-summary.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { fieldClasses } from '../../ui/form/field-classes.ts';
import type { Question } from './questions.ts';
import { RichText } from './text-page/index.ts';

interface HelpSearchProps {
  search: string;
  total: number;
}

/** The search of the questions, stored in the address. */
export function HelpSearch({ search, total }: HelpSearchProps) {
  const { t } = useTranslation('content/help');
  const [, setParams] = useSearchParams();
  return (
    <search>
      <SearchForm method="get" action="/help" replace preventScrollReset className="mb-2">
        <label htmlFor="help-search" className={fieldClasses.label}>
          {t('search')}
        </label>
        <div className="flex gap-2 [&_input]:min-w-0">
          <Input
            key={search}
            id="help-search"
            name="q"
            type="search"
            defaultValue={search}
            maxLength={100}
            onChange={(event) => {
              if (event.currentTarget.value === '') setParams({}, { preventScrollReset: true });
            }}
          />
          <Button type="submit" variant="accent">
            {t('search_button')}
          </Button>
        </div>
      </SearchForm>
      <p role="status" className="m-0 text-muted">
        {search !== '' && t('found', { count: total })}
      </p>
      {search !== '' && (
        <Link to="/help" preventScrollReset>
          {t('clear')}
        </Link>
      )}
    </search>
  );
}

/** Expandable questions with answers. */
export function QuestionList({ questions, isOpen }: { questions: Question[]; isOpen: boolean }) {
  return questions.map(({ name, question, answer }) => (
    <details
      key={name}
      open={isOpen || undefined}
      className="border-b border-b-line [&>summary]:px-0 [&>summary]:py-2"
    >
      <DisclosureSummary>{question}</DisclosureSummary>
      <div className="pb-2 [&_p]:mx-0 [&_p]:mt-0 [&_p]:mb-2">
        <RichText>{answer}</RichText>
      </div>
    </details>
  ));
}
