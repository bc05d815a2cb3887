export { FeaturedPage } from './featured-page.tsx';
export { SignupPage } from './signup-page.tsx';
