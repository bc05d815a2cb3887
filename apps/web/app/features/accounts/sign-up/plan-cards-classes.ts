export const cardClass =
  'flex flex-col rounded-lg border border-line bg-surface p-sheet shadow data-chosen:border-ink';

export const headClass = 'flex flex-wrap items-baseline justify-between gap-x-2';

export const markClass = 'rounded-full bg-good-soft px-3 py-px text-xs font-medium text-good';

export const textClass =
  'mx-0 mt-1 mb-0 text-ink-soft lg:group-data-[count=3]/cards:[min-height:2lh]';

export const priceClass = 'mx-0 mt-4 mb-0 flex flex-wrap items-baseline gap-x-2 text-muted';

export const cardsClass =
  'group/cards grid gap-4 md:data-[count=2]:grid-cols-1fr-1fr lg:data-[count=3]:grid-cols-3';

export const buttonClass = 'mt-6 min-h-13! group-data-[count=2]/cards:mt-auto';

export const linkClass = 'inline-flex min-h-target items-center font-medium';
