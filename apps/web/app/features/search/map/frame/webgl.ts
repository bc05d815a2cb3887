let known: boolean | undefined;

/** Whether this browser supports the map. Checked before any map code is loaded. */
export function canDrawMaps(): boolean {
  known ??= hasWebGl();
  return known;
}

function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
