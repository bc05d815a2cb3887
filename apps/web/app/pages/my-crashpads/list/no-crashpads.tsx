import { IconExternalLink } from '@tabler/icons-react';
import { useBrand } from '../../../brand/brand-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { CREATE_CRASHPAD, MY_CRASHPADS } from '../addresses.ts';
import { type ListState, listAddress } from './list-state.ts';
import classes from './no-crashpads.module.css';

const PICTURE = '/images/empty-search.svg';

/** No crash pad yet: next steps, and a how-to video. */
export function NoCrashpads() {
  const { t } = useTranslation('my-crashpads');
  const { videoChannel } = useBrand();
  return (
    <div className={classes.sheet}>
      <MessageView inPage picture={PICTURE} title={t('empty_title')} text={t('empty_text')}>
        <LinkButton to={CREATE_CRASHPAD} variant="accent">
          {t('add_location')}
        </LinkButton>
        <a href={videoChannel} target="_blank" rel="noreferrer" className={classes.video}>
          {t('video')}
          <IconExternalLink aria-hidden size={18} />
        </a>
      </MessageView>
    </div>
  );
}

/** Nothing matches the filters, or the page is past the last one. */
export function NoMatches({ state, total }: { state: ListState; total: number }) {
  const { t } = useTranslation('my-crashpads');
  const isBeyond = total > 0;
  return (
    <MessageView
      inPage
      picture={PICTURE}
      title={t(isBeyond ? 'beyond' : 'none_match')}
      text={t(isBeyond ? 'beyond_text' : 'none_match_text')}
    >
      <LinkButton variant="accent" to={isBeyond ? listAddress(state, { offset: 0 }) : MY_CRASHPADS}>
        {t(isBeyond ? 'first_page' : 'show_all')}
      </LinkButton>
    </MessageView>
  );
}
