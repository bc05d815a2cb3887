import { contract } from '@crewpad/contract';
import { ANSWER_HOURS, CONTACT_SUBJECT_MAX } from '@crewpad/domain';
import { ContactForm } from '../features/content/contact-form.tsx';
import { TextPage } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { loaderCall, rendering } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/contact.ts';

/** Prefills the logged-in member and the subject of the link. */
export async function loader(args: Route.LoaderArgs) {
  const requestedSubject = args.url.searchParams.get('subject') ?? '';
  const subject = requestedSubject.slice(0, CONTACT_SUBJECT_MAX);
  const empty = { name: '', email: '', subject, message_content: '' };
  if (rendering(args).member === null) return empty;
  const { user } = await loaderCall(args)(contract.accounts.getUser, {});
  return { ...empty, name: `${user.first_name} ${user.last_name}`.trim(), email: user.email };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'content/contact' }),
    description: t('meta_description', { ns: 'content/contact' }),
    path: '/contact',
  }));

export default function ContactPage({ loaderData: initial }: Route.ComponentProps) {
  const { t } = useTranslation('content/contact');
  const hours = { hours: ANSWER_HOURS };
  return (
    <TextPage
      path="/contact"
      title={t('title')}
      lead={t('lead', hours)}
      sections={[
        {
          id: 'form',
          title: t('form_title'),
          more: <ContactForm key={initial.subject} initial={initial} />,
        },
        { id: 'faster', title: t('faster_title'), text: t('faster_text') },
        { id: 'lister', title: t('lister_title'), text: t('lister_text') },
      ]}
    />
  );
}
