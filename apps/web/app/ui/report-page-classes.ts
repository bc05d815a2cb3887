export const pageClass =
  'mx-auto my-0 grid max-w-page grid-cols-1 gap-6 px-gutter pt-4 pb-0 max-sm:gap-4 [&[data-narrow]>*]:[max-width:calc(52rem_-_2*var(--gutter))]';

export const backClass =
  '-mb-4 inline-flex min-h-target items-center gap-2 justify-self-start font-medium';

export const toolsClass = 'flex flex-wrap gap-2 max-sm:*:flex-auto max-sm:*:px-2';
