export const pagesClass = 'mt-6 flex flex-wrap items-center justify-center gap-4';
