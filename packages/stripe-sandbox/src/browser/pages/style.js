const TAKEN = [
  'backgroundColor',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'textAlign',
];

/** Styles the field as the page requests, and applies placeholder, language and disabled state. */
export function applyOptions(input, { style = {}, placeholder, disabled = false } = {}) {
  const { base = {}, invalid = {} } = style;
  for (const name of TAKEN) if (base[name] !== undefined) input.style[name] = base[name];
  const root = document.documentElement.style;
  setVariable(root, '--placeholder', base['::placeholder']?.color);
  setVariable(root, '--invalid', invalid.color);
  setVariable(root, '--color', base.color);
  if (placeholder !== undefined) input.placeholder = placeholder;
  input.disabled = disabled;
}

function setVariable(style, name, value) {
  if (value) style.setProperty(name, value);
}

/** The height that the frame needs in pixels. */
export const heightFor = (input) => Math.ceil(input.getBoundingClientRect().height);

/** Loads the page's web fonts; failures are ignored. */
export function loadFonts(fonts = []) {
  for (const { family, src, ...descriptors } of fonts) {
    if (!family || !src) continue;
    const face = new FontFace(family, src, descriptors);
    document.fonts.add(face);
    face.load().catch(() => undefined);
  }
}
