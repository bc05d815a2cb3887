import { loadProfile, ProfilePage } from '../features/reviews/index.ts';
import { monthAndYear } from '../lib/format.ts';
import { loaderCall, redirectIfNotFound } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { pageId } from '../lib/page-params.ts';
import type { Route } from './+types/user.ts';

export function loader(args: Route.LoaderArgs) {
  return redirectIfNotFound(async () =>
    loadProfile(loaderCall(args), pageId(args.params.id), args.url.searchParams),
  );
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t, page) => {
    const { user, offset } = args.loaderData;
    const date = monthAndYear(user.joined, page.locale);
    const values = { ns: 'reviews/profile', name: user.display_name, date };
    return {
      title: t('meta_title', values),
      description: t('meta_description', values),
      path: offset > 0 ? `/user/${user.id}?offset=${offset}` : `/user/${user.id}`,
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
