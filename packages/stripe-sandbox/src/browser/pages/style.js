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

/** Dresses the field as the page asks for, and takes over placeholder, language and being disabled. */
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

/** Brings the typefaces that the page gives by address; one that does not come is done without. */
export function loadFonts(fonts = []) {
  for (const { family, src, ...descriptors } of fonts) {
    if (!family || !src) continue;
    const face = new FontFace(family, src, descriptors);
    document.fonts.add(face);
    face.load().catch(() => undefined);
  }
}
