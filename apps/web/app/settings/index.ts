export { loadSettings } from './load-settings.ts';
export { SettingsPage } from './settings-page.tsx';
