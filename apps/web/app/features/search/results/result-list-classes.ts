export const headClass = 'head flex flex-wrap items-baseline gap-x-4 gap-y-0';
