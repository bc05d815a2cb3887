import { pageId } from '../features/listings/index.ts';
import { loadProfile, ProfilePage } from '../features/reviews/index.ts';
import { profileText } from '../i18n/en/profile.ts';
import { monthAndYear } from '../lib/format.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/user.ts';

export function loader(args: Route.LoaderArgs) {
  return loadProfile(loaderCall(args), pageId(args.params.id));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t, page) => {
    const { user } = args.loaderData;
    const date = monthAndYear(user.joined, page.locale);
    const told = { ns: profileText, name: user.display_name, date };
    return {
      title: t('meta_title', told),
      description: t('meta_description', told),
      path: `/user/${user.id}`,
      image: user.photo,
      jsonLd: {
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name: user.display_name,
          ...(user.photo !== null && { image: new URL(user.photo, page.publicUrl).href }),
          ...(user.about !== '' && { description: user.about }),
        },
      },
    };
  });

export default function UserRoute({ loaderData }: Route.ComponentProps) {
  return <ProfilePage profile={loaderData} />;
}
