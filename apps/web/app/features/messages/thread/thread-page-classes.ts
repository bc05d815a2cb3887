export const noticeClass =
  'flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-t border-t-line bg-sunken [padding:var(--space-2)_var(--space-2)_max(var(--space-2),env(safe-area-inset-bottom))]';
