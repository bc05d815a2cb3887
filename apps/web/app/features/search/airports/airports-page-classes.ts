export const headClass = 'mx-auto my-0 max-w-page px-gutter pt-8 pb-0';
