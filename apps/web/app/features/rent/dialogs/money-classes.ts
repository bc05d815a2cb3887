export const textClass = 'mx-0 mt-0 mb-4 text-ink-soft [.after_&]:m-0';

export const sumsClass =
  'sums rounded-sm border border-line bg-sunken p-4 [&_dd]:tabular [&_dd]:m-0 [&_dl]:m-0 [&_dl]:grid [&_dl]:gap-1 [&_dl>div]:flex [&_dl>div]:justify-between [&_dl>div]:gap-4 [&_dl>div:last-child]:border-t [&_dl>div:last-child]:border-t-line [&_dl>div:last-child]:pt-1 [&_dl>div:last-child]:font-bold';
