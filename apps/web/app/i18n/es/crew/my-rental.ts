export default {
  title: 'Mis estancias',
  leave: 'Dejar la casa',
  checkout_text:
    '{{lister}} recibe tu solicitud y la confirma o la rechaza. Las fechas y horas son las del lugar de la casa.',
  left: 'Dejaste la casa.',
  find: 'Buscar una casa',
};
