import { defineMessages } from '../messages.ts';

const messages = {
  skip_to_content: 'Skip to content',
  home_of_brand: '%brand%, home',
  main_navigation: 'Main',
  footer_navigation: 'More pages',
  menu: 'Menu',
  close: 'Close',
  demo_banner: 'Demonstration: members, crash pads and payments on this site are made up.',
  login: 'Login',
  create_account: 'Create Account',
  language: 'Language',
  theme: 'Theme',
  theme_light: 'Light',
  theme_dark: 'Dark',
  theme_auto: 'Same as system',
  what_you_need_to_know: 'What you need to know',
  resources: 'Resources',
  new_features: 'New Features',
  airports: 'Airports',
  cities: 'Cities',
  what: 'What is a crash pad?',
  why: 'Why %brand%?',
  policies: 'Policies',
  house_rules: 'House rules',
  quality_listings: 'Quality listings',
  refund_policies: 'Refund policies',
  security: 'Security',
  problems: 'Problems?',
  help: 'Help and questions',
  contact: 'Contact',
  fees: 'Fees',
  emails: 'E-mails sent',
  image_requirements: 'Image requirements',
  about_the_data: 'About the data',
  featured_details: 'Featured listings',
  tenant_management: 'Tenant management',
  autopay: 'AutoPay',
  tenant_messaging: 'Tenant messaging',
  listing_apps: 'Listing plans',
  advertise: 'Advertise',
  footer_note:
    '%brand% brings listers and seekers together. Agree on the details with your lister before you pay.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof messages;
  }
}

export const shellText = defineMessages('shell', messages);
