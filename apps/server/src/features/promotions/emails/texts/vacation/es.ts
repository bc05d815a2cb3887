export default {
  cancel_note: 'Si prefieres dejarlo, elige Cancelar Destacado en Mi alojamiento.',
  ended_found:
    'Los viajeros siguen encontrando tu {{place}} en la búsqueda, en su lugar de siempre, mientras el anuncio esté activo.',
  ended_hidden:
    'Hola, {{name}}: los viajeros no podían encontrar tu {{place}}, así que no te cobramos otro mes.',
};
