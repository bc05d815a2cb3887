export const quoteClass =
  'm-0 grid [&_dd]:tabular [&_dd]:col-2 [&_dd]:m-0 [&_dd+dd]:mt-1 [&_dt]:text-ink-soft [&>div]:grid [&>div]:[grid-template-columns:minmax(6rem,9rem)_minmax(0,1fr)] [&>div]:gap-x-4 [&>div]:border-t [&>div]:border-t-line [&>div]:px-0 [&>div]:py-2 [&>div:first-child]:border-t-0 max-sm:[&>div:has(dd+dd+dd)]:grid-cols-1 max-sm:[&>div:has(dd+dd+dd)_dd]:col-1';
