import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import type { usePressedLink } from '../use-link.ts';
import classes from './verify-page.module.css';

interface LinkViewProps {
  link: ReturnType<typeof usePressedLink>;
  /** What the button confirms. */
  question: string;
  checking: { title: string; text: string };
  good: { title: string; text: string };
  /** The main action, above other links. */
  next?: { to: string; label: string } | undefined;
  /** The server is unreachable. */
  unreachable: string;
  /** Where to request another link. */
  another: { to: string; label: string };
}

/** The state of an emailed link: checking, asking, valid with next steps, expired, or unknown. */
export function LinkView(props: LinkViewProps) {
  const { link, question, checking, good, next, unreachable, another } = props;
  const { t } = useTranslation('accounts');
  if (link.state === 'good') {
    return (
      <ScenePage title={good.title} lead={good.text}>
        <Sheet>
          <div className={classes.ways}>
            {next && (
              <LinkButton to={next.to} variant="accent">
                {next.label}
              </LinkButton>
            )}
            <LinkButton to="/messages" variant={next ? 'outline' : 'accent'}>
              {t('my_messages')}
            </LinkButton>
            <LinkButton to="/my-crashpads" variant="outline">
              {t('my_crashpads')}
            </LinkButton>
            <LinkButton to="/account-setting" variant="outline">
              {t('account_setting')}
            </LinkButton>
          </div>
        </Sheet>
      </ScenePage>
    );
  }
  if (link.state === 'checking') {
    return (
      <ScenePage title={checking.title}>
        <Sheet>
          <p role="status">{checking.text}</p>
        </Sheet>
      </ScenePage>
    );
  }
  if (link.state === 'waiting') {
    return (
      <ScenePage title={checking.title}>
        <Sheet>
          <p className={classes.text}>{question}</p>
          <div className={classes.ways}>
            <Button variant="accent" onClick={link.press}>
              {t('confirm')}
            </Button>
          </div>
        </Sheet>
      </ScenePage>
    );
  }
  const isBad = link.state === 'bad';
  return (
    <ScenePage title={t('heads_up')}>
      <Sheet>
        <p role="alert" className={classes.text}>
          {isBad ? t('verify_expired') : unreachable}
        </p>
        <div className={classes.ways}>
          {isBad ? (
            <LinkButton to="/login" variant="accent">
              {t('login')}
            </LinkButton>
          ) : (
            <Button variant="accent" onClick={link.again}>
              {t('try_again', { ns: 'common' })}
            </Button>
          )}
          <LinkButton to={another.to} variant="outline">
            {another.label}
          </LinkButton>
          <LinkButton to="/contact" variant="subtle">
            {t('contact_us')}
          </LinkButton>
        </div>
      </Sheet>
    </ScenePage>
  );
}
