import { defineMessages } from '../messages.ts';

const messages = {
  close: 'Close',
  stars_out_of_5: '{{score}} out of 5 stars',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ui: typeof messages;
  }
}

/** Texts of the shared components in ui/. */
export const uiText = defineMessages('ui', messages);
