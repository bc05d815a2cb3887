export default {
  cancel_note: 'Si prefieres dejarlo, elige Cancelar Destacado en Mi casa.',
};
