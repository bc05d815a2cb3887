import { Fragment } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';

const PAGES = [
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/policies', 'policies'],
  ['/refund-policies', 'refund_policies'],
] as const;

/**
 * The policies, before each step of a sign-up. They open in a new window, so that no input is lost.
 */
export function PolicyLinks() {
  const { t } = useTranslation('shell');
  const { t: s } = useTranslation('accounts/sign-up');
  return (
    <p className="mx-0 mt-4 mb-0 text-xs [line-height:2] text-muted">
      {s('read_policies')}{' '}
      {PAGES.map(([to, name], index) => (
        <Fragment key={to}>
          {index > 0 && ' '}
          <span className="whitespace-nowrap">
            <Link to={to} target="_blank" rel="noopener">
              {t(name)}
            </Link>
            {index < PAGES.length - 1 && ','}
          </span>
        </Fragment>
      ))}{' '}
      {s('new_window')}
    </p>
  );
}
