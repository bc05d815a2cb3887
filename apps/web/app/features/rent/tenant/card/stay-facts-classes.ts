export const factsClass =
  'm-0 grid gap-2 [&_dd]:m-0 [&_dd]:min-w-0 [&_dd]:grow [&_dd]:basis-36 [&_dt]:max-w-36 [&_dt]:grow [&_dt]:basis-24 [&_dt]:text-ink-soft [&>div]:flex [&>div]:flex-wrap [&>div]:gap-x-4 [&>div]:gap-y-0';
