import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { Bases } from './bases.tsx';
import { Counters } from './counters.tsx';
import { FeaturedCrashPads } from './featured-crash-pads.tsx';
import { Hero } from './hero.tsx';
import type { loadHome } from './load-home.ts';
import { PraiseList } from './praise-list.tsx';
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
      <PraiseList praise={praise} />
    </>
  );
}
