import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { Bases } from './bases.tsx';
import { Counters } from './counters.tsx';
import { FeaturedCrashPads } from './featured-crash-pads.tsx';
import { FeaturedReviews } from './featured-reviews.tsx';
import { Hero } from './hero.tsx';
import type { loadHome } from './load-home.ts';
import { Steps } from './steps.tsx';

type HomeProps = Awaited<ReturnType<typeof loadHome>>;

export function Home({ bases, metrics, featured, praise }: HomeProps) {
  return (
    <>
      <Hero bases={bases} />
      <Bases bases={bases} />
      <Counters initial={metrics} />
      <RecentlyViewed />
      <FeaturedCrashPads cards={featured} />
      <Steps />
      <FeaturedReviews praise={praise} />
    </>
  );
}
