export const buttonClass =
  'inline-flex min-h-target min-w-target max-w-full flex-none cursor-pointer items-center justify-center gap-1 rounded-full border border-line bg-surface px-3 py-0 text-sm font-medium whitespace-nowrap text-ink hover:border-line-strong [&_svg]:flex-none';
