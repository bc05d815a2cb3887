/** The map of results and the approximate location of a listing. */
export default {
  results_map: 'Map of crash pads around {{airport}}',
  results_map_anywhere: 'Map of crash pads',
  place_map: 'Map of the area',
  keyboard_hint: 'Map. Use the arrow keys to move it, and plus and minus to zoom.',
  scroll_hint: 'Hold Ctrl while scrolling to zoom the map',
  scroll_hint_mac: 'Hold ⌘ while scrolling to zoom the map',
  touch_hint: 'Use two fingers to move the map',
  skip_map: 'Skip map',
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
  whole_area: 'Show the whole area',
  pins: 'Crash pads on the map',
  pin: 'Crash pad, {{price}} per month',
  pin_featured: 'Crash pad, {{price}} per month, featured',
  cluster: '{{number}} from {{price}}',
  cluster_name: '{{label}}: zoom in to see these crash pads',
  close_card: 'Close',
  card_loading: 'Loading crash pad',
  ring_miles: '{{count}} miles',
  you_are_here: 'You are here',
  map_unavailable: "We can't show the map here",
  map_unavailable_text:
    "WebGL is off in this browser, so it can't draw maps. Everything else on this page works.",
  map_loading: 'Loading the map…',
  approximate_map: 'Approximate map',
  map_failed: "The map didn't load",
  map_failed_text: 'Check your connection and try again. The rest of the page still works.',
  retry: 'Try again',
  approximate: 'Approximate location',
  approximate_text:
    'This crash pad is somewhere in the circle. The lister will give you the exact address.',
  airport_at: '{{airport}}: {{distance}} away',
  use_my_location: 'Use my location',
  locating: 'Finding your location…',
  found_you: 'Location found.',
  pin_map: 'Map with the pin of your crash pad',
  pin_hint:
    'Drag the pin to the door, or move it with the arrow keys. Hold Shift for larger steps.',
  pin_label: 'Pin of your crash pad. Move it with the arrow keys.',
} as const;

export const vacation = {
  results_map: 'Map of vacation rentals around {{airport}}',
  results_map_anywhere: 'Map of vacation rentals',
  pins: 'Vacation rentals on the map',
  pin: 'Vacation rental, {{price}} per month',
  pin_featured: 'Vacation rental, {{price}} per month, featured',
  cluster_name: '{{label}}: zoom in to see these vacation rentals',
  card_loading: 'Loading vacation rental',
  approximate_text:
    'This vacation rental is somewhere in the circle. The host will give you the exact address.',
  pin_map: 'Map with the pin of your vacation rental',
  pin_label: 'Pin of your vacation rental. Move it with the arrow keys.',
};

export const crew = {
  results_map: 'Map of crew houses around {{airport}}',
  results_map_anywhere: 'Map of crew houses',
  pins: 'Crew houses on the map',
  pin: 'Crew house, {{price}} per month',
  pin_featured: 'Crew house, {{price}} per month, featured',
  cluster_name: '{{label}}: zoom in to see these crew houses',
  card_loading: 'Loading crew house',
  approximate_text:
    'This crew house is somewhere in the circle. The lister will give you the exact address.',
  pin_map: 'Map with the pin of your crew house',
  pin_label: 'Pin of your crew house. Move it with the arrow keys.',
};
