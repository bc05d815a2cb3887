export { OpenPayoutsPage } from './autopay/open-payouts-page.tsx';
export { loadSettings } from './load-settings.ts';
export { SettingsPage } from './settings-page.tsx';
