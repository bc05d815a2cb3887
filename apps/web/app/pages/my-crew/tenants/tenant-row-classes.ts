export const whoClass = 'flex min-w-0 flex-wrap items-center gap-3';

export const namesClass = 'grid min-w-0 grow basis-24 content-center wrap-anywhere';
