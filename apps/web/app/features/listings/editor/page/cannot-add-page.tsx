import type { ErrorCode } from '@crewpad/contract';
import { CANNOT_ADD_LISTING_MS } from '@crewpad/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { UNPAID_HOME } from '../../../../lib/member-homes.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { MessageView } from '../../../../ui/message-view.tsx';

/** Why no listing can be added. */
export interface Refusal {
  status: number;
  code: ErrorCode | undefined;
  message: string;
}

type RefusalLink = readonly [
  to: string,
  label: 'upgrade' | 'add_card' | 'renew' | 'finish_sign_up',
];

const BY_CODE: Readonly<Partial<Record<ErrorCode, RefusalLink>>> = {
  ACCOUNT_EXPIRED: ['/account-expired', 'renew'],
  ACCOUNT_INACTIVE: [UNPAID_HOME, 'finish_sign_up'],
};
const BY_STATUS: Readonly<Record<number, RefusalLink>> = {
  403: ['/change-package', 'upgrade'],
  408: ['/update-payment-method', 'add_card'],
};

/** No listing can be added: why, and how to fix it. After a moment the list of listings opens. */
export function CannotAddPage({ status, code, message }: Refusal) {
  const { t } = useTranslation('listings/editor');
  const navigate = useNavigate();
  const [stays, setStays] = useState(false);
  const link = (code && BY_CODE[code]) ?? BY_STATUS[status];

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => navigate('/my-crashpads'), CANNOT_ADD_LISTING_MS);
    return () => clearTimeout(timer);
  }, [stays, navigate]);

  return (
    <div role="alert">
      <MessageView
        picture="/images/crash-pads.svg"
        title={t(status === 408 ? 'needs_card' : 'cannot_add')}
        text={message || t('cannot_add_text')}
      >
        {link && (
          <LinkButton to={link[0]} variant="accent">
            {t(link[1])}
          </LinkButton>
        )}
        <LinkButton to="/my-crashpads" variant="outline">
          {t('to_my_crashpads')}
        </LinkButton>
        {!stays && (
          <Button variant="subtle" onClick={() => setStays(true)}>
            {t('stay_here')}
          </Button>
        )}
      </MessageView>
    </div>
  );
}
