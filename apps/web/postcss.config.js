/** Later layers win, whatever their selectors and whichever style sheet loads first. */
const LAYERS = ['base', 'vendor', 'utilities', 'features'];

const layerOf = (path) => {
  if (path.includes('/node_modules/')) return 'vendor';
  if (path.endsWith('/app/styles/utilities.css')) return 'utilities';
  return /\/app\/(styles|brand)\//.test(path) ? 'base' : 'features';
};

/** Puts each style sheet into the layer of its folder, after CSS modules have named its classes. */
const layerByFolder = {
  postcssPlugin: 'layer-by-folder',
  OnceExit(root, { AtRule }) {
    const path = root.source?.input.file?.replaceAll('\\', '/') ?? '';
    const layer = new AtRule({ name: 'layer', params: layerOf(path), nodes: [] });
    layer.append(root.nodes);
    // In each file: the first one that loads sets the order.
    root.append(new AtRule({ name: 'layer', params: LAYERS.join(', ') }), layer);
  },
};

export default { plugins: [layerByFolder] };
