import { defineMessages } from '../messages.ts';

const messages = {
  results_map: 'Map of crash pads around {{airport}}',
  results_map_anywhere: 'Map of crash pads',
  place_map: 'Map of the area',
  keyboard_hint: 'Map. Arrow keys move it, plus and minus change the zoom.',
  scroll_hint: 'Hold Ctrl while scrolling to zoom the map',
  scroll_hint_mac: 'Hold ⌘ while scrolling to zoom the map',
  touch_hint: 'Use two fingers to move the map',
  skip_map: 'Skip map',
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
  whole_area: 'Show the whole area',
  whole_area_short: 'Whole area',
  pins: 'Crash pads on the map',
  pin: 'Crash pad, {{price}} a month',
  pin_featured: 'Crash pad, {{price}} a month, featured',
  cluster: '{{count}} crash pads here, zoom in',
  close_card: 'Close',
  card_loading: 'Loading the crash pad',
  ring_miles: '{{count}} miles',
  you_are_here: 'You are here',
  map_unavailable: 'The map cannot be shown here',
  map_unavailable_text:
    'This browser draws no maps (WebGL is off). Everything else on this page works without it.',
  map_failed: 'The map did not load',
  map_failed_text: 'Check your connection and try again. The rest of the page works without it.',
  retry: 'Try again',
  approximate: 'Approximate location',
  approximate_text:
    'This crash pad is somewhere inside the circle. The lister gives you the exact address.',
  airport_at: '{{airport}}: {{distance}} away',
  use_my_location: 'Use my location',
  locating: 'Looking for you ...',
  found_you: 'Found you.',
  pin_map: 'Map with the pin of your crash pad',
  pin_hint: 'Drag the pin to the door, or move it with the arrow keys. Shift makes larger steps.',
  pin_label: 'Pin of your crash pad. Arrow keys move it.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    map: typeof messages;
  }
}

/** The map of results and the approximate place of a listing. */
export const mapText = defineMessages('map', messages);
