export default {
  basic_title: 'The New Hire',
  cancel: 'Cancelar',
  close: 'Cerrar',
  delete: 'Eliminar',
  edit: 'Editar',
  premium_title: 'Line Holder',
  pro_title: 'Senior Mama',
  seeker_title: 'Búsqueda',
  something_went_wrong: 'Algo salió mal. Inténtalo de nuevo.',
  try_again: 'Reintentar',
  undo: 'Deshacer',
};

export const vacation = {
  seeker_title: 'Viajero',
};
